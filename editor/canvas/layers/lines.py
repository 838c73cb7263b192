"""Lines from place to place: a route with its steps, lines of sight that are clear or blocked."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QLineF, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from editor.canvas.geometry.scene_index import SceneIndex
from editor.canvas.style.paint_style import PaintStyle, line
from editor.view_model.overlay import Overlay, OverlayLine

ROOM = 0.25
"""Around lines, in hex heights: for dots and crosses."""


def draw_sights(painter: QPainter, hand: PaintStyle, overlay: Overlay, origin: QPoint) -> None:
    """The lines of sight of an overlay."""
    for each in overlay.lines:
        _draw_sight(painter, hand, each, origin)


def draw_way(painter: QPainter, hand: PaintStyle, atlas: SceneIndex, overlay: Overlay, origin: QPoint) -> None:
    """The way of an overlay, with a dot for each step and a larger one where it ends."""
    way = _way(atlas, overlay.path, hand, origin)
    if len(way) > 1:
        _draw_steps(painter, hand, way)


def covered(hand: PaintStyle, atlas: SceneIndex, overlay: Overlay, origin: QPoint) -> list[QRectF]:
    """The boxes that those are drawn in."""
    room = ROOM * hand.scale
    ends = [(_at(hand, each.start, origin), _at(hand, each.end, origin)) for each in overlay.lines]
    boxes = [QRectF(start, end).normalized() for start, end in ends]
    way = _way(atlas, overlay.path, hand, origin)
    boxes += [QRectF(first, second).normalized() for first, second in pairwise(way)]
    return [box.adjusted(-room, -room, room, room) for box in boxes]


def _way(atlas: SceneIndex, path: Sequence[str], hand: PaintStyle, origin: QPoint) -> list[QPointF]:
    centres = (atlas.centre(place) for place in path)
    return [QPointF(x * hand.scale, y * hand.scale) + origin for x, y in filter(None, centres)]


def _at(hand: PaintStyle, lattice: tuple[float, float], origin: QPoint) -> QPointF:
    x, y = hand.layout.point(lattice)
    return QPointF(x * hand.scale, y * hand.scale) + origin


def _draw_steps(painter: QPainter, hand: PaintStyle, way: list[QPointF]) -> None:
    wide = max(2.0, 0.06 * hand.scale)
    for colour, width in ((hand.inks.plate, wide * 2), (hand.inks.way, wide)):
        painter.setPen(line(colour, width))
        painter.drawPolyline(QPolygonF(way))
    painter.setPen(line(hand.inks.plate, wide / 2))
    painter.setBrush(QColor(hand.inks.way))
    for point in way[1:-1]:
        painter.drawEllipse(point, wide, wide)
    painter.drawEllipse(way[-1], wide * 1.7, wide * 1.7)


def _draw_sight(painter: QPainter, hand: PaintStyle, sight: OverlayLine, origin: QPoint) -> None:
    start, end = _at(hand, sight.start, origin), _at(hand, sight.end, origin)
    colour = hand.inks.clear if sight.clear else hand.inks.blocked
    wide = max(1.5, 0.04 * hand.scale)
    style = Qt.PenStyle.SolidLine if sight.clear else Qt.PenStyle.DashLine
    painter.setPen(line(hand.inks.plate, wide * 2.2))
    painter.drawLine(QLineF(start, end))
    painter.setPen(line(colour, wide, style))
    painter.drawLine(QLineF(start, end))
    if not sight.clear:
        _draw_cross(painter, (start + end) / 2, max(5.0, 0.12 * hand.scale), line(colour, wide * 1.4))


def _draw_cross(painter: QPainter, at: QPointF, arm: float, pen: QPen) -> None:
    painter.setPen(pen)
    one, other = QPointF(arm, arm), QPointF(arm, -arm)
    painter.drawLines([QLineF(at - one, at + one), QLineF(at - other, at + other)])
