protocol-line-too-long = La línea supera los { NUMBER($most) } bytes.
protocol-no-verb = La petición necesita un verbo: «do» con un texto.
protocol-unknown-verb = No existe el verbo «{ $verb }».
protocol-internal = El motor ha cometido un error; la partida está como antes. Los detalles están en el registro.
protocol-no-game = Todavía no hay partida; empieza una con «new».
protocol-no-such-language = El motor no habla «{ $name }».
protocol-no-such-seat = En esta partida no hay ningún puesto «{ $seat }».
protocol-chance-sees-nothing = El puesto «chance» solo responde por dados y robos; no le sirve «{ $verb }».
protocol-referee-only = «{ $verb }» está reservado al árbitro.

protocol-illegal = «{ $choice }» no está permitido.
protocol-not-on-offer = «{ $choice }» no está entre las opciones de ahora.
protocol-bad-choice = Esto no tiene la forma de una elección. { $problem }
protocol-no-throw = Ahora la partida no espera ningún dado ni robo.
protocol-out-of-dice = Se han acabado los dados prefijados.
protocol-bad-die = Los dados prefijados no encajan. { $problem }
protocol-undo-too-many =
    { $most ->
        [0] No hay ninguna respuesta que deshacer, así que no pueden ser { $count }.
        [one] Solo se puede deshacer una respuesta, no { $count }.
       *[other] Solo se pueden deshacer { $most } respuestas, no { $count }.
    }
protocol-not-a-result = Un dado muestra un número entero y una carta tiene un nombre; esto es { $found }.
protocol-not-a-choice = Aquí hace falta el id de una elección, o su tipo y sus campos, no { $found }.
protocol-not-players = Nombra un bot para cada puesto, en una lista o por puesto; esto es { $found }.
protocol-no-such-bot = No existe el bot «{ $name }».
protocol-players-and-seats =
    { $seats ->
        [one] La partida necesita un solo jugador
       *[other] La partida necesita { $seats } jugadores
    } y { $players ->
        [one] se nombra uno.
       *[other] se nombran { $players }.
    }
protocol-no-such-question = «{ $system }» no responde a la pregunta «{ $what }».

protocol-one-start = Una partida empieza desde un escenario o desde una posición, y solo desde uno de los dos.
protocol-profile-of-position = Una posición se juega con las lecturas de las reglas con las que empezó.
protocol-no-such-document = No existe el documento «{ $name }».
protocol-other-kind = Este es un documento del tipo «{ $kind }», que aquí no sirve.
protocol-other-system = Esto es del juego «{ $found }», y se juega a «{ $expected }».
protocol-bad-state = Esto no se puede leer. { $problem }
protocol-impossible-state = La partida no puede estar en este estado.
protocol-does-not-fit = El paso { NUMBER($number) } del diario no encaja. { $problem }
protocol-position-fails = La partida no puede seguir: la posición con la que empezó no es una a la que se llegue jugando.
