"""The legend of the map, and the map larger than its view."""

from PySide6.QtWidgets import QWidget

from editor.shell.main_window import MainWindow
from tests.support.played_games import FIRST_GAME, open_at


def show(window: MainWindow) -> QWidget:
    page = open_at(window, FIRST_GAME, "move", "attack", least=60)
    view = page.parts.map
    view.zoom_to(56)
    active = next(each for each in page.play.snapshot.board.pieces if each.active)
    if at := view.painter.board_index.centre(active.places[0]):
        view.centre_on(*at)
    view.findChildren(QWidget, "map-help")[0].click()  # type: ignore[attr-defined]
    return window
