"""Painter of a whole map at small size: hexes in the colour of their class, zones and pieces in seat colours."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter

from editor.canvas.geometry.hex_layout import HexLayout
from editor.canvas.geometry.scene_index import SceneIndex
from editor.canvas.layers.markers import marker_stamp
from editor.canvas.layers.pieces import base_path
from editor.canvas.style.paint_style import PaintStyle, faint, line, polygon
from editor.theme.theme import Theme
from editor.view_model.board import BoardPlace

LEAST_SCALE = 0.2
OVER = 1.04
"""Hexes are drawn so many times as large, so that nothing is seen between them."""
ZONE = 0.3


def fitted(layout: HexLayout, theme: Theme, room: QSizeF, ratio: float) -> PaintStyle:
    """The hand that draws the whole map into so much room."""
    _, _, width, height = layout.bounds()
    scale = min(room.width() / width, room.height() / height)
    return PaintStyle(layout, theme, max(scale, LEAST_SCALE), ratio)


def origin_in(hand: PaintStyle, room: QSizeF) -> QPointF:
    """Where the centre of the first hex lies when the map is in the middle of the room."""
    left, top, width, height = hand.layout.bounds()
    middle = QPointF(left + width / 2, top + height / 2) * hand.scale
    return QPointF(room.width() / 2, room.height() / 2) - middle


def paint_ground(
    painter: QPainter, hand: PaintStyle, atlas: SceneIndex, *, platforms: bool = True, without: str | None = None
) -> None:
    """The hexes, around the centre of the first one, without those of a class that are there already."""
    ground, hexagon = atlas.ground, polygon(hand.layout.corners(OVER), hand.scale)
    painter.setPen(Qt.PenStyle.NoPen)
    for cell in (*ground.low.values(), *(ground.high.values() if platforms else ())):
        if cell.terrain == without:
            continue
        painter.setBrush(QColor(hand.inks.fill(cell.terrain)))
        painter.drawConvexPolygon(hexagon.translated(_at(hand, cell)))


def paint_zones(painter: QPainter, hand: PaintStyle, atlas: SceneIndex) -> None:
    """Where sides deploy, tinted."""
    painter.setPen(Qt.PenStyle.NoPen)
    for zone in atlas.picture.zones:
        number = atlas.seat_number(zone.seat)
        if number is not None:
            painter.setBrush(faint(hand.side_colour(number), ZONE))
            for cell in _cells_of(atlas, zone.places):
                painter.drawConvexPolygon(hand.hexagon.translated(_at(hand, cell)))


def paint_figures(painter: QPainter, hand: PaintStyle, atlas: SceneIndex, size: float, pen: float = 1) -> None:
    """In the colour and the shape of their side, as if hexes were so many pixels high."""
    for figure in atlas.picture.figures:
        at = atlas.middle(figure)
        if at is not None:
            number = atlas.seat_number(figure.seat)
            painter.setPen(line(hand.inks.ink, pen))
            painter.setBrush(hand.side_colour(number))
            painter.drawPath(base_path(number, size).translated(QPointF(*at) * hand.scale))


def paint_markers(painter: QPainter, hand: PaintStyle, atlas: SceneIndex, size: float) -> None:
    """In their shapes, as if hexes were so many pixels high; without their letters."""
    larger = replace(hand, scale=size)
    for marker in atlas.picture.markers:
        at = atlas.centre(marker.place)
        if at is not None:
            stamp = marker_stamp(larger, replace(marker, short=""), atlas.seat_number(marker.seat), beside=False)
            half = QPointF(stamp.width(), stamp.height()) / 2 / hand.ratio
            painter.drawImage(QPointF(*at) * hand.scale - half, stamp)


def _cells_of(atlas: SceneIndex, places: Iterable[str]) -> Iterable[BoardPlace]:
    return filter(None, map(atlas.cell, places))


def _at(hand: PaintStyle, cell: BoardPlace) -> QPointF:
    return QPointF(*hand.layout.centre(cell.column, cell.row)) * hand.scale
