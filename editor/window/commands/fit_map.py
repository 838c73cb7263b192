"""Game > Fit the map: show all of it."""

from editor.table.at_table import at_table, can
from editor.window.command import Command
from editor.window.main_window import MainWindow


def run(window: MainWindow) -> None:
    if page := at_table(window):
        page.do("fit-map")


def enabled(window: MainWindow) -> bool:
    return can(window, "fit-map")


COMMAND = Command(
    name="fit-map",
    word="command-fit-map",
    menu="game",
    place=230,
    run=run,
    keys="Ctrl+1",
    enabled=enabled,
    icon="fit",
)
