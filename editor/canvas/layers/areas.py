"""Painter of area maps, for thumbnails: a colour for each class of area, seat colours for bases, lines and dots."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from editor.canvas.style.colours import CanvasColours, canvas_colours
from editor.canvas.style.paint_style import NOBODY, line
from editor.theme.seat_looks import seat_look
from editor.theme.theme import Theme
from editor.view_model.area_map import AreaBoard, AreaDot, AreaShape, Point

CLASSES = ("low", "difficult", "stone", "platform", "pedestal", "tall", "ladder", "other")
"""The inks of the classes of areas, in the order of their names; there are no classes that all games know."""


def paint_areas(painter: QPainter, drawing: AreaBoard, theme: Theme, scale: float, dot: float) -> None:
    """The drawing at so many pixels a step, with dots of so many pixels."""
    inks = canvas_colours(theme)
    kinds = sorted({region.kind for region in drawing.regions})
    fills = {kind: QColor(inks.fill(CLASSES[number % len(CLASSES)])) for number, kind in enumerate(kinds)}
    for region in drawing.regions:
        colour = _side(drawing, region.seat, theme)
        painter.setBrush(fills[region.kind] if colour is None else colour)
        painter.setPen(line(inks.ink, 1))
        painter.drawPath(_outline(region, scale))
    painter.setPen(line(inks.ink, 1, Qt.PenStyle.DashLine))
    for points in drawing.lines:
        painter.drawPolyline(_polygon(points, scale))
    for each in drawing.dots:
        _paint_dot(painter, drawing, each, theme, inks, scale, dot)


def _paint_dot(
    painter: QPainter, drawing: AreaBoard, each: AreaDot, theme: Theme, inks: CanvasColours, scale: float, size: float
) -> None:
    colour = _side(drawing, each.seat, theme)
    painter.setPen(line(inks.ink, 1))
    painter.setBrush(QColor(inks.plate) if colour is None else colour)
    painter.drawEllipse(QPointF(*each.at) * scale, size / 2, size / 2)


def _side(drawing: AreaBoard, seat: str | None, theme: Theme) -> QColor | None:
    if seat is None:
        return None
    seats = drawing.seats
    return QColor(seat_look(seats.index(seat)).colours[theme] if seat in seats else NOBODY)


def _outline(region: AreaShape, scale: float) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for ring in region.rings:
        path.addPolygon(_polygon(ring, scale))
        path.closeSubpath()
    return path


def _polygon(points: tuple[Point, ...], scale: float) -> QPolygonF:
    return QPolygonF([QPointF(x * scale, y * scale) for x, y in points])
