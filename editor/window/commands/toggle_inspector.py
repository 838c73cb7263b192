"""View > Panels: show or hide the inspector."""

from editor.window.command import Command
from editor.window.main_window import MainWindow


def run(window: MainWindow) -> None:
    window.docks.toggle("inspector")


def is_checked(window: MainWindow) -> bool:
    return window.docks.is_wanted("inspector")


def can_run(window: MainWindow) -> bool:
    return window.docks.in_use


COMMAND = Command(
    name="toggle-inspector",
    word="command-toggle-inspector",
    menu="view/panels",
    place=110,
    run=run,
    enabled=can_run,
    is_checked=is_checked,
)
