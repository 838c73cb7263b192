"""View > Next tab: bring the page to the right to the front, round and round."""

from editor.window.command import Command
from editor.window.main_window import MainWindow


def run(window: MainWindow) -> None:
    window.tabs.step(1)


def can_run(window: MainWindow) -> bool:
    return len(window.pages) > 1


COMMAND = Command(
    name="next-page",
    word="command-next-page",
    menu="view",
    place=210,
    run=run,
    keys="Ctrl+Tab; Ctrl+PgDown",
    enabled=can_run,
)
