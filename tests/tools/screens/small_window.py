"""The first game in the smallest window."""

from PySide6.QtWidgets import QWidget

from editor.shell.main_window import LEAST_SIZE, MainWindow
from tests.support.played_games import FIRST_GAME, open_at


def show(window: MainWindow) -> QWidget:
    window.resize(LEAST_SIZE)
    open_at(window, FIRST_GAME, "move", "attack", least=60)
    return window
