"""View > Panels: show or hide the problems."""

from editor.window.command import Command
from editor.window.main_window import MainWindow


def run(window: MainWindow) -> None:
    window.docks.toggle("problems")


def is_checked(window: MainWindow) -> bool:
    return window.docks.is_wanted("problems")


def can_run(window: MainWindow) -> bool:
    return window.docks.in_use


COMMAND = Command(
    name="toggle-problems",
    word="command-toggle-problems",
    menu="view/panels",
    place=140,
    run=run,
    enabled=can_run,
    is_checked=is_checked,
)
