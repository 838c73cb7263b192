"""Game > Show the result: the end of the game once more."""

from editor.table.at_table import at_table, can
from editor.window.command import Command
from editor.window.main_window import MainWindow


def run(window: MainWindow) -> None:
    if page := at_table(window):
        page.do("show-result")


def enabled(window: MainWindow) -> bool:
    return can(window, "show-result")


COMMAND = Command(
    name="show-result",
    word="command-show-result",
    menu="game",
    place=320,
    run=run,
    keys="",
    enabled=enabled,
    icon="objective",
)
