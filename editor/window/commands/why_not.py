"""Game > Why not: why nothing can be done where the mouse or the cursor is."""

from editor.table.at_table import at_table, can
from editor.window.command import Command
from editor.window.main_window import MainWindow


def run(window: MainWindow) -> None:
    if page := at_table(window):
        page.do("why-not")


def enabled(window: MainWindow) -> bool:
    return can(window, "why-not")


COMMAND = Command(
    name="why-not",
    word="command-why-not",
    menu="game",
    place=200,
    run=run,
    keys="F2",
    enabled=enabled,
    icon="help",
)
