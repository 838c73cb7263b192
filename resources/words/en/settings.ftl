# Preferences, themes, text size, language.

theme-system = System
theme-light = Light
theme-dark = Dark
theme-high-contrast = High contrast

command-use-system-theme = S&ystem
command-use-light-theme = &Light
command-use-dark-theme = &Dark
command-use-high-contrast-theme = &High contrast
command-use-language-en = &English
command-use-language-es = E&spañol
command-use-language-it = &Italiano
command-use-language-pl = &Polski
command-larger-text = &Larger text
command-smaller-text = &Smaller text
command-normal-text = &Normal text
command-show-preferences = &Preferences

preferences-title = Preferences
preferences-language = &Language
preferences-language-of-system = System language
preferences-theme = &Theme
preferences-text-size = Text &size
preferences-per-cent = { $n }%
preferences-sample = Four dice hit, two miss: one wound left.
preferences-boards = &Maps
preferences-turn-boards = Turn maps to fill the window
preferences-turn-boards-meaning = In a wide window a tall map lies on its side, with your side nearest.
preferences-motion = Animate actions
preferences-questions = &Questions
preferences-ask-all = Ask even when there is only one answer
preferences-ask-all-meaning = Otherwise Hexsmith answers for you, and the log says so.
preferences-bot-speed = Bot s&peed
preferences-bot-speed-meaning = How long you see each move before the next.
preferences-shortcuts = Sho&rtcuts
preferences-shortcuts-button = Change shortcuts…
preferences-defaults = Restore defaults

settings-unreadable = Your preferences can’t be read ({ $path }: { $reason }). Hexsmith uses the defaults until they can.
settings-not-understood = Some preferences were not understood and are back to their defaults: { $names }. The old file was kept as { $path }.
settings-not-kept = Your preferences couldn’t be saved; they last until you quit. { $why }
settings-part-language = language
settings-part-theme = theme
settings-part-text-size = text size
settings-part-ask-all = questions with a single answer
settings-part-bot-pause = pause between bot moves
settings-part-turn-boards = turned maps
settings-part-motion = animation
settings-part-guided = guided first round
settings-part-shortcuts = shortcuts
settings-part-recent = recent documents
settings-part-version = file version
settings-part-file = the whole file
settings-part-unknown = “{ $name }”
