"""View > Panels: show or hide the log."""

from editor.window.command import Command
from editor.window.main_window import MainWindow


def run(window: MainWindow) -> None:
    window.docks.toggle("log")


def is_checked(window: MainWindow) -> bool:
    return window.docks.is_wanted("log")


def can_run(window: MainWindow) -> bool:
    return window.docks.in_use


COMMAND = Command(
    name="toggle-log",
    word="command-toggle-log",
    menu="view/panels",
    place=120,
    run=run,
    enabled=can_run,
    is_checked=is_checked,
)
