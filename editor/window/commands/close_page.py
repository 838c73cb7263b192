"""File > Close tab: close the page in front, once nothing is lost by it."""

from editor.window.command import Command
from editor.window.main_window import MainWindow


def run(window: MainWindow) -> None:
    window.close_page(window.page)


def can_run(window: MainWindow) -> bool:
    return window.page is not window.tabs.home


COMMAND = Command(
    name="close-page",
    word="command-close-page",
    menu="file",
    place=310,
    run=run,
    keys="Ctrl+W",
    enabled=can_run,
    icon="close",
)
