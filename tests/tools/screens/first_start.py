"""The window as it opens for the first time."""

from PySide6.QtWidgets import QWidget

from editor.shell.main_window import MainWindow
from tests.support.board_pictures import wait_for_pictures


def show(window: MainWindow) -> QWidget:
    wait_for_pictures(window)
    return window
