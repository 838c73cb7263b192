# Preferences, themes, text size, language.

theme-system = As the system
theme-light = Light
theme-dark = Dark
theme-high-contrast = High contrast

command-use-system-theme = &As the system
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
preferences-language-of-system = As the system
preferences-theme = &Theme
preferences-text-size = Text &size
preferences-per-cent = { $n }%
preferences-sample = Four dice hit, two miss: one wound left.
preferences-boards = &Maps
preferences-turn-boards = Turn them to fill the window
preferences-turn-boards-meaning = A tall map lies on its side in a wide window, with your side nearest.
preferences-motion = Show actions in motion
preferences-questions = &Questions
preferences-ask-all = Ask even when there is only one answer
preferences-ask-all-meaning = Otherwise such a question answers itself, and the log says so.
preferences-bot-speed = S&peed of bots
preferences-bot-speed-meaning = How long each move can be seen before the next one.
preferences-shortcuts = Sho&rtcuts
preferences-shortcuts-button = Change shortcuts…
preferences-defaults = Restore defaults

settings-unreadable = Your preferences cannot be read ({ $path }: { $reason }). Until they can, everything is as it was at first.
settings-not-understood = Some preferences could not be understood ({ $names }) and are as they were at first. The old file is kept as { $path }.
settings-not-kept = Your preferences hold until you leave Hexsmith, but could not be saved. { $why }
settings-part-language = language
settings-part-theme = theme
settings-part-text-size = text size
settings-part-ask-all = questions with one answer
settings-part-bot-pause = pause between bot moves
settings-part-turn-boards = turning of maps
settings-part-motion = motion of actions
settings-part-guided = whether the guided round was shown
settings-part-shortcuts = shortcuts
settings-part-recent = what was opened lately
settings-part-version = version of the file
settings-part-file = all of the file
settings-part-unknown = “{ $name }”
