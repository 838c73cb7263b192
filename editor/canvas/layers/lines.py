"""Lines from place to place: a route with its steps, lines of sight that are clear or blocked."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QLineF, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from editor.canvas.geometry.board_index import BoardIndex
from editor.canvas.geometry.hex_layout import lattice_point
from editor.canvas.style.paint_style import PaintStyle, faint, line
from editor.view_model.overlay import Overlay, OverlayLine

ROOM = 0.4
"""The margin around lines, in units, for dots and crosses."""


def draw_sights(painter: QPainter, style: PaintStyle, overlay: Overlay, origin: QPoint) -> None:
    """Draw the lines of sight of an overlay."""
    for each in overlay.lines:
        _draw_sight(painter, style, each, origin)


def draw_route(painter: QPainter, style: PaintStyle, board_index: BoardIndex, overlay: Overlay, origin: QPoint) -> None:
    """Draw the route of an overlay, with a dot for each step and a larger one at its end."""
    route = _route(board_index, overlay.path, style, origin)
    if len(route) > 1:
        _draw_steps(painter, style, route, ends_in_ghost=bool(overlay.ghosts))


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


def _draw_steps(painter: QPainter, style: PaintStyle, route: list[QPointF], ends_in_ghost: bool) -> None:
    """Draw a light band with the route on it, and a dot for each step."""
    colours, scale = style.overlay_colours, style.scale
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((faint(colours.halo, 0.8), max(5.0, 0.2 * scale)), (colours.route, max(2.4, 0.1 * scale))):
        painter.setPen(line(colour, width))
        painter.drawPolyline(QPolygonF(route))
    painter.setPen(line(colours.halo, max(1.2, 0.045 * scale)))
    painter.setBrush(QColor(colours.route))
    radius = max(3.0, 0.1 * scale)
    for point in route[1:-1]:
        painter.drawEllipse(point, radius, radius)
    if not ends_in_ghost:
        painter.drawEllipse(route[-1], 1.5 * radius, 1.5 * radius)


def _draw_sight(painter: QPainter, style: PaintStyle, sight: OverlayLine, origin: QPoint) -> None:
    """Draw a whole line if it is clear, a dashed one with a cross if it is blocked."""
    colours, scale = style.overlay_colours, style.scale
    start, end = _at(style, sight.start, origin), _at(style, sight.end, origin)
    colour = colours.clear if sight.clear else colours.blocked
    wide = max(1.8, 0.055 * scale)
    painter.setPen(line(faint(colours.halo, 0.85), 2.4 * wide))
    painter.drawLine(QLineF(start, end))
    pen = line(colour, wide)
    if not sight.clear:
        pen.setDashPattern([3.0, 2.4])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.drawLine(QLineF(start, end))
    if sight.clear:
        _draw_ends(painter, (start, end), 1.7 * wide, line(colours.halo, max(1.0, 0.5 * wide)), QColor(colour))
    else:
        arm = max(5.0, 0.14 * scale)
        for cross in (line(colours.halo, 3 * wide), line(colour, 1.5 * wide)):
            _draw_cross(painter, (start + end) / 2, arm, cross)


def _draw_ends(painter: QPainter, ends: Sequence[QPointF], radius: float, pen: QPen, colour: QColor) -> None:
    painter.setPen(pen)
    painter.setBrush(colour)
    for end in ends:
        painter.drawEllipse(end, radius, radius)


def _draw_cross(painter: QPainter, at: QPointF, arm: float, pen: QPen) -> None:
    painter.setPen(pen)
    one, other = QPointF(arm, arm), QPointF(arm, -arm)
    painter.drawLines([QLineF(at - one, at + one), QLineF(at - other, at + other)])
