protocol-line-too-long = La línea supera los { NUMBER($most) } bytes.
protocol-no-verb = La petición necesita el texto «do», su verbo.
protocol-unknown-verb = Verbo desconocido: «{ $verb }».
protocol-internal = El motor ha cometido un error; la partida está como antes. Los detalles están en el registro.
protocol-no-game = Todavía no hay partida; empieza una con «new».
protocol-no-such-language = El motor no tiene el idioma «{ $name }». Elige en, it, es o pl.
protocol-no-such-seat = En esta partida no hay ningún puesto «{ $seat }».
protocol-chance-sees-nothing = El puesto «chance» solo responde por dados y robos; no puede usar «{ $verb }».
protocol-referee-only = Solo el árbitro puede usar «{ $verb }».

protocol-illegal = «{ $choice }» no está permitido.
protocol-not-on-offer = «{ $choice }» no es posible ahora.
protocol-bad-choice = Una elección no puede tener esta forma. { $problem }
protocol-no-throw = La partida no espera ahora ninguna tirada ni robo.
protocol-out-of-dice = Se han acabado los dados prefijados.
protocol-bad-die = Los dados prefijados no encajan. { $problem }
protocol-undo-too-many = { $most ->
    [0] No hay nada que deshacer, así que tampoco { $count } respuestas.
    [one] Solo se puede deshacer una respuesta, no { $count }.
   *[other] Solo se pueden deshacer { $most } respuestas, no { $count }.
    }
protocol-not-a-result = Indica un número entero para un dado o un nombre para una carta, no { $found }.
protocol-not-a-choice = Indica el ID de una elección, o su tipo y sus campos, no { $found }.
protocol-not-players = Indica un bot para cada puesto, en una lista o por puesto, no { $found }.
protocol-no-such-bot = No existe el bot «{ $name }».
protocol-players-and-seats =
    { $seats ->
        [one] La partida necesita un solo jugador
       *[other] La partida necesita { $seats } jugadores
    } y { $players ->
        [one] se nombra uno.
       *[other] se nombran { $players }.
    }
protocol-no-such-question = «{ $system }» no tiene la pregunta «{ $what }».

protocol-one-start = Una partida empieza desde una misión o desde una posición. Indica solo una.
protocol-profile-of-position = Una posición conserva las variantes de reglas con las que empezó. Quita «profile».
protocol-no-such-document = No existe el documento «{ $name }».
protocol-other-kind = Un documento del tipo «{ $kind }» no se puede usar aquí.
protocol-other-system = Esto es del juego «{ $found }», pero se juega a «{ $expected }».
protocol-bad-state = La partida no se puede leer. { $problem }
protocol-impossible-state = La partida no puede estar en este estado.
protocol-does-not-fit = El paso { NUMBER($number) } del registro no encaja. { $problem }
protocol-position-fails = La partida no puede seguir: ninguna partida llega a la posición con la que empezó.
