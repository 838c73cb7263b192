"""The ground of hexes: what is written on a body can be read, whatever stands beside it."""

from collections.abc import Collection
from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from editor.canvas.board_painter import BoardPainter
from editor.canvas.style.paint_style import PaintStyle
from editor.theme.theme import Theme
from editor.view_model.board import BoardPlace, GameBoard
from tests.support.boards import small_board

SIZE = QSize(330, 300)
COLUMNS, ROWS = 4, 3
SAME = 0.9
"""The least share of the pixels of a plate that are as those of a body that stands alone; others are its rim."""


@pytest.fixture(autouse=True)
def drawn_by_qt(qapp: QApplication) -> None:
    """Letters need an application."""


def walls(standing: Collection[tuple[int, int]], kind: str, height: str) -> GameBoard:
    """A board with a body on each of these hexes, every one a piece of its own."""
    board = small_board()

    def changed(place: BoardPlace) -> BoardPlace:
        at = place.column, place.row
        if at not in standing:
            return replace(place, kind="open", height="", terrain_piece="")
        return replace(place, kind=kind, height=height, terrain_piece=f"piece {at}")

    places = tuple(changed(place) for place in board.places if not place.level)
    return replace(board, places=places, pieces=(), markers=(), zones=())


def drawn(board: GameBoard) -> QImage:
    made = QImage(SIZE, QImage.Format.Format_RGB32)
    painter = QPainter(made)
    BoardPainter(board, PaintStyle("flat", Theme.LIGHT, 60.0, 1.0)).paint(painter, QPoint(0, 0), made.rect())
    painter.end()
    return made


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["tall", "low"])
def test_no_height_is_cut_by_the_body_beside_it(kind: str) -> None:
    """In whichever order they are drawn: each plate is as on a body that stands alone."""
    hexes = tuple(product(range(1, 1 + COLUMNS), range(1, 1 + ROWS)))
    crowd = drawn(walls(hexes, kind, "2+"))
    for at in hexes:
        alone, bare = drawn(walls([at], kind, "2+")), drawn(walls([at], kind, ""))
        spots = [
            (x, y) for x in range(SIZE.width()) for y in range(SIZE.height()) if alone.pixel(x, y) != bare.pixel(x, y)
        ]
        assert len(spots) > 100
        same = sum(crowd.pixel(x, y) == alone.pixel(x, y) for x, y in spots)
        assert same / len(spots) >= SAME, at
