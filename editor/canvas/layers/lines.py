"""Lines from place to place: a route with its steps, lines of sight that are clear or blocked."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QLineF, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from editor.canvas.geometry.board_index import BoardIndex
from editor.canvas.geometry.hex_layout import lattice_point
from editor.canvas.style.paint_style import PaintStyle, line
from editor.view_model.overlay import Overlay, OverlayLine

ROOM = 0.25
"""The margin around lines, in units, for dots and crosses."""


def draw_sights(painter: QPainter, style: PaintStyle, overlay: Overlay, origin: QPoint) -> None:
    """Draw the lines of sight of an overlay."""
    for each in overlay.lines:
        _draw_sight(painter, style, each, origin)


def draw_route(painter: QPainter, style: PaintStyle, board_index: BoardIndex, overlay: Overlay, origin: QPoint) -> None:
    """Draw the route of an overlay, with a dot for each step and a larger one at its end."""
    route = _route(board_index, overlay.path, style, origin)
    if len(route) > 1:
        _draw_steps(painter, style, route)


def covered_boxes(style: PaintStyle, board_index: BoardIndex, overlay: Overlay, origin: QPoint) -> list[QRectF]:
    """The boxes that the route and the lines of sight are drawn in."""
    room = ROOM * style.scale
    ends = [(_at(style, each.start, origin), _at(style, each.end, origin)) for each in overlay.lines]
    boxes = [QRectF(start, end).normalized() for start, end in ends]
    route = _route(board_index, overlay.path, style, origin)
    boxes += [QRectF(first, second).normalized() for first, second in pairwise(route)]
    return [box.adjusted(-room, -room, room, room) for box in boxes]


def _route(board_index: BoardIndex, path: Sequence[str], style: PaintStyle, origin: QPoint) -> list[QPointF]:
    centres = (board_index.centre(place) for place in path)
    return [QPointF(x * style.scale, y * style.scale) + origin for x, y in filter(None, centres)]


def _at(style: PaintStyle, lattice: tuple[float, float], origin: QPoint) -> QPointF:
    x, y = lattice_point(style.tops, lattice, style.quarters)
    return QPointF(x * style.scale, y * style.scale) + origin


def _draw_steps(painter: QPainter, style: PaintStyle, route: list[QPointF]) -> None:
    wide = max(2.0, 0.06 * style.scale)
    for colour, width in ((style.colours.plate, wide * 2), (style.colours.way, wide)):
        painter.setPen(line(colour, width))
        painter.drawPolyline(QPolygonF(route))
    painter.setPen(line(style.colours.plate, wide / 2))
    painter.setBrush(QColor(style.colours.way))
    for point in route[1:-1]:
        painter.drawEllipse(point, wide, wide)
    painter.drawEllipse(route[-1], wide * 1.7, wide * 1.7)


def _draw_sight(painter: QPainter, style: PaintStyle, sight: OverlayLine, origin: QPoint) -> None:
    start, end = _at(style, sight.start, origin), _at(style, sight.end, origin)
    colour = style.colours.clear if sight.clear else style.colours.blocked
    wide = max(1.5, 0.04 * style.scale)
    pen_style = Qt.PenStyle.SolidLine if sight.clear else Qt.PenStyle.DashLine
    painter.setPen(line(style.colours.plate, wide * 2.2))
    painter.drawLine(QLineF(start, end))
    painter.setPen(line(colour, wide, pen_style))
    painter.drawLine(QLineF(start, end))
    if not sight.clear:
        _draw_cross(painter, (start + end) / 2, max(5.0, 0.12 * style.scale), line(colour, wide * 1.4))


def _draw_cross(painter: QPainter, at: QPointF, arm: float, pen: QPen) -> None:
    painter.setPen(pen)
    one, other = QPointF(arm, arm), QPointF(arm, -arm)
    painter.drawLines([QLineF(at - one, at + one), QLineF(at - other, at + other)])
