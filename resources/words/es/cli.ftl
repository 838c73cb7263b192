cli-what-it-is = Un estudio para juegos de mesa de escaramuza y de arena. Sin órdenes, o con una misión o un archivo, abre la ventana.
cli-option-version = Muestra la versión y termina.
cli-option-log-level = Cuánto detalle se anota en el archivo de registro.
cli-option-probes = Muestra también los juegos pequeños que ponen a prueba el motor.
cli-option-library = Biblioteca o carpeta donde buscar documentos también por nombre. Por omisión, tu biblioteca.
cli-names-of-ones-own = Para nombrar documentos tuyos, añade --library CARPETA o define HEXSMITH_LIBRARY.
cli-option-json = Muestra JSON, para otros programas.
cli-our-bug = Esto es un fallo de Hexsmith, no tuyo. Avísanos y adjunta el registro: { $folder }
cli-stream-fails = La entrada o la salida estándar no funciona: { $reason }
cli-no-such-log-level = No existe el nivel de registro «{ $name }». Elige uno de estos: { $known }.
cli-no-such-file = No existe el archivo «{ $name }». Revisa la ruta.
cli-no-such-library = No existe ninguna biblioteca ni carpeta «{ $name }». Revisa la ruta.

cli-engine = Atiende a otros programas: un objeto JSON por línea, de entrada y de salida.
cli-engine-no-files = No abre los archivos que indiquen las peticiones.

cli-schema = Muestra el esquema JSON de un tipo de documento o del protocolo del motor.
cli-schema-name = Nombre del esquema; «list» muestra todos los nombres.
cli-schema-unknown = No existe el esquema «{ $name }». «hexsmith schema list» muestra todos los nombres.

cli-check = Comprueba documentos: forma, referencias y reglas de su juego. En una carpeta: todos los archivos .json.
cli-check-files = Archivos, carpetas o documentos por nombre; «-» lee la entrada estándar. Los documentos comprobados juntos pueden referirse unos a otros.
cli-check-too-much = «{ $name }» contiene demasiado para una sola vez (como máximo 2000 documentos, 200 carpetas, 64 MB). Compruébalo por partes.
cli-check-nothing-there = En «{ $name }» no hay documentos (.json).
cli-check-sum = Documentos comprobados: { $documents }. Con errores: { $wrong }.
cli-check-sound = { $name }: sin problemas
cli-check-id-in-files = Varios archivos tienen el ID «{ $id }»; vale el último: { $files }.
cli-check-more = { $name }: … y al menos { $count } más.
cli-check-warning = aviso: { $problem }

cli-more-lines = … y { $count } más; con --json salen todas.
cli-play = Hace que los bots jueguen una misión.
cli-play-scenario = Un archivo, o el nombre de una misión incluida.
cli-play-players = Un bot para cada puesto, separados por comas: greedy,random.
cli-play-games = Número de partidas.
cli-play-seed = Semilla aleatoria.
cli-play-workers = Número de procesos en paralelo; no cambia los resultados.
cli-play-swap-seats = Rota a los jugadores por los puestos de una partida a otra, con la misma suerte en cada vuelta.
cli-play-anyway = Juega aunque un ejército incumpla las reglas.
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
cli-play-lost = { $lost ->
    [one] Se perdió una partida de { $games }: el sistema cerró su proceso una y otra vez, quizá por falta de memoria. Su semilla: { $seeds }.
   *[other] Se perdieron { $lost } de { $games } partidas: el sistema cerró sus procesos una y otra vez, quizá por falta de memoria. Prueba con menos procesos. Primeras semillas: { $seeds }.
    }
cli-play-seat = puesto { $seat }
cli-play-draws = empates
cli-play-unfinished = sin terminar

cli-explain-card = Explica con palabras qué hacen las cartas.
cli-explain-card-files = Cartas que explicar; «-» lee la entrada estándar.
cli-explain-card-lang = Idioma del texto: en, it, es, pl.
cli-explain-card-literal = Usa frases enteras, que incluyen todos los datos.
cli-explain-card-no-card = { $name } no es una carta. Indica el archivo de una carta, o «-» para la entrada estándar.
cli-no-such-language = No hay idioma «{ $name }». Elige en, it, es o pl.
