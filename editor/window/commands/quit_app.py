"""File > Quit: close every window and leave, once nothing is lost by it."""

from PySide6.QtGui import QAction

from editor.window.command import Command
from editor.window.main_window import MainWindow

COMMAND = Command(
    name="quit-app",
    word="command-quit-app",
    menu="file",
    place=900,
    run=MainWindow.quit,
    keys="Ctrl+Q",
    icon="quit",
    role=QAction.MenuRole.QuitRole,
)
