"""Game > Take back: to the last question that a person answered."""

from editor.table.at_table import at_table, can
from editor.window.command import Command
from editor.window.main_window import MainWindow


def run(window: MainWindow) -> None:
    if page := at_table(window):
        page.do("take-back")


def enabled(window: MainWindow) -> bool:
    return can(window, "take-back")


COMMAND = Command(
    name="take-back",
    word="command-take-back",
    menu="game",
    place=100,
    run=run,
    keys="Ctrl+Backspace; Alt+Left",
    enabled=enabled,
    icon="take-back",
)
