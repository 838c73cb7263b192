"""Game > Map as a table: the same as the canvas tells, in words."""

from editor.table.at_table import at_table, can
from editor.window.command import Command
from editor.window.main_window import MainWindow


def run(window: MainWindow) -> None:
    if page := at_table(window):
        page.do("show-contents")


def enabled(window: MainWindow) -> bool:
    return can(window, "show-contents")


def is_checked(window: MainWindow) -> bool:
    page = at_table(window)
    return page is not None and page.shows_contents


COMMAND = Command(
    name="show-contents",
    word="command-show-contents",
    menu="game",
    place=220,
    run=run,
    keys="Ctrl+T",
    enabled=enabled,
    icon="layout",
    is_checked=is_checked,
)
