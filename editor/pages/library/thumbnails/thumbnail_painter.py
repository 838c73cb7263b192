"""Paints the thumbnail of a map in any thread: small for a row of the table, or as the canvas shows it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import ceil

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from editor.canvas.board_painter import BoardPainter
from editor.canvas.geometry.hex_layout import HexLayout
from editor.canvas.geometry.scene_index import SceneIndex
from editor.canvas.layers.areas import paint_areas
from editor.canvas.overview_painter import fitted, origin_in, paint_figures, paint_ground, paint_markers, paint_zones
from editor.canvas.style.colours import canvas_colours
from editor.canvas.style.paint_style import PaintStyle
from editor.pages.library.thumbnails.thumbnail_board import ThumbnailBoard
from editor.theme.theme import Theme
from editor.view_model.area_map import AreaBoard
from editor.view_model.board import GameBoard

OPEN = "open"
FINER = 3
"""Small pictures are painted so many times as large, and then made smaller."""
DOT, MARK = 0.22, 0.16
"""As on hexes how large figures and markers are on small pictures: shares of the shorter side."""
LARGE_MARK = 16.0
"""As on hexes of how many pixels markers are at least on large ones."""
AREA_DOT, LARGE_AREA_DOT = 0.14, 0.06


@dataclass(frozen=True, slots=True)
class ThumbnailStyle:
    """How a picture is to be painted: no larger than so many of our pixels."""

    theme: Theme
    width: int
    height: int
    ratio: float
    """Pixels of the screen for one of ours."""
    is_small: bool


def paint_thumbnail(subject: ThumbnailBoard, look: ThumbnailStyle) -> QImage:
    """The picture; it is as wide or as high as there is room."""
    size = _fitting_size(subject, look)
    finer = FINER if look.is_small else 1
    made = _canvas(size * finer, look.ratio)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    made.fill(QColor(canvas_colours(look.theme).table))
    if isinstance(subject, AreaBoard):
        scale = size.width() * finer / subject.width
        dot = (AREA_DOT if look.is_small else LARGE_AREA_DOT) * min(look.width, look.height) * finer
        paint_areas(painter, subject, look.theme, scale, dot)
    elif look.is_small:
        _paint_small(painter, subject, look, size * finer)
    else:
        _paint_large(painter, subject, look, size)
    painter.end()
    return _smaller(made, size, look.ratio) if look.is_small else made


def _paint_small(painter: QPainter, picture: GameBoard, look: ThumbnailStyle, size: QSize) -> None:
    atlas = SceneIndex.of(picture)
    hand = fitted(atlas.layout, look.theme, QSizeF(size), look.ratio)
    shorter = FINER * min(look.width, look.height)
    painter.translate(origin_in(hand, QSizeF(size)))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.fillRect(_sheet(hand), QColor(hand.inks.fill(OPEN)))
    paint_ground(painter, hand, atlas, without=OPEN)
    paint_zones(painter, hand, atlas)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_markers(painter, hand, atlas, max(MARK * shorter, hand.scale))
    paint_figures(painter, hand, atlas, max(DOT * shorter, hand.scale), FINER / 2)


def _sheet(hand: PaintStyle) -> QRectF:
    """All of the map, seen from the centre of the first hex."""
    left, top, width, height = hand.layout.bounds()
    return QRectF(left * hand.scale, top * hand.scale, width * hand.scale, height * hand.scale)


def _paint_large(painter: QPainter, picture: GameBoard, look: ThumbnailStyle, size: QSize) -> None:
    """As the canvas does, until all of the ground is there; markers are large enough to be told apart."""
    hand = fitted(HexLayout(picture.tops, picture.columns, picture.rows), look.theme, QSizeF(size), look.ratio)
    board, origin = BoardPainter(replace(picture, markers=()), hand), origin_in(hand, QSizeF(size)).toPoint()
    while board.paint(painter, origin, QRect(QPoint(), size)).isValid():
        pass
    painter.translate(origin)
    paint_markers(painter, hand, SceneIndex.of(picture), max(hand.scale, LARGE_MARK))


def _fitting_size(subject: ThumbnailBoard, look: ThumbnailStyle) -> QSize:
    """As large as fits, in the proportions of the sheet."""
    if isinstance(subject, AreaBoard):
        width, height = float(subject.width), float(subject.height)
    else:
        _, _, width, height = HexLayout(subject.tops, subject.columns, subject.rows).bounds()
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
