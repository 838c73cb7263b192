"""View > Panels > Reset layout: put all panels where they were at first."""

from editor.window.command import Command
from editor.window.main_window import MainWindow


def run(window: MainWindow) -> None:
    window.docks.reset()


def can_run(window: MainWindow) -> bool:
    return window.docks.in_use


COMMAND = Command(
    name="reset-layout",
    word="command-reset-layout",
    menu="view/panels",
    place=200,
    run=run,
    enabled=can_run,
    icon="layout",
)
