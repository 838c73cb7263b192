"""Paints the thumbnail of a map in any thread: small for a row of the table, or as the canvas shows it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import ceil

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from editor.canvas.board_painter import BoardPainter
from editor.canvas.geometry.board_index import BoardIndex
from editor.canvas.geometry.fitting_turn import fitting_quarters
from editor.canvas.geometry.sheet_geometry import SheetGeometry
from editor.canvas.overview_painter import fitted, origin_in, paint_ground, paint_markers, paint_pieces, paint_zones
from editor.canvas.style.paint_style import PaintStyle
from editor.theme.board_colours import board_colours
from editor.theme.theme import Theme
from editor.view_model.board import GameBoard

OPEN = "open"
FINER = 3
"""The factor by which small pictures are painted larger before they are scaled down."""
DOT, MARK = 0.22, 0.16
"""The size of pieces and markers on small pictures, as shares of the shorter side."""
LARGE_MARK = 16.0
"""The hex size in pixels below which markers do not shrink on large pictures."""


@dataclass(frozen=True, slots=True)
class ThumbnailStyle:
    """Style of a thumbnail, with its largest size in logical pixels."""

    theme: Theme
    width: int
    height: int
    ratio: float
    """The device pixel ratio."""
    is_small: bool
    lang: str = ""
    """The language of a card; a board has no text."""


def paint_thumbnail(subject: GameBoard, look: ThumbnailStyle) -> QImage:
    """The picture, which is as wide or as high as the room; a tall board is turned in a wide room."""
    board_index = turned_to_fit(subject, look)
    size = _fitting_size(board_index.geometry, look)
    finer = FINER if look.is_small else 1
    made = _canvas(size * finer, look.ratio)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    made.fill(QColor(board_colours(look.theme).table))
    if look.is_small:
        _paint_small(painter, board_index, look, size * finer)
    else:
        _paint_large(painter, board_index, look, size)
    painter.end()
    return _smaller(made, size, look.ratio) if look.is_small else made


def turned_to_fit(board: GameBoard, look: ThumbnailStyle) -> BoardIndex:
    """The board as it is turned in a thumbnail: as it fills the room best, with the side of the first seat nearest."""
    board_index = BoardIndex.of(board)
    geometry = board_index.geometry
    quarters = fitting_quarters(board, geometry, geometry.bounds(), (look.width, look.height))
    return BoardIndex.of(board, quarters=quarters) if quarters else board_index


def _paint_small(painter: QPainter, board_index: BoardIndex, look: ThumbnailStyle, size: QSize) -> None:
    style = fitted(board_index.geometry, look.theme, QSizeF(size), look.ratio)
    shorter = FINER * min(look.width, look.height)
    painter.translate(origin_in(board_index.geometry, style, QSizeF(size)))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.fillRect(_sheet(board_index.geometry, style), QColor(style.colours.fill(OPEN)))
    paint_ground(painter, style, board_index, without=OPEN)
    paint_zones(painter, style, board_index)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_markers(painter, style, board_index, max(MARK * shorter, style.scale))
    paint_pieces(painter, style, board_index, max(DOT * shorter, style.scale), FINER / 2)


def _sheet(geometry: SheetGeometry, style: PaintStyle) -> QRectF:
    """Extent of the map from the origin of the sheet."""
    left, top, width, height = geometry.bounds()
    return QRectF(left * style.scale, top * style.scale, width * style.scale, height * style.scale)


def _paint_large(painter: QPainter, board_index: BoardIndex, look: ThumbnailStyle, size: QSize) -> None:
    """Paint like the canvas, waiting for all ground chunks; markers are enlarged to stay distinguishable."""
    style = fitted(board_index.geometry, look.theme, QSizeF(size), look.ratio)
    origin = origin_in(board_index.geometry, style, QSizeF(size)).toPoint()
    drawing = BoardPainter(replace(board_index.board, markers=()), style)
    while drawing.paint(painter, origin, QRect(QPoint(), size)).isValid():
        pass
    painter.translate(origin)
    paint_markers(painter, style, board_index, max(style.scale, LARGE_MARK))


def _fitting_size(geometry: SheetGeometry, look: ThumbnailStyle) -> QSize:
    """Largest fitting size in the proportions of the sheet."""
    _, _, width, height = geometry.bounds()
    room = QSizeF(look.width, look.height)
    found = QSizeF(width, height).scaled(room, Qt.AspectRatioMode.KeepAspectRatio)
    return QSize(max(1, round(found.width())), max(1, round(found.height())))


def _canvas(size: QSize, ratio: float) -> QImage:
    made = QImage(ceil(size.width() * ratio), ceil(size.height() * ratio), QImage.Format.Format_RGB32)
    made.setDevicePixelRatio(ratio)
    return made


def _smaller(made: QImage, size: QSize, ratio: float) -> QImage:
    pixels = _canvas(size, ratio).size()
    scaled = made.scaled(pixels, mode=Qt.TransformationMode.SmoothTransformation)
    scaled.setDevicePixelRatio(ratio)
    return scaled
