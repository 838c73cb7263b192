"""Markers on places, such as objectives: shape and letters, with the colour and pattern of their owner."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPolygonF

from editor.canvas.style.paint_style import PaintStyle, faint, fill_pattern, line, write
from editor.view_model.board import Marker

SIZE = 1.2
"""A stamp is so many hex heights wide and high."""
BESIDE = 0.5
"""How large a marker is beside a figure, and where."""
ASIDE = (-0.39, 0.02)


def marker_stamp(hand: PaintStyle, marker: Marker, seat: int | None, beside: bool) -> QImage:
    """A marker, seen from the middle of its hex; smaller and in a corner where a figure stands."""
    side = SIZE * hand.scale
    made = hand.sheet(side, side)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(side / 2, side / 2)
    if beside:
        painter.translate(ASIDE[0] * hand.scale, ASIDE[1] * hand.scale)
        painter.scale(BESIDE, BESIDE)
    _draw(painter, hand, marker, seat)
    painter.end()
    return made


def _draw(painter: QPainter, hand: PaintStyle, marker: Marker, seat: int | None) -> None:
    inks, scale = hand.inks, hand.scale
    path = _shape(marker.kind, scale)
    look = hand.side(seat)
    painter.fillPath(path, QColor(inks.plate) if look is None else hand.side_colour(seat))
    if look is not None and scale >= 16:
        fill_pattern(painter, path, look.pattern, faint(hand.side_ink(seat), 0.55), 0.14 * scale)
    painter.setPen(line(inks.ink, max(1.0, 0.04 * scale)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    if not hand.writes(0.3) or not marker.short:
        return
    radius = 0.22 * scale
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(inks.plate) if look is None else hand.side_colour(seat))
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    painter.setPen(QColor(inks.ink) if look is None else hand.side_ink(seat))
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
