# Preferenze, temi, dimensione del testo, lingua.

theme-system = Sistema
theme-light = Chiaro
theme-dark = Scuro
theme-high-contrast = Contrasto elevato

command-use-system-theme = &Sistema
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
preferences-language-of-system = Lingua del sistema
preferences-theme = &Tema
preferences-text-size = &Dimensione del testo
preferences-per-cent = { $n } %
preferences-sample = Quattro dadi colpiscono, due no: resta una ferita.
preferences-boards = &Mappe
preferences-turn-boards = Gira le mappe per riempire la finestra
preferences-turn-boards-meaning = In una finestra larga le mappe alte sono girate su un fianco, con il tuo lato più vicino.
preferences-motion = Anima le azioni
preferences-questions = D&omande
preferences-ask-all = Chiedi anche se la risposta è una sola
preferences-ask-all-meaning = Altrimenti Hexsmith risponde per te, e il registro lo dice.
preferences-bot-speed = &Velocità dei bot
preferences-bot-speed-meaning = Per quanto tempo vedi ogni mossa prima della successiva.
preferences-shortcuts = &Scorciatoie
preferences-shortcuts-button = Cambia scorciatoie…
preferences-defaults = Ripristina predefiniti

settings-unreadable = Le tue preferenze non si possono leggere ({ $path }: { $reason }). Per ora valgono quelle predefinite.
settings-not-understood = Alcune preferenze non erano comprensibili e sono tornate a quelle predefinite: { $names }. Il vecchio file è conservato come { $path }.
settings-not-kept = Le tue preferenze non sono state salvate; valgono finché non esci. { $why }
settings-part-language = lingua
settings-part-theme = tema
settings-part-text-size = dimensione del testo
settings-part-ask-all = domande con una sola risposta
settings-part-bot-pause = pausa tra le mosse dei bot
settings-part-turn-boards = mappe girate
settings-part-motion = animazione
settings-part-guided = primo round guidato
settings-part-shortcuts = scorciatoie
settings-part-recent = documenti recenti
settings-part-version = versione del file
settings-part-file = tutto il file
settings-part-unknown = «{ $name }»
