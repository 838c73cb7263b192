"""The first game with a note of the guided round."""

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from editor.pages.play.start.new_session import NewGame
from editor.shell.main_window import MainWindow
from tests.support.played_games import FIRST_GAME, begun


def show(window: MainWindow) -> QWidget:
    begun(window, NewGame(FIRST_GAME, {"red": "person", "blue": "random"}, 5))
    QTest.qWait(10)
    return window
