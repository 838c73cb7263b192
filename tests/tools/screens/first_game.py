"""The first game, as it begins."""

from PySide6.QtWidgets import QWidget

from editor.shell.main_window import MainWindow
from tests.support.played_games import FIRST_GAME, open_at


def show(window: MainWindow) -> QWidget:
    open_at(window, FIRST_GAME, "first-player")
    return window
