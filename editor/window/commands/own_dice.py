"""Game > Type in own dice: dice are thrown on the table, and their faces typed."""

from editor.table.at_table import at_table, can
from editor.window.command import Command
from editor.window.main_window import MainWindow


def run(window: MainWindow) -> None:
    if page := at_table(window):
        page.do("own-dice")


def enabled(window: MainWindow) -> bool:
    return can(window, "own-dice")


def is_checked(window: MainWindow) -> bool:
    page = at_table(window)
    return page is not None and page.types_dice


COMMAND = Command(
    name="own-dice",
    word="command-own-dice",
    menu="game",
    place=130,
    run=run,
    keys="",
    enabled=enabled,
    icon="number-keys",
    is_checked=is_checked,
)
