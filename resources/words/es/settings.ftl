# Preferencias, temas, tamaño del texto, idioma.

theme-system = Como el sistema
theme-light = Claro
theme-dark = Oscuro
theme-high-contrast = Contraste alto

command-use-system-theme = Como el &sistema
command-use-light-theme = &Claro
command-use-dark-theme = &Oscuro
command-use-high-contrast-theme = Con&traste alto
# Same as in English: every language is named as it calls itself.
command-use-language-en = &English
# Same as in English: every language is named as it calls itself.
command-use-language-es = E&spañol
# Same as in English: every language is named as it calls itself.
command-use-language-it = &Italiano
# Same as in English: every language is named as it calls itself.
command-use-language-pl = &Polski
command-larger-text = Texto más &grande
command-smaller-text = Texto más &pequeño
command-normal-text = Texto &normal
command-show-preferences = &Preferencias

preferences-title = Preferencias
preferences-language = &Idioma
preferences-language-of-system = Como el sistema
preferences-theme = &Tema
preferences-text-size = Tamaño del te&xto
preferences-per-cent = { $n } %
preferences-sample = Cuatro dados aciertan, dos fallan: queda una herida.
preferences-boards = &Mapas
preferences-turn-boards = Girarlos para llenar la ventana
preferences-turn-boards-meaning = Un mapa alto se tumba en una ventana ancha, con tu lado más cerca.
preferences-motion = Mostrar las acciones en movimiento
preferences-questions = P&reguntas
preferences-ask-all = Incluso si hay una sola respuesta
preferences-ask-all-meaning = Si no, la pregunta se responde sola, y el registro lo dice.
preferences-bot-speed = &Velocidad de los bots
preferences-bot-speed-meaning = Cuánto tiempo se ve cada jugada antes de la siguiente.
preferences-shortcuts = &Atajos
preferences-shortcuts-button = Cambiar atajos…
preferences-defaults = Restablecer valores iniciales

settings-unreadable = No se pueden leer las preferencias ({ $path }: { $reason }). Mientras tanto, todo está como al principio.
settings-not-understood = Algunas preferencias no se han entendido ({ $names }) y están como al principio. El archivo anterior se conserva como { $path }.
settings-not-kept = Las preferencias valen hasta que salgas de Hexsmith, pero no se han podido guardar. { $why }
settings-part-language = idioma
settings-part-theme = tema
settings-part-text-size = tamaño del texto
settings-part-ask-all = preguntas con una sola respuesta
settings-part-bot-pause = pausa entre jugadas de bots
settings-part-turn-boards = giro de los mapas
settings-part-motion = movimiento de las acciones
settings-part-guided = si ya se mostró la ronda guiada
settings-part-shortcuts = atajos
settings-part-recent = lo abierto hace poco
settings-part-version = versión del archivo
settings-part-file = todo el archivo
settings-part-unknown = «{ $name }»
