# The page where a game is played.
# Same as in English: both have it from Latin.
table-inspector = Inspector
table-nothing-inspected = Pasa el ratón por una miniatura, una carta o una casilla para ver los detalles.
table-log = Registro
table-history = Historial
table-no-problems = Esta misión no tiene problemas.
table-go-back-here = Volver a este punto
table-log-new = Desde tu última decisión
table-read-rule = Leer la regla { $rule }
table-ahead = { $sentence } (deshecho)
table-beginning = Inicio
table-continued = La partida se reanuda aquí. Las jugadas anteriores no se conservan.
table-past-coming = Reconstruyendo las jugadas anteriores: { $percent } %
table-past-gap = Algunas jugadas anteriores no se han podido reconstruir. La partida continúa tal como se guardó.
table-to-move = le toca
table-change-player = Cambiar jugador
table-cards-hidden = cartas ocultas
table-person = Persona
table-bot-brisk = Bot «Veloz»: medio, rápido
table-bot-greedy = Bot «Codicioso»: medio
table-bot-random = Bot «Aleatorio»: fácil
table-bot-search = Bot «Previsor»: difícil
# Same as in English: the word is used in this language.
table-who-bot = Bot
table-who-person = Persona
table-who-you = Tú

# Cards and dice.
table-piles = Sobre la mesa
table-pile = { $name } ({ $number })
table-card-face-down = Carta boca abajo
table-card-picked = seleccionada
table-card-wanted = se puede elegir
table-dice = Dados
table-successes = { $number ->
    [one] { $number } éxito
   *[other] { $number } éxitos
}
table-die-hit = éxito
table-die-miss = sin éxito
table-die-picked = { $die }, elegido para volver a tirarlo
table-reroll-die = Dado { $number }: { $face }
table-reroll-hit = { $die } es un éxito; si lo repites puedes perderlo
table-reroll-none = Conservar todos
table-reroll-picked = Repetir { $number }
table-die-yellow = amarillo
table-die-blue = azul
table-die-green = verde
table-die-black = negro
table-die-red = rojo
table-die-letter-yellow = Am
table-die-letter-blue = Az
table-die-letter-green = V
table-die-letter-black = N
# Same as in English: the letter of the colour, rojo.
table-die-letter-red = R
table-die-symbol-blank = vacío
table-die-symbol-success = éxito
table-die-symbol-double = éxito doble
table-die-symbol-again = vuelve a tirar
table-face = Cara { $number }

# The bar that asks.
table-unpick = Elegir de nuevo (Esc)
table-picked = Elegido: { $list } (Esc)
table-standing = Más: rendirse, tablas
table-further = { $kind }: { $which }
table-which-card = ¿qué carta?
table-which-figure = ¿qué miniatura?
table-which-place = ¿dónde?
table-refused = { $name }: ahora no es posible
table-or-others = { $text } ({ $number ->
    [one] 1 opción más
   *[other] { $number } opciones más
    })
table-why-not = Por qué no: { $name }
table-bot-thinks = { $seat } está pensando…
table-bot-waits = { $seat } espera: continúa cuando quieras.
table-thinking = El bot está pensando
table-bots-play = Continuar
table-bots-pause = Pausa
table-bots-step = Un paso

# Hot-seat.
table-pass-screen = Pasa la pantalla a: { $seat }
table-hands-hidden = Las manos quedan ocultas hasta que siga el próximo jugador.
table-i-am = Soy { $seat }

# The end.
table-game-over = La partida ha terminado.
table-winner = gana
table-points = { $number ->
    [one] { $number } punto
   *[other] { $number } puntos
}
table-play-again = Jugar otra vez
table-look-at-board = Mostrar el mapa
table-show-result = Mostrar el resultado
table-ended-by = La partida ha terminado por la regla
table-only-choice = { $answer } (única opción)
table-obvious-choice = { $answer } (nada que ganar)
table-answered = { $seat } ha elegido
table-point-first = Pasa antes el ratón por una miniatura, una casilla o un botón.
table-nothing-against = Puedes hacerlo ahora.
table-go-again = Rehacer jugada
table-new-dice = Dados nuevos desde aquí
table-new-dice-taken = Desde aquí los dados son nuevos.
table-new-dice-lost = Desde aquí los dados son nuevos. Las jugadas deshechas se han perdido.
table-own-dice = Introducir dados físicos
table-arcs = Mostrar los arcos
table-last-action = Repetir la última acción
table-more-tools = Más herramientas
table-bot-speed = Velocidad de los bots: { $speed }
bot-speed-slow = Lenta
# Same as in English: the Spanish word, too.
bot-speed-normal = Normal
bot-speed-fast = Rápida
bot-speed-at-once = Inmediata
table-contents = Mapa como tabla
table-take-back = Deshacer jugada

# A new game.
table-new-game = Partida nueva
table-scenario = Misión
table-seed = Semilla aleatoria
table-seed-why = La misma semilla y las mismas decisiones dan las mismas tiradas.
table-other-seed = Nueva semilla
table-cannot-open = Esta partida no puede empezar.
table-illegal = «{ $name }» incumple las reglas.
table-illegal-of = { $seat }: { $text }
table-illegal-how = Puedes jugar de todos modos.
table-illegal-play = &Jugar de todos modos
table-changed = «{ $name }» ha cambiado.
table-changed-how = Esta partida empezó con una versión anterior. La encontrarás en la página de inicio.
table-changed-new = &Jugar la versión nueva
table-changed-old = &Continuar la partida anterior
table-was-renewed = «{ $name }» ha cambiado. Estás jugando la versión nueva.
table-scenarios-coming = Buscando tus misiones…
table-begin = Jugar
new-game-who = Jugadores
new-game-army-of = Ejército: { $seat }
new-game-points = { $points } de { $most } puntos
new-game-other-format = otro formato
new-game-unreadable = no se puede leer
new-game-breaks-format = incumple su formato
new-game-rounds = { $n ->
    [one] { $n } ronda
   *[other] { $n } rondas
 }
new-game-legal = Los dos ejércitos cumplen las reglas.
new-game-illegal = Estos ejércitos incumplen las reglas. Puedes jugarlos tras una última pregunta:
brief-battleground = Reclama objetivos y derrota enemigos: 20 puntos por objetivo, más lo que cuesta cada enemigo. Ganas con 20 puntos de ventaja tras la última ronda.
brief-hoplomachus = Derrota al héroe enemigo. Vencer unidades y ocupar las piedras da favor, que trae recompensas.
table-rule-options = Variantes de reglas
table-rule-options-why = Las ediciones difieren en estas reglas. La misión ya ha elegido; cambia lo que quieras.
table-as-scenario = Lo que diga la misión

# Commands.
command-play-first-game = Jugar la &primera partida
command-new-game = Partida &nueva…
command-take-back = &Deshacer jugada
command-go-again = Re&hacer jugada
command-new-dice = Dados nuevos de&sde aquí
command-own-dice = Introducir dados &físicos
command-why-not = ¿Por &qué no?
command-show-arcs = Mostrar &arcos
command-last-action = Repetir la última a&cción
command-bots-slow = Bots: &lentos
command-bots-normal = Bots: &normales
command-bots-fast = Bots: &rápidos
command-bots-at-once = Bots: &inmediatos
command-show-contents = Mapa como ta&bla
command-fit-map = Ajustar el &mapa
command-run-bots = Dejar jugar a los b&ots
command-step-bots = &Un paso del bot
command-show-result = Mostrar el r&esultado

# Readings of the rules, one for each option of each game, with its values.
option-battleground-higher-roll = La tirada más alta
option-battleground-higher-roll-chooses = elige quién es primero
option-battleground-higher-roll-is-first = es primero
option-battleground-claim = Un personaje que puede reclamar un objetivo
option-battleground-claim-may = puede reclamarlo
option-battleground-claim-must = debe reclamarlo
option-battleground-knock-out-scores = Un personaje derrotado da puntos
option-battleground-knock-out-scores-always = siempre
option-battleground-knock-out-scores-by-enemy = solo por obra de un enemigo
option-battleground-defence-without-successes = Prueba de defensa si el ataque no tiene éxitos
option-battleground-defence-without-successes-no = no se hace
option-battleground-defence-without-successes-yes = se hace
option-battleground-fists-type = Los puños cuentan como
option-battleground-fists-type-melee = arma cuerpo a cuerpo
option-battleground-fists-type-own = un tipo propio
option-battleground-los-origin = Las dos líneas de visión salen
option-battleground-los-origin-one = de la misma esquina
option-battleground-los-origin-any = de cualquier esquina
option-battleground-cover-narrows = La cobertura aumenta el umbral de
option-battleground-cover-narrows-ranged-and-spell = ataques a distancia y hechizos
option-battleground-cover-narrows-ranged = solo ataques a distancia
option-battleground-interruption-without-ap = Una interrupción sin PA
option-battleground-interruption-without-ap-goes-on = continúa
option-battleground-interruption-without-ap-ends = termina
option-battleground-mark-hex = Una marca va en una casilla sin
option-battleground-mark-hex-no-terrain = ningún terreno
option-battleground-mark-hex-no-obstacle = obstáculos
option-battleground-on-interruption = «Al interrumpir» ocurre
option-battleground-on-interruption-before = antes de que empiece
option-battleground-on-interruption-after = justo después de empezar
option-battleground-teleport-past-figures = El teletransporte atraviesa personajes
option-battleground-teleport-past-figures-yes = sí
# Same as in English: the word is the same in Spanish.
option-battleground-teleport-past-figures-no = no
option-battleground-shift-focus = Dirigirse, cargar, saltar y teletransportarse
option-battleground-shift-focus-no = nunca gastan concentración
option-battleground-shift-focus-yes = pueden gastar concentración para usar la velocidad concentrada
option-battleground-push-stops-at = Un empujón o tirón se detiene ante
option-battleground-push-stops-at-obstacles = obstáculos, escaleras y miniaturas
option-battleground-push-stops-at-terrain = también el terreno abrupto
option-battleground-area-attacker = Un ataque de área alcanza a quien ataca
option-battleground-area-attacker-spared = nunca
option-battleground-area-attacker-hit = como a los demás
option-battleground-massive-range = El alcance de una miniatura de gran tamaño se mide
option-battleground-massive-range-base = desde la casilla más cercana de su base
option-battleground-massive-range-facing-hexes = desde sus casillas frontales, tras girarse
option-battleground-massive-facing = Una miniatura de gran tamaño se orienta a un objetivo lejano
option-battleground-massive-facing-side = con el lado de una casilla
option-battleground-massive-facing-nearest = con la casilla frontal más cercana
option-battleground-massive-cover = La cobertura de un objetivo de gran tamaño ignora, junto a él,
option-battleground-massive-cover-all = personajes y obstáculos
option-battleground-massive-cover-low = obstáculos bajos
option-hoplomachus-factions = Las facciones se
option-hoplomachus-factions-random = sortean
option-hoplomachus-factions-pick = eligen
option-hoplomachus-factions-written = toman de la misión
option-hoplomachus-empty-arena = Una arena vacía hace perder
option-hoplomachus-empty-arena-from-second-round = desde la segunda ronda
option-hoplomachus-empty-arena-after-first-turn = tras el primer turno de ese bando
