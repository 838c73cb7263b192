"""View > Start page: bring the start page to the front."""

from editor.window.command import Command
from editor.window.main_window import MainWindow


def run(window: MainWindow) -> None:
    window.tabs.setCurrentWidget(window.tabs.home)


def can_run(window: MainWindow) -> bool:
    return window.page is not window.tabs.home


COMMAND = Command(
    name="show-start-page",
    word="command-show-start-page",
    menu="view",
    place=200,
    run=run,
    keys="Alt+Home",
    enabled=can_run,
    icon="home",
)
