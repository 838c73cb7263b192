"""The overview of a whole map: classes, zones and pieces are at their places; any thread draws the same."""

import threading
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from editor.canvas.board_painter import BoardPainter
from editor.canvas.geometry.board_index import BoardIndex
from editor.canvas.overview_painter import fitted, origin_in, paint_ground, paint_pieces, paint_zones
from editor.theme.board_colours import board_colours
from editor.theme.seat_looks import seat_look
from editor.theme.theme import Theme
from editor.view_model.board import BoardPiece, GameBoard
from tests.support.boards import random_board, stock_board

ROOM = QSizeF(300, 240)
ANA = BoardPiece("ana", "Ana", "An", "blue", ("C3",))


@pytest.fixture(autouse=True)
def drawn_by_qt(qapp: QApplication) -> None:
    """Letters need an application."""


def drawn(board: GameBoard) -> tuple[QImage, BoardIndex, QPointF, float]:
    board_index = BoardIndex.of(board)
    style = fitted(board_index.geometry, Theme.LIGHT, ROOM, 1.0)
    made = QImage(300, 240, QImage.Format.Format_RGB32)
    made.fill(QColor(style.colours.table))
    painter = QPainter(made)
    painter.translate(origin_in(board_index.geometry, style, ROOM))
    paint_ground(painter, style, board_index)
    paint_zones(painter, style, board_index)
    paint_pieces(painter, style, board_index, style.scale)
    painter.end()
    return made, board_index, origin_in(board_index.geometry, style, ROOM), style.scale


def test_each_hex_has_the_colour_of_its_class() -> None:
    board = replace(random_board(12, 10, 0), zones=())
    image, board_index, origin, scale = drawn(board)
    for each in board.places:
        at = board_index.centre(each.id)
        assert at is not None
        shown = board_index.place_at(*at, True)
        assert shown is not None
        point = origin + QPointF(*at) * scale
        assert image.pixelColor(point.toPoint()).name() == board_colours(Theme.LIGHT).fill(shown.kind), shown.id


def test_pieces_and_zones_have_the_colours_of_their_sides() -> None:
    board = stock_board("battleground/maps/wasteland.json", (ANA,))
    image, board_index, origin, scale = drawn(board)
    centre = board_index.centre("C3")
    assert centre is not None
    point = (origin + QPointF(*centre) * scale).toPoint()
    assert image.pixelColor(point).name() == seat_look(1).colours[Theme.LIGHT]
    zone = board.zones[0]
    free = next(place for place in sorted(zone.places) if place != "C3")
    at = board_index.centre(free)
    assert at is not None
    ground = board_colours(Theme.LIGHT).fill("open")
    assert image.pixelColor((origin + QPointF(*at) * scale).toPoint()).name() != ground


def test_a_board_drawn_in_another_thread_looks_the_same() -> None:
    """Nothing of the canvas is bound to the thread of the window."""
    board = random_board(12, 10, 8)
    board_index = BoardIndex.of(board)
    style = fitted(board_index.geometry, Theme.DARK, ROOM, 2.0)
    images: list[QImage] = []

    def draw() -> None:
        made = QImage(600, 480, QImage.Format.Format_RGB32)
        made.setDevicePixelRatio(2.0)
        painter = QPainter(made)
        drawing, origin = BoardPainter(board, style), origin_in(board_index.geometry, style, ROOM).toPoint()
        while drawing.paint(painter, origin, QImage(300, 240, QImage.Format.Format_RGB32).rect()).isValid():
            pass
        painter.end()
        images.append(made)

    draw()
    beside = threading.Thread(target=draw)
    beside.start()
    beside.join()
    assert images[0] == images[1]
