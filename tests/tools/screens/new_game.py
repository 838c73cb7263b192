"""The dialog that asks for a new game."""

from PySide6.QtWidgets import QDialog, QWidget

from editor.shell.main_window import MainWindow
from tests.support.board_pictures import wait_for_pictures


def show(window: MainWindow) -> QWidget:
    window.run_command("new-game")
    wait_for_pictures(window)
    return window.findChildren(QDialog, "new-game")[0]
