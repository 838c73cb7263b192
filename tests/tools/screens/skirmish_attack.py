"""The second game: an attack, with its dice of several colours, under the mouse."""

from PySide6.QtWidgets import QWidget

from editor.shell.main_window import MainWindow
from tests.support.played_games import SKIRMISH, offered, open_at, point_at


def show(window: MainWindow) -> QWidget:
    page = open_at(window, SKIRMISH, "attack", "special", least=60)
    target = offered(page, "attack")[0].text("target")
    point_at(page, next(each.places[0] for each in page.play.snapshot.board.pieces if each.id == target))
    return window
