window-title = Hexsmith

menu-file = &Archivo
menu-edit = &Editar
menu-game = &Juego
menu-view = &Ver
menu-view-panels = &Paneles
menu-view-theme = &Tema
menu-view-text-size = Tamaño del te&xto
menu-view-language = &Idioma
menu-help = Ay&uda

command-save-page = &Guardar
command-close-page = &Cerrar pestaña
command-quit-app = &Salir
command-undo-edit = &Deshacer
command-redo-edit = &Rehacer
command-edit-shortcuts = &Atajos de teclado…
command-show-palette = Busca o haz lo que &quieras…
command-show-start-page = Pá&gina de inicio
command-next-page = Pestaña &siguiente
command-previous-page = Pestaña &anterior
# Same as in English: Spanish has the word too.
command-toggle-inspector = &Inspector
command-toggle-hand = &Tu bando
command-toggle-seats = &Jugadores
command-toggle-log = &Registro
command-toggle-history = &Historial
command-toggle-problems = &Problemas
command-reset-layout = Restablecer la &disposición
command-turn-board = Girar el &mapa
command-toggle-full-screen = Pantalla &completa

command-show-about = &Acerca de Hexsmith

about-title = Acerca de Hexsmith
about-version = Hexsmith { $version }
about-what-it-is = Un estudio para juegos de mesa de escaramuza y de arena: mapas, cartas, ejércitos, reglas, bots e impresión.
about-licence = Hexsmith es software libre con licencia MIT.
about-trademarks = Los nombres de los juegos son marcas de sus propietarios, que no tienen relación alguna con Hexsmith. El programa no contiene textos de reglamentos ni de cartas.
about-stands-on = Se apoya en el trabajo de otros: { $list }.
about-icons = Los iconos son obra de { $list }.
about-running = En marcha con Python { $python }, Qt { $qt } y SQLite { $sqlite }.

# Same as in English: the name of a game.
game-battleground = Battleground
# Same as in English: the name of a game.
game-hoplomachus = Hoplomachus: Remastered

start-title = Inicio
start-welcome = Te damos la bienvenida a Hexsmith
start-welcome-back = Hola de nuevo
start-what-it-is = Un estudio para juegos de mesa de escaramuza y de arena: juega, diseña, prueba e imprime.
start-first = Empieza aquí
start-first-play = Jugar ahora
start-first-game-how = Juega contra el ordenador. Unas notas breves te guían en la primera ronda.
start-verb-play = Jugar
start-verb-play-how = contra un bot o un amigo
start-verb-library = Biblioteca
start-verb-library-how = cartas, mapas, misiones
start-verb-rules = Reglas
start-verb-rules-how = busca y lee
start-verb-notes = Notas de mapa
start-verb-notes-how = escribe en un mapa
start-verb-import = Importar
start-verb-import-how = paquetes y archivos
start-ready = Listas para jugar
start-ready-how = Elige un tablero y empieza: todo está preparado.
start-recent = Recientes
start-recent-nothing = Lo que abras aparecerá aquí.
start-own = Tus misiones
start-own-more = { $n ->
    [one] Hay uno más en Nueva partida.
   *[other] Hay { $n } más en Nueva partida.
 }
# The aims of missions that ship, in a few words.
aim-battleground-first-game = aprende jugando
aim-battleground-castle-siege = defiende el patio
aim-battleground-break-through = llega al otro borde
aim-battleground-drowned-altar = defiende el altar
aim-hoplomachus-skirmish-pozzuoli = duelo en la arena

scenario-from-stock = incluido en Hexsmith
scenario-from-own = tu biblioteca
scenario-from-pack = paquete «{ $source }»
scenario-from-file = archivo { $source }

pages-open = Páginas abiertas
tab-problems = Problemas: { NUMBER($n) }

dock-tabs = Paneles
# Same as in English: Spanish has the word too.
dock-inspector = Inspector
dock-hand = Tu bando
dock-seats = Jugadores
dock-log = Registro
dock-history = Historial
dock-problems = Problemas
dock-problems-how = Aquí aparece lo que incumple una regla o no puede funcionar.

ask-title = Cambios sin guardar
ask-save = ¿Quieres guardar los cambios de { $list }?
ask-page = «{ $title }»
ask-lost = Lo que no guardes se perderá.

palette-type = Busca una orden, un documento, una regla o una pestaña abierta
palette-list = Resultados
palette-nothing = Nada se llama así.

shortcuts-title = Atajos de teclado
shortcuts-filter = Buscar una orden o un atajo
shortcuts-command = Orden
shortcuts-menu = Menú
shortcuts-keys = Atajo
shortcuts-press = &Nuevo atajo:
shortcuts-none = &Quitar
shortcuts-own = Pre&determinado
shortcuts-all-own = Restablecer &todo
shortcuts-alone = Una tecla sola sirve para escribir y para el mapa. Añade Ctrl o Alt, o usa una de F1 a F12.
shortcuts-taken = Ya lo usa: { $list }.
shortcuts-take = &Usarlo aquí

fault-title = Algo ha fallado
fault-happened = Tu trabajo sigue abierto. Este informe nos ayuda a encontrar y corregir el fallo.
fault-report = Informe
fault-copy = &Copiar el informe

open-no-such-scenario = No hay ningún archivo ni escenario «{ $name }».
open-too-many = De { $n } archivos y escenarios se abren los primeros { $most }.

safe-mode-title = Modo seguro
safe-mode-what = Hexsmith se interrumpió varias veces al iniciarse, por eso ha empezado en modo seguro.
safe-mode-more = La ventana está como el primer día, no se ha abierto nada y el trabajo sin guardar te espera. No se ha perdido nada. «Iniciar como siempre» lo recupera todo ahora. Si Hexsmith vuelve a interrumpirse, el registro dice por qué: { $folder }
safe-mode-usual = Iniciar como &siempre
safe-mode-stay = Seguir en &modo seguro

app-option-shot = toma una imagen de la ventana (PNG) y sale
app-no-screen = no hay pantalla en la que abrir una ventana. Define DISPLAY o inicia con «./dev run», que trae una virtual.
app-option-documents = un escenario que abrir, como battleground/first-game, o un archivo con un escenario, una partida guardada o una carta
app-option-library = usa esta biblioteca, o esta carpeta de documentos, en lugar de tu biblioteca
app-library-stays = Hexsmith ya está abierto y conserva la biblioteca que está usando. Ciérralo y vuelve a abrirlo con otra.
app-does-not-answer = Hexsmith ya está en marcha, pero no responde. Ciérralo e inícialo de nuevo.
