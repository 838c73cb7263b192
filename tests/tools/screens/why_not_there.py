"""The reasons against going to a hex, beside the map."""

from PySide6.QtWidgets import QWidget

from editor.shell.main_window import MainWindow
from tests.support.played_games import FIRST_GAME, open_at, point_at


def show(window: MainWindow) -> QWidget:
    page = open_at(window, FIRST_GAME, "move", "attack", least=60)
    page.play.pick_kind("move")
    near = page.parts.map.painter.overlay.spots
    point_at(page, next(each.id for each in page.play.snapshot.board.places if each.id not in near))
    return window
