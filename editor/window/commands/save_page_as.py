"""File > Save as: write the page in front down under another name."""

from editor.window.command import Command
from editor.window.main_window import MainWindow


def run(window: MainWindow) -> None:
    window.page.save_as()


def can_run(window: MainWindow) -> bool:
    return window.page.saves_elsewhere


COMMAND = Command(
    name="save-page-as",
    word="command-save-page-as",
    menu="file",
    place=305,
    run=run,
    keys="Ctrl+Shift+S",
    enabled=can_run,
    icon="save",
)
