"""A target under the mouse: the parts of the threshold and the exact odds."""

from PySide6.QtWidgets import QWidget

from editor.shell.main_window import MainWindow
from tests.support.played_games import FIRST_GAME, offered, open_at, point_at


def show(window: MainWindow) -> QWidget:
    page = open_at(window, FIRST_GAME, "move", "attack", least=60)
    target = offered(page, "attack")[0].text("target")
    point_at(page, next(each.places[0] for each in page.play.snapshot.board.pieces if each.id == target))
    return window
