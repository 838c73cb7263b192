"""Paints the thumbnail of a map in any thread: small for a row of the table, or as the canvas shows it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import ceil

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from editor.canvas.board_painter import BoardPainter
from editor.canvas.geometry.board_index import BoardIndex
from editor.canvas.geometry.fitting_turn import fitting_quarters
from editor.canvas.geometry.sheet_geometry import SheetGeometry
from editor.canvas.overview_painter import LEAST_SCALE, paint_ground, paint_markers, paint_pieces, paint_zones
from editor.canvas.style.paint_style import PaintStyle
from editor.canvas.terrain.arena_frame import frame_of
from editor.canvas.terrain.sheet_frame import margin_box
from editor.theme.board_colours import board_colours
from editor.theme.theme import Theme
from editor.view_model.board import GameBoard

OPEN = "open"
FINER, FINER_LARGE = 3, 2
"""The factors by which small and large pictures are painted larger before they are scaled down."""
TABLE = 0.9
"""The width of the table around the sheet on large pictures, in units."""
DOT, MARK = 0.22, 0.16
"""The size of pieces and markers on small pictures, as shares of the shorter side."""
LARGE_MARK = 11.0
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
    fills: bool = False
    """Whether the table around a board fills the room; otherwise the picture is as wide or as high as it."""


@dataclass(frozen=True, slots=True)
class ThumbnailLayout:
    """A board as it lies on a thumbnail, in logical pixels."""

    board_index: BoardIndex
    size: QSize
    scale: float
    """Pixels for a unit of the sheet."""
    origin: QPointF


def paint_thumbnail(subject: GameBoard, look: ThumbnailStyle) -> QImage:
    """The picture, which fills the room or is as wide or as high; a tall board is turned in a wide room."""
    layout = thumbnail_layout(subject, look)
    finer = FINER if look.is_small else FINER_LARGE
    made = _canvas(layout.size * finer, look.ratio)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    made.fill(QColor(board_colours(look.theme).table))
    if look.is_small:
        _paint_small(painter, layout, look)
    else:
        _paint_large(painter, layout, look)
    painter.end()
    return _smaller(made, layout.size, look.ratio)


def thumbnail_layout(board: GameBoard, look: ThumbnailStyle) -> ThumbnailLayout:
    """The places without a margin on a small picture; on a large one the sheet, with a little of the table."""
    board_index = turned_to_fit(board, look)
    geometry = board_index.geometry
    box = geometry.bounds()
    if not look.is_small:
        plain = PaintStyle(geometry.tops, look.theme, 1.0, 1.0, geometry.quarters, is_plain=True)
        box = margin_box(frame_of(board_index, plain).sheet_box, TABLE)
    left, top, width, height = box
    found = QSizeF(width, height).scaled(QSizeF(look.width, look.height), Qt.AspectRatioMode.KeepAspectRatio)
    size = QSize(max(1, round(found.width())), max(1, round(found.height())))
    if look.fills:
        size = QSize(look.width, look.height)
    scale = max(min(size.width() / width, size.height() / height), LEAST_SCALE)
    middle = QPointF(left + width / 2, top + height / 2) * scale
    return ThumbnailLayout(board_index, size, scale, QPointF(size.width() / 2, size.height() / 2) - middle)


def turned_to_fit(board: GameBoard, look: ThumbnailStyle) -> BoardIndex:
    """The board as it is turned in a thumbnail: as it fills the room best, with the side of the first seat nearest."""
    board_index = BoardIndex.of(board)
    geometry = board_index.geometry
    quarters = fitting_quarters(board, geometry, geometry.bounds(), (look.width, look.height))
    return BoardIndex.of(board, quarters=quarters) if quarters else board_index


def _paint_small(painter: QPainter, layout: ThumbnailLayout, look: ThumbnailStyle) -> None:
    board_index, style = layout.board_index, _style(layout, look, FINER)
    shorter = FINER * min(look.width, look.height)
    painter.translate(layout.origin * FINER)
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


def _style(layout: ThumbnailLayout, look: ThumbnailStyle, finer: int) -> PaintStyle:
    geometry = layout.board_index.geometry
    scale = layout.scale * finer
    return PaintStyle(geometry.tops, look.theme, scale, look.ratio, geometry.quarters, is_plain=True)


def _paint_large(painter: QPainter, layout: ThumbnailLayout, look: ThumbnailStyle) -> None:
    """Paint like the canvas, waiting for all ground chunks; markers are enlarged to stay distinguishable."""
    style = _style(layout, look, FINER_LARGE)
    origin = (layout.origin * FINER_LARGE).toPoint()
    drawing = BoardPainter(replace(layout.board_index.board, markers=()), style)
    while drawing.paint(painter, origin, QRect(QPoint(), layout.size * FINER_LARGE)).isValid():
        pass
    painter.translate(origin)
    paint_markers(painter, style, layout.board_index, max(style.scale, FINER_LARGE * LARGE_MARK))


def _canvas(size: QSize, ratio: float) -> QImage:
    made = QImage(ceil(size.width() * ratio), ceil(size.height() * ratio), QImage.Format.Format_RGB32)
    made.setDevicePixelRatio(ratio)
    return made


def _smaller(made: QImage, size: QSize, ratio: float) -> QImage:
    pixels = _canvas(size, ratio).size()
    scaled = made.scaled(pixels, mode=Qt.TransformationMode.SmoothTransformation)
    scaled.setDevicePixelRatio(ratio)
    return scaled
