cli-what-it-is = Un estudio para juegos de mesa de escaramuza y de arena. Sin un verbo, o con un escenario o un archivo en su lugar, abre su ventana.
cli-option-version = Muestra la versión y termina.
cli-option-log-level = Cuánto se anota en el archivo de registro.
cli-option-probes = Muestra también los juegos pequeños que ponen a prueba el motor.
cli-option-library = Busca documentos por nombre también en esta biblioteca o carpeta de documentos; si no, en la biblioteca propia.
cli-names-of-ones-own = Los documentos propios se encuentran por su nombre con --library CARPETA, o en la biblioteca que indica HEXSMITH_LIBRARY.
cli-option-json = Muestra JSON para otros programas.
cli-our-bug = Esto es un error nuestro. Lo que ha pasado está en el registro: { $folder }
cli-stream-fails = La entrada o la salida estándar no funciona: { $reason }
cli-no-such-log-level = No existe el nivel de registro «{ $name }»; hay { $known }.
cli-no-such-file = No existe el archivo «{ $name }».
cli-no-such-library = No existe ni una biblioteca ni una carpeta «{ $name }».

cli-engine = Responde a otros programas: un objeto JSON por línea, de entrada y de salida.
cli-engine-no-files = No abre los archivos que nombren las peticiones.

cli-schema = Muestra el esquema JSON de un tipo de documento, o del protocolo del motor.
cli-schema-name = De qué mostrar el esquema; «list» muestra todos los nombres.
cli-schema-unknown = No existe el esquema «{ $name }».

cli-check = Comprueba documentos: su forma, lo que nombran y las reglas de su juego. De una carpeta, todos sus documentos (.json).
cli-check-files = Archivos o carpetas que comprobar, o documentos por nombre; «-» es la entrada estándar. Los documentos que se comprueban juntos se encuentran entre sí.
cli-check-too-much = En «{ $name }» hay más de lo que se puede comprobar de una vez: 2000 documentos, 200 carpetas, 64 MB. Compruébalo por partes.
cli-check-nothing-there = En «{ $name }» no hay documentos (.json).
cli-check-sum = Documentos comprobados: { $documents }. Con errores: { $wrong }.
cli-check-sound = { $name }: todo está bien
cli-check-id-in-files = Varios archivos tienen el id «{ $id }»; vale el último: { $files }.
cli-check-more = { $name }: … y al menos { $count } más.
cli-check-warning = aviso: { $problem }

cli-more-lines = … y { $count } más; con --json salen todas.
cli-play = Hace que los bots jueguen un escenario.
cli-play-scenario = Un archivo, o el nombre de un escenario incluido.
cli-play-players = Un bot para cada puesto, separados por comas: greedy,random.
cli-play-games = Cuántas partidas.
cli-play-seed = De dónde sale toda la suerte.
cli-play-workers = Cuántos procesos juegan; los resultados no dependen de ello.
cli-play-swap-seats = Mueve a cada jugador un puesto de una partida a otra, con la misma suerte en cada ronda.
cli-play-anyway = Jugar aunque un ejército incumpla las reglas.
cli-play-not-played = No se ha jugado ninguna partida. Usa --anyway para jugar con estos ejércitos.
cli-play-warnings = { $name }: { $count ->
    [one] una advertencia. «hexsmith check» la muestra.
   *[other] { $count } advertencias. «hexsmith check» las muestra.
  }
cli-play-wrong-players =
    { $players ->
        [one] Se nombra un solo jugador
       *[other] Se nombran { $players } jugadores
    }, y hace falta uno para cada uno de estos puestos: { $seats }.
cli-play-title =
    { $games ->
        [one] Una partida
       *[other] { $games } partidas
    }, semilla { $seed }
cli-play-stopped =
    { $games ->
        [one] Interrumpido antes del final de la partida.
       *[other] Interrumpido después de { $done } de { $games } partidas.
    }
cli-play-lost =
    { $lost ->
        [one] Una partida de { $games } no se ha podido jugar: el sistema cerró el proceso cada vez. Quizá falte memoria. Su semilla: { $seeds }.
       *[other] { $lost } de { $games } partidas no se han podido jugar: el sistema cerró los procesos cada vez. Quizá falte memoria; prueba con menos procesos. Las primeras semillas: { $seeds }.
    }
cli-play-seat = puesto { $seat }
cli-play-draws = empates
cli-play-unfinished = sin terminar

cli-explain-card = Dice con palabras qué hacen las cartas.
cli-explain-card-files = Cartas que explicar; «-» es la entrada estándar.
cli-explain-card-lang = El idioma en que decirlo: en, it, es, pl.
cli-explain-card-literal = Usa frases enteras, que nombran todo lo que hay en los datos.
cli-explain-card-no-card = { $name }: no es una carta de un juego.
cli-no-such-language = No existe el idioma «{ $name }».
