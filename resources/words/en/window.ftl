window-title = Hexsmith

menu-file = &File
menu-edit = &Edit
menu-game = &Game
menu-view = &View
menu-view-panels = &Panels
menu-view-theme = &Theme
menu-view-text-size = Text si&ze
menu-view-language = &Language
menu-help = &Help

command-save-page = &Save
command-close-page = &Close tab
command-quit-app = &Quit
command-undo-edit = &Undo
command-redo-edit = &Redo
command-edit-shortcuts = &Keyboard shortcuts…
command-show-palette = Find &anything…
command-show-start-page = &Start page
command-next-page = &Next tab
command-previous-page = P&revious tab
command-toggle-inspector = &Inspector
command-toggle-hand = &Your side
command-toggle-seats = Play&ers
command-toggle-log = &Log
command-toggle-history = &History
command-toggle-problems = &Problems
command-reset-layout = &Reset layout
command-turn-board = Turn the &map
command-toggle-full-screen = &Full screen

command-show-about = &About Hexsmith

about-title = About Hexsmith
about-version = Hexsmith { $version }
about-what-it-is = A studio for tabletop skirmish and arena games: maps, cards, armies, rules, bots and print.
about-licence = Hexsmith is free software under the MIT licence.
about-trademarks = The games’ names are trademarks of their owners, who are not connected with Hexsmith. The program contains no text from rule books or cards.
about-stands-on = Built with { $list }.
about-icons = Icons by { $list }.
about-running = Running on Python { $python }, Qt { $qt } and SQLite { $sqlite }.

game-battleground = Battleground
game-hoplomachus = Hoplomachus: Remastered

start-title = Start
start-welcome = Welcome to Hexsmith
start-welcome-back = Welcome back
start-what-it-is = A studio for tabletop skirmish and arena games: play, design, test and print.
start-first = Start here
start-first-play = Play now
start-first-game-how = Play against the computer. Short notes guide you through your first round.
start-verb-play = Play
start-verb-play-how = a bot or a friend
start-verb-library = Library
start-verb-library-how = cards, maps, missions
start-verb-rules = Rules
start-verb-rules-how = look anything up
start-verb-notes = Map notes
start-verb-notes-how = write on any map
start-verb-import = Import
start-verb-import-how = packs and files
start-ready = Ready to play
start-ready-how = Pick a map and start; everything is set up.
start-recent = Recent
start-recent-nothing = What you open appears here.
start-own = Your missions
start-own-more = { $n ->
    [one] One more under New game.
   *[other] { $n } more under New game.
    }
# The aims of missions that ship, in a few words.
aim-battleground-first-game = learn as you play
aim-battleground-castle-siege = hold the courtyard
aim-battleground-break-through = reach the far edge
aim-battleground-drowned-altar = hold the altar
aim-hoplomachus-skirmish-pozzuoli = a duel in the arena

scenario-from-stock = comes with Hexsmith
scenario-from-own = your library
scenario-from-pack = pack “{ $source }”
scenario-from-file = file { $source }

pages-open = Open tabs
tab-problems = Problems: { NUMBER($n) }

dock-tabs = Panels
dock-inspector = Inspector
dock-hand = Your side
dock-seats = Players
dock-log = Log
dock-history = History
dock-problems = Problems
dock-problems-how = Anything that breaks a rule or can’t work is listed here.

ask-title = Unsaved changes
ask-save = Save the changes in { $list }?
ask-page = “{ $title }”
ask-lost = Unsaved changes will be lost.

palette-type = Find a command, a document, a rule or an open tab
palette-list = Results
palette-nothing = No results

shortcuts-title = Keyboard shortcuts
shortcuts-filter = Search for a command or a shortcut
shortcuts-command = Command
shortcuts-menu = Menu
shortcuts-keys = Shortcut
shortcuts-press = &New shortcut:
shortcuts-none = Re&move
shortcuts-own = &Default
shortcuts-all-own = Reset &all
shortcuts-alone = Single keys are for typing and the map. Add Ctrl or Alt, or use F1 to F12.
shortcuts-taken = Already used for: { $list }.
shortcuts-take = &Use it here

fault-title = Something went wrong
fault-happened = Your work is still open. This report helps us find what broke, and fix it.
fault-report = Report
fault-copy = &Copy report

open-no-such-scenario = There is no file or mission “{ $name }”. Check the name.
open-too-many = Only the first { $most } of { $n } files and missions were opened.

safe-mode-title = Safe mode
safe-mode-what = Hexsmith failed to start several times, so it opened in safe mode.
safe-mode-more = The window has its default layout and no documents are open. Nothing is lost: “Start as usual” brings everything back. If it fails again, the log says why: { $folder }
safe-mode-usual = Start as &usual
safe-mode-stay = &Stay in safe mode

app-option-shot = save a picture of the window (PNG) and exit
app-no-screen = there is no screen to open a window on. Set DISPLAY, or start with “./dev run”, which uses a virtual one.
app-option-documents = a mission to open, such as battleground/first-game, or a file: a mission, a saved game or a card
app-option-library = use this library or folder of documents instead of your own library
app-library-stays = Hexsmith is already running with another library. Close it, then start it again with this one.
app-does-not-answer = Hexsmith is already running but not responding. Close it, then start it again.
