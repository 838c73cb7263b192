"""Markers on places, such as objectives: shape and letters, with the colour and pattern of their owner."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPolygonF

from editor.canvas.style.paint_style import PaintStyle, faint, fill_pattern, line, write
from editor.view_model.board import Marker

SIZE = 1.2
"""The width and height of a stamp, in hex heights."""
BESIDE = 0.5
"""Size and offset of a marker next to a piece."""
ASIDE = (-0.39, 0.02)


def marker_stamp(style: PaintStyle, marker: Marker, seat: int | None, beside: bool) -> QImage:
    """A marker, relative to the centre of its hex; smaller and in a corner if there is a piece."""
    side = SIZE * style.scale
    made = style.sheet(side, side)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(side / 2, side / 2)
    if beside:
        painter.translate(ASIDE[0] * style.scale, ASIDE[1] * style.scale)
        painter.scale(BESIDE, BESIDE)
    _draw(painter, style, marker, seat)
    painter.end()
    return made


def _draw(painter: QPainter, style: PaintStyle, marker: Marker, seat: int | None) -> None:
    colours, scale = style.colours, style.scale
    path = _shape(marker.kind, scale)
    look = style.side(seat)
    painter.fillPath(path, QColor(colours.plate) if look is None else style.side_colour(seat))
    if look is not None and scale >= 16:
        fill_pattern(painter, path, look.pattern, faint(style.side_ink(seat), 0.55), 0.14 * scale)
    painter.setPen(line(colours.ink, max(1.0, 0.04 * scale)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    if not style.writes(0.3) or not marker.short:
        return
    radius = 0.22 * scale
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.plate) if look is None else style.side_colour(seat))
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    painter.setPen(QColor(colours.ink) if look is None else style.side_ink(seat))
    write(painter, marker.short, QRectF(-radius, -radius, 2 * radius, 2 * radius), 0.34 * scale, bold=True)


def _shape(kind: str, scale: float) -> QPainterPath:
    path = QPainterPath()
    if kind == "objective":
        points = [(0, -0.36), (0.31, -0.18), (0.31, 0.18), (0, 0.36), (-0.31, 0.18), (-0.31, -0.18)]
    elif kind == "mark":
        points = [(0, -0.3), (0.3, 0), (0, 0.3), (-0.3, 0)]
    else:
        box = 0.27 * scale
        path.addRoundedRect(QRectF(-box, -box, 2 * box, 2 * box), 0.1 * scale, 0.1 * scale)
        return path
    path.addPolygon(QPolygonF([QPointF(x * scale, y * scale) for x, y in points]))
    path.closeSubpath()
    return path
