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


def test_a_chunk_not_yet_drawn_shows_its_old_image_where_it_belongs() -> None:
    """The margins take another share of the outer chunks then, and a chunk without an old image is plain paper."""
    view, origin = QRect(0, 0, 440, 480), QPoint(120, 120)
    index = BoardIndex.of(random_board(60, 60, 0))
    before = GroundPainter(index, PaintStyle("flat", Theme.LIGHT, 6.0, 1.0), platforms=True)
    made = QImage(view.size(), QImage.Format.Format_RGB32)
    painter = QPainter(made)
    while before.paint(painter, origin, view).isValid():
        pass
    after = GroundPainter(index, PaintStyle("flat", Theme.LIGHT, 12.0, 1.0), platforms=True, before=before)
    old, boxes = after.images(), dict(after._boxes())
    assert old.keys() == boxes.keys()
    inner, first = old[2, 2].box, old[0, 0].box
    shown = after._pixels(inner, QPoint())
    assert abs(shown.x() - boxes[2, 2].x()) <= 1
    assert abs(shown.right() - boxes[2, 2].right()) <= 2
    assert first.x() * 12 < boxes[0, 0].x() - 4, "the least margin in pixels is wider in units at a small scale"
    made.fill(UNDER)
    new = GroundPainter(index, PaintStyle("flat", Theme.LIGHT, 12.0, 1.0), platforms=True)
    new._paint_meanwhile(painter, (2, 2), boxes[2, 2].translated(origin), origin)
    painter.end()
    assert made.pixelColor(boxes[2, 2].translated(origin).center()) == QColor(new.style.colours.paper)
