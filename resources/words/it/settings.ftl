# Preferenze, temi, dimensione del testo, lingua.

theme-system = Come il sistema
theme-light = Chiaro
theme-dark = Scuro
theme-high-contrast = Contrasto elevato

command-use-system-theme = Come il si&stema
command-use-light-theme = &Chiaro
command-use-dark-theme = Sc&uro
command-use-high-contrast-theme = C&ontrasto elevato
# Same as in English: every language is named as it calls itself.
command-use-language-en = &English
# Same as in English: every language is named as it calls itself.
command-use-language-es = E&spañol
# Same as in English: every language is named as it calls itself.
command-use-language-it = &Italiano
# Same as in English: every language is named as it calls itself.
command-use-language-pl = &Polski
command-larger-text = Testo più &grande
command-smaller-text = Testo più &piccolo
command-normal-text = Testo &normale
command-show-preferences = &Preferenze

preferences-title = Preferenze
preferences-language = &Lingua
preferences-language-of-system = Come il sistema
preferences-theme = &Tema
preferences-text-size = &Dimensione del testo
preferences-per-cent = { $n } %
preferences-sample = Quattro dadi colpiscono, due no: resta una ferita.
preferences-boards = &Mappe
preferences-turn-boards = Girale per riempire la finestra
preferences-turn-boards-meaning = In una finestra larga una mappa alta si corica, con il tuo lato più vicino.
preferences-motion = Mostrare le azioni in movimento
preferences-questions = D&omande
preferences-ask-all = Chiedi anche quando la risposta è una sola
preferences-ask-all-meaning = Altrimenti la domanda si risponde da sola, e il registro lo dice.
preferences-bot-speed = &Velocità dei bot
preferences-bot-speed-meaning = Quanto a lungo si vede ogni mossa prima della successiva.
preferences-shortcuts = &Scorciatoie
preferences-shortcuts-button = Cambia scorciatoie…
preferences-defaults = Ripristina predefiniti

settings-unreadable = Le preferenze non si possono leggere ({ $path }: { $reason }). Finché è così, tutto è come all’inizio.
settings-not-understood = Alcune preferenze non si sono potute capire ({ $names }) e sono come all’inizio. Il vecchio file è conservato come { $path }.
settings-not-kept = Le preferenze valgono finché non esci da Hexsmith, ma non si sono potute salvare. { $why }
settings-part-language = lingua
settings-part-theme = tema
settings-part-text-size = dimensione del testo
settings-part-ask-all = domande con una sola risposta
settings-part-bot-pause = pausa tra le mosse dei bot
settings-part-turn-boards = rotazione delle mappe
settings-part-motion = movimento delle azioni
settings-part-guided = se il round guidato è già stato mostrato
settings-part-shortcuts = scorciatoie
settings-part-recent = ciò che è stato aperto di recente
settings-part-version = versione del file
settings-part-file = tutto il file
settings-part-unknown = «{ $name }»
