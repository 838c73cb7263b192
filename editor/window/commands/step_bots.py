"""Game > One step of a bot: one answer, then wait."""

from editor.table.at_table import at_table, can
from editor.window.command import Command
from editor.window.main_window import MainWindow


def run(window: MainWindow) -> None:
    if page := at_table(window):
        page.do("step-bots")


def enabled(window: MainWindow) -> bool:
    return can(window, "step-bots")


COMMAND = Command(
    name="step-bots",
    word="command-step-bots",
    menu="game",
    place=310,
    run=run,
    keys="F6",
    enabled=enabled,
    icon="step-forward",
)
