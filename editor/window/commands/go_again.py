"""Game > Forward again: through what was taken back, with the same dice."""

from editor.table.at_table import at_table, can
from editor.window.command import Command
from editor.window.main_window import MainWindow


def run(window: MainWindow) -> None:
    if page := at_table(window):
        page.do("go-again")


def enabled(window: MainWindow) -> bool:
    return can(window, "go-again")


COMMAND = Command(
    name="go-again",
    word="command-go-again",
    menu="game",
    place=110,
    run=run,
    keys="Ctrl+Shift+Backspace; Alt+Right",
    enabled=enabled,
    icon="go-again",
)
