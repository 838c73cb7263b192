"""View > Previous tab: bring the page to the left to the front, round and round."""

from editor.window.command import Command
from editor.window.main_window import MainWindow


def run(window: MainWindow) -> None:
    window.tabs.step(-1)


def can_run(window: MainWindow) -> bool:
    return len(window.pages) > 1


COMMAND = Command(
    name="previous-page",
    word="command-previous-page",
    menu="view",
    place=220,
    run=run,
    keys="Ctrl+Shift+Tab; Ctrl+PgUp",
    enabled=can_run,
)
