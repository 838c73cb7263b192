"""The history after something was taken back."""

from PySide6.QtWidgets import QWidget

from editor.shell.main_window import MainWindow
from tests.support.played_games import FIRST_GAME, bring_up, open_at


def show(window: MainWindow) -> QWidget:
    page = open_at(window, FIRST_GAME, "move", "attack", least=60)
    page.play.go_to(page.play.session.game.answers - 6)
    bring_up(window, "history")
    return window
