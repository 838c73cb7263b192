"""Game > Sight from here: all that is seen from the figure or hex under the mouse or the cursor."""

from editor.table.at_table import at_table, can
from editor.window.command import Command
from editor.window.main_window import MainWindow


def run(window: MainWindow) -> None:
    if page := at_table(window):
        page.do("show-sight")


def enabled(window: MainWindow) -> bool:
    return can(window, "show-sight")


def is_checked(window: MainWindow) -> bool:
    page = at_table(window)
    return page is not None and page.shows_sight


COMMAND = Command(
    name="show-sight",
    word="command-show-sight",
    menu="game",
    place=215,
    run=run,
    keys="Ctrl+Shift+L",
    enabled=enabled,
    icon="sight",
    is_checked=is_checked,
)
