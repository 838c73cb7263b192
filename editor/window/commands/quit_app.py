"""File > Quit: close every window and leave."""

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication

from editor.window.command import Command
from editor.window.main_window import MainWindow


def run(_window: MainWindow) -> None:
    QApplication.quit()


COMMAND = Command(
    name="quit-app",
    word="command-quit-app",
    menu="file",
    place=90,
    run=run,
    keys="Ctrl+Q",
    role=QAction.MenuRole.QuitRole,
)
