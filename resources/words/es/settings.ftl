# Preferencias, temas, tamaño del texto, idioma.

theme-system = Sistema
theme-light = Claro
theme-dark = Oscuro
theme-high-contrast = Contraste alto

command-use-system-theme = &Sistema
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
preferences-language-of-system = Idioma del sistema
preferences-theme = &Tema
preferences-text-size = Tamaño del te&xto
preferences-per-cent = { $n } %
preferences-sample = Cuatro dados aciertan, dos fallan: queda una herida.
preferences-boards = &Mapas
preferences-turn-boards = Girar los mapas para llenar la ventana
preferences-turn-boards-meaning = En una ventana ancha, los mapas altos se giran, con tu lado más cerca.
preferences-motion = Animar las acciones
preferences-questions = P&reguntas
preferences-ask-all = Preguntar aunque haya una sola respuesta
preferences-ask-all-meaning = Si no, Hexsmith responde por ti, y el registro lo dice.
preferences-bot-speed = &Velocidad de los bots
preferences-bot-speed-meaning = Cuánto tiempo ves cada jugada antes de la siguiente.
preferences-shortcuts = &Atajos
preferences-shortcuts-button = Cambiar atajos…
preferences-defaults = Restablecer valores iniciales

settings-unreadable = No se pueden leer tus preferencias ({ $path }: { $reason }). Mientras tanto se usan las predeterminadas.
settings-not-understood = Algunas preferencias no se han entendido y vuelven a las predeterminadas: { $names }. El archivo anterior se conserva como { $path }.
settings-not-kept = Tus preferencias no se han podido guardar; valen hasta que salgas. { $why }
settings-part-language = idioma
settings-part-theme = tema
settings-part-text-size = tamaño del texto
settings-part-ask-all = preguntas con una sola respuesta
settings-part-bot-pause = pausa entre jugadas de bots
settings-part-turn-boards = mapas girados
settings-part-motion = animación
settings-part-guided = primera ronda guiada
settings-part-shortcuts = atajos
settings-part-recent = documentos recientes
settings-part-version = versión del archivo
settings-part-file = todo el archivo
settings-part-unknown = «{ $name }»
