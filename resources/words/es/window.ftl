window-title = Hexsmith

menu-file = &Archivo
menu-edit = &Editar
menu-game = &Partida
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
command-show-palette = Buscar c&ualquier cosa…
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
about-stands-on = Hecho con { $list }.
about-icons = Iconos de { $list }.
about-running = Funciona con Python { $python }, Qt { $qt } y SQLite { $sqlite }.

# Same as in English: the name of a game.
game-battleground = Battleground
# Same as in English: the name of a game.
game-hoplomachus = Hoplomachus: Remastered

start-title = Inicio
start-welcome = Te damos la bienvenida a Hexsmith
start-welcome-back = Te damos la bienvenida
start-what-it-is = Un estudio para juegos de mesa de escaramuza y de arena: juega, diseña, prueba e imprime.
start-first = Empieza aquí
start-first-play = Jugar ahora
start-first-game-how = Juega contra el ordenador. Unas notas breves te guían en la primera ronda.
start-verb-play = Jugar
start-verb-play-how = contra un bot o un amigo
start-verb-library = Biblioteca
start-verb-library-how = cartas, mapas, misiones
start-verb-rules = Reglas
start-verb-rules-how = consulta lo que quieras
start-verb-notes = Notas de mapa
start-verb-notes-how = escribe en un mapa
start-verb-import = Importar
start-verb-import-how = paquetes y archivos
start-ready = Listas para jugar
start-ready-how = Elige un mapa y empieza: todo está preparado.
start-recent = Recientes
start-recent-nothing = Aquí aparecerá lo que abras.
start-own = Tus misiones
start-own-more = { $n ->
    [one] Hay una más en Partida nueva.
   *[other] Hay { $n } más en Partida nueva.
    }
# The aims of missions that ship, in a few words.
aim-battleground-first-game = aprende jugando
aim-battleground-castle-siege = defiende el patio
aim-battleground-break-through = llega al otro borde
aim-battleground-drowned-altar = defiende el altar
aim-hoplomachus-skirmish-pozzuoli = duelo en la arena

scenario-from-stock = incluida en Hexsmith
scenario-from-own = tu biblioteca
scenario-from-pack = paquete «{ $source }»
scenario-from-file = archivo { $source }

pages-open = Pestañas abiertas
tab-problems = Problemas: { NUMBER($n) }

dock-tabs = Paneles
# Same as in English: Spanish has the word too.
dock-inspector = Inspector
dock-hand = Tu bando
dock-seats = Jugadores
dock-log = Registro
dock-history = Historial
dock-problems = Problemas
dock-problems-how = Aquí aparece todo lo que incumple una regla o no puede funcionar.

ask-title = Cambios sin guardar
ask-save = ¿Guardar los cambios de { $list }?
ask-page = «{ $title }»
ask-lost = Se perderán los cambios sin guardar.

palette-type = Busca un comando, un documento, una regla o una pestaña abierta
palette-list = Resultados
palette-nothing = Sin resultados

shortcuts-title = Atajos de teclado
shortcuts-filter = Buscar un comando o un atajo
shortcuts-command = Comando
shortcuts-menu = Menú
shortcuts-keys = Atajo
shortcuts-press = &Nuevo atajo:
shortcuts-none = &Quitar
shortcuts-own = Pre&determinado
shortcuts-all-own = Restablecer &todo
shortcuts-alone = Las teclas sueltas son para escribir y para el mapa. Añade Ctrl o Alt, o usa una de F1 a F12.
shortcuts-taken = Ya se usa para: { $list }.
shortcuts-take = &Usar aquí

fault-title = Algo ha fallado
fault-happened = Tu trabajo sigue abierto. Este informe nos ayuda a encontrar y corregir el fallo.
fault-report = Informe
fault-copy = &Copiar el informe

open-no-such-scenario = No hay ningún archivo ni misión «{ $name }». Revisa el nombre.
open-too-many = De { $n } archivos y misiones solo se han abierto los { $most } primeros.

safe-mode-title = Modo seguro
safe-mode-what = Hexsmith ha fallido varias veces al iniciarse, por eso se ha abierto en modo seguro.
safe-mode-more = La ventana tiene la disposición inicial y no hay documentos abiertos. No se ha perdido nada: «Iniciar como siempre» lo recupera todo. Si vuelve a fallar, el registro dice por qué: { $folder }
safe-mode-usual = Iniciar como &siempre
safe-mode-stay = Seguir en &modo seguro

app-option-shot = guarda una imagen de la ventana (PNG) y sale
app-no-screen = no hay pantalla en la que abrir una ventana. Define DISPLAY o inicia con «./dev run», que usa una virtual.
app-option-documents = una misión que abrir, como battleground/first-game, o un archivo: una misión, una partida guardada o una carta
app-option-library = usa esta biblioteca o carpeta de documentos en lugar de tu biblioteca
app-library-stays = Hexsmith ya está abierto con otra biblioteca. Ciérralo y vuelve a abrirlo con esta.
app-does-not-answer = Hexsmith ya está abierto, pero no responde. Ciérralo y vuelve a abrirlo.
