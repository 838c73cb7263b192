"""File > Save: write down what was edited on the page in front."""

from editor.window.command import Command
from editor.window.main_window import MainWindow


def run(window: MainWindow) -> None:
    window.page.save()


def can_run(window: MainWindow) -> bool:
    return window.page.is_edited()


COMMAND = Command(
    name="save-page",
    word="command-save-page",
    menu="file",
    place=300,
    run=run,
    keys="Ctrl+S",
    enabled=can_run,
    icon="save",
)
