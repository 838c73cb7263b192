"""Game > Show arcs: which hexes around a figure are its front, its sides, its rear."""

from editor.table.at_table import at_table, can
from editor.window.command import Command
from editor.window.main_window import MainWindow


def run(window: MainWindow) -> None:
    if page := at_table(window):
        page.do("show-arcs")


def enabled(window: MainWindow) -> bool:
    return can(window, "show-arcs")


def is_checked(window: MainWindow) -> bool:
    page = at_table(window)
    return page is not None and page.shows_arcs


COMMAND = Command(
    name="show-arcs",
    word="command-show-arcs",
    menu="game",
    place=210,
    run=run,
    keys="Ctrl+Shift+A",
    enabled=enabled,
    icon="arcs",
    is_checked=is_checked,
)
