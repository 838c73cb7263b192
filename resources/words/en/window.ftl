window-title = Hexsmith

menu-file = &File
menu-view = &View
menu-view-theme = &Theme
menu-help = &Help

command-quit-app = &Quit
command-use-light-theme = &Light
command-use-dark-theme = &Dark
command-show-about = &About Hexsmith

start-nothing-open = No document is open
start-no-editors-yet = Hexsmith cannot edit maps, cards or armies in this window yet.
start-command-line = What it does today, it does on the command line:

about-title = About Hexsmith
about-version = Hexsmith { $version }
about-what-it-is = A studio for tabletop skirmish and arena games: maps, cards, armies, rules, bots and print.
about-licence = Hexsmith is free software under the MIT licence.
about-trademarks = The names of games are trademarks of their owners, who have nothing to do with Hexsmith. It contains no text of rule books or cards.
about-stands-on = It stands on the work of others: { $list }.
about-running = Running on Python { $python } and Qt { $qt }.

app-option-shot = take a picture of the window (PNG), then leave
app-no-screen = there is no screen to open a window on. Set DISPLAY, or start it with “./dev run”, which brings a virtual one.
