"""Game > Let the bots play: they answer by themselves, or wait."""

from editor.table.at_table import at_table, can
from editor.window.command import Command
from editor.window.main_window import MainWindow


def run(window: MainWindow) -> None:
    if page := at_table(window):
        page.do("run-bots")


def enabled(window: MainWindow) -> bool:
    return can(window, "run-bots")


def is_checked(window: MainWindow) -> bool:
    page = at_table(window)
    return page is not None and page.runs_bots


COMMAND = Command(
    name="run-bots",
    word="command-run-bots",
    menu="game",
    place=300,
    run=run,
    keys="F5",
    enabled=enabled,
    icon="play",
    is_checked=is_checked,
)
