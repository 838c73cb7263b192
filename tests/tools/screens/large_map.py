"""A map of 100 by 100 hexes, at fit, with the small map beside it."""

from functools import cache

from PySide6.QtWidgets import QHBoxLayout, QWidget

from editor.canvas.map_view import MapView
from editor.canvas.mini_map import MiniMapWidget
from editor.page_api.page import Page
from editor.shell.main_window import MainWindow
from editor.view_model.board import GameBoard
from engine.words import say
from tests.support.boards import random_board

SIDE = 100
FIGURES = 200


@cache
def large() -> GameBoard:
    return random_board(SIDE, SIDE, FIGURES)


class LargeMap(Page):
    """A canvas and its small map."""

    def __init__(self, lang: str) -> None:
        super().__init__()
        self._lang = lang
        self.view = MapView(lang)
        small = MiniMapWidget(self.view, lang)
        small.setFixedWidth(200)
        across = QHBoxLayout(self)
        across.addWidget(small)
        across.addWidget(self.view, 1)

    def title(self) -> str:
        return say("map-canvas", self._lang)

    def speak(self, lang: str) -> None:
        self._lang = lang


def show(window: MainWindow) -> QWidget:
    page = LargeMap(window.lang)
    window.open_page("large-map", lambda: page)
    window.app.processEvents()
    page.view.set_board(large())
    wait_until_drawn(page.view)
    return window


def wait_until_drawn(view: MapView) -> None:
    """The ground is drawn a part at a time."""
    before, now = None, view.grab().toImage()
    while now != before:
        before, now = now, view.grab().toImage()
