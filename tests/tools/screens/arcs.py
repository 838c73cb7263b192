"""The arcs around the figure under the mouse, seen from near."""

from PySide6.QtWidgets import QWidget

from editor.shell.main_window import MainWindow
from tests.support.played_games import FIRST_GAME, open_at, point_at


def show(window: MainWindow) -> QWidget:
    page = open_at(window, FIRST_GAME, "activate", least=60)
    place = page.play.snapshot.board.pieces[0].places[0]
    view = page.parts.map
    view.zoom_to(90)
    if at := view.painter.board_index.centre(place):
        view.centre_on(*at)
    page.run_command("show-arcs")
    point_at(page, place)
    return window
