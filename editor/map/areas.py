"""Draws a map of areas: a colour for each class of them, that of their side for bases, lines and what lies in them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from editor.board.drawing import Dot, Drawing, Point, Region
from editor.map.hand import NOBODY, line
from editor.map.inks import Inks, inks_of
from editor.theme.seat_looks import seat_look
from editor.theme.theme import Theme

CLASSES = ("low", "difficult", "stone", "platform", "pedestal", "tall", "ladder", "other")
"""The inks of the classes of areas, in the order of their names; there are no classes that all games know."""


def paint_areas(painter: QPainter, drawing: Drawing, theme: Theme, scale: float, dot: float) -> None:
    """The drawing at so many pixels a step, with dots of so many pixels."""
    inks = inks_of(theme)
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
    painter: QPainter, drawing: Drawing, each: Dot, theme: Theme, inks: Inks, scale: float, size: float
) -> None:
    colour = _side(drawing, each.seat, theme)
    painter.setPen(line(inks.ink, 1))
    painter.setBrush(QColor(inks.plate) if colour is None else colour)
    painter.drawEllipse(QPointF(*each.at) * scale, size / 2, size / 2)


def _side(drawing: Drawing, seat: str | None, theme: Theme) -> QColor | None:
    if seat is None:
        return None
    seats = drawing.seats
    return QColor(seat_look(seats.index(seat)).colours[theme] if seat in seats else NOBODY)


def _outline(region: Region, scale: float) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for ring in region.rings:
        path.addPolygon(_polygon(ring, scale))
        path.closeSubpath()
    return path


def _polygon(points: tuple[Point, ...], scale: float) -> QPolygonF:
    return QPolygonF([QPointF(x * scale, y * scale) for x, y in points])
