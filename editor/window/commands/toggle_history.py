"""View > Panels: show or hide the history."""

from editor.window.command import Command
from editor.window.main_window import MainWindow


def run(window: MainWindow) -> None:
    window.docks.toggle("history")


def is_checked(window: MainWindow) -> bool:
    return window.docks.is_wanted("history")


def can_run(window: MainWindow) -> bool:
    return window.docks.in_use


COMMAND = Command(
    name="toggle-history",
    word="command-toggle-history",
    menu="view/panels",
    place=130,
    run=run,
    enabled=can_run,
    is_checked=is_checked,
)
