"""The end of the first game."""

from PySide6.QtWidgets import QWidget

from editor.shell.main_window import MainWindow
from tests.support.played_games import FIRST_GAME, open_at


def show(window: MainWindow) -> QWidget:
    open_at(window, FIRST_GAME)
    return window
