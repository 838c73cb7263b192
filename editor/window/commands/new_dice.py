"""Game > New dice from here: from this moment on other luck."""

from editor.table.at_table import at_table, can
from editor.window.command import Command
from editor.window.main_window import MainWindow


def run(window: MainWindow) -> None:
    if page := at_table(window):
        page.do("new-dice")


def enabled(window: MainWindow) -> bool:
    return can(window, "new-dice")


COMMAND = Command(
    name="new-dice",
    word="command-new-dice",
    menu="game",
    place=120,
    run=run,
    keys="Ctrl+Shift+D",
    enabled=enabled,
    icon="new-dice",
)
