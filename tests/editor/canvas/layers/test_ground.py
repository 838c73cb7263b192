"""Chunks of the ground have no seams, whatever the sharpness of the screen and wherever the sheet lies."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QImage, QPainter

from editor.canvas.geometry.board_index import BoardIndex
from editor.canvas.layers.ground import SMOOTH, GroundPainter, whole_step
from editor.canvas.style.paint_style import PaintStyle
from editor.theme.theme import Theme
from tests.support.boards import random_board

pytestmark = pytest.mark.usefixtures("qapp")

UNDER = QColor("#ff00ff")
"""A colour under the ground that must not show through."""


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0, 1.1])
@pytest.mark.parametrize("origin", [QPoint(120, 120), QPoint(121, 123)])
def test_nothing_shows_through_between_chunks(ratio: float, origin: QPoint) -> None:
    board = random_board(60, 60, 0)
    open_places = tuple(replace(place, kind="open", height="") for place in board.places if not place.level)
    style = PaintStyle("flat", Theme.LIGHT, 6.0, ratio)
    ground = GroundPainter(BoardIndex.of(replace(board, places=open_places, zones=())), style, platforms=True)
    view = QRect(0, 0, 440, 480)
    made = QImage(view.size() * ratio, QImage.Format.Format_RGB32)
    made.setDevicePixelRatio(ratio)
    made.fill(UNDER)
    painter = QPainter(made)
    painter.setRenderHints(SMOOTH)
    while ground.paint(painter, origin, view).isValid():
        pass
    assert painter.renderHints() & SMOOTH == SMOOTH
    painter.end()
    assert len(ground.images()) > 40
    inside = [
        made.pixelColor(x, y)
        for x in range(round(150 * ratio), round(400 * ratio))
        for y in range(round(150 * ratio), round(400 * ratio), 3)
    ]
    assert min(colour.green() for colour in inside) > QColor(style.colours.paper).green() - 40


@pytest.mark.parametrize(("ratio", "step"), [(1.0, 1), (2.0, 1), (1.5, 2), (1.25, 4), (1.75, 4), (1.1, 10)])
def test_chunks_begin_at_whole_pixels_of_the_screen(ratio: float, step: int) -> None:
    assert whole_step(ratio) == step
