"""Highlighted places: each look has a colour, a border and a pattern of its own, with a short text."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from editor.canvas.style.paint_style import PaintStyle, draw_slant, faint, line, plate, polygon
from editor.view_model.overlay import Highlight, Look

SHEET = 1.24
Style = Qt.PenStyle
BORDERS: dict[Look, tuple[float, Style]] = {
    "reach": (0.03, Style.SolidLine),
    "target": (0.06, Style.SolidLine),
    "choice": (0.045, Style.DashLine),
    "chosen": (0.075, Style.SolidLine),
    "refused": (0.03, Style.DotLine),
    "front": (0.03, Style.SolidLine),
    "side": (0.03, Style.DashLine),
    "rear": (0.03, Style.DotLine),
    "seen": (0.025, Style.DashDotLine),
}
"""How wide the border of a look is, in hex heights, and its line."""


def highlight_stamp(hand: PaintStyle, spot: Highlight) -> QImage:
    """A place with this look and text, seen from the middle of its hex."""
    side = SHEET * hand.scale
    made = hand.sheet(side, side)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(side / 2, side / 2)
    colour = QColor(hand.inks.looks[spot.look])
    _inside(painter, hand, spot.look, colour)
    width, style = BORDERS[spot.look]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(line(colour, max(1.2, width * hand.scale), style))
    painter.drawPolygon(hand.hexagon_of(0.9 - width))
    if spot.text and hand.writes(0.25):
        at = QPointF(0, 0.3 * hand.scale)
        plate(painter, spot.text, at, 0.23 * hand.scale, (QColor(hand.inks.plate), colour))
    painter.end()
    return made


def ring_pen(hand: PaintStyle, look: Look) -> QPen:
    """The line around a figure of this look."""
    width, style = BORDERS[look]
    return line(hand.inks.looks[look], max(1.5, (width + 0.02) * hand.scale), style)


def _inside(painter: QPainter, hand: PaintStyle, look: Look, colour: QColor) -> None:
    path = QPainterPath()
    path.addPolygon(polygon(hand.layout.corners(0.86), hand.scale))
    painter.fillPath(path, faint(colour, 0.3 if look == "chosen" else 0.2))
    if hand.scale < 10:
        return
    painter.save()
    painter.setClipPath(path)
    painter.scale(hand.scale, hand.scale)
    painter.setPen(line(faint(colour, 0.8), 0.03))
    _pattern(painter, hand, look)
    painter.restore()


def _pattern(painter: QPainter, hand: PaintStyle, look: Look) -> None:
    box = polygon(hand.layout.corners()).boundingRect()
    if look == "reach":
        for x, y in hand.layout.corners(0.62):
            painter.drawEllipse(QPointF(x, y), 0.02, 0.02)
    elif look == "target":
        painter.drawLines([QLineF(0, -0.5, 0, -0.3), QLineF(0, 0.3, 0, 0.5)])
        painter.drawLines([QLineF(-0.6, 0, -0.36, 0), QLineF(0.36, 0, 0.6, 0)])
    elif look == "refused":
        painter.drawLines([QLineF(-0.16, -0.16, 0.16, 0.16), QLineF(-0.16, 0.16, 0.16, -0.16)])
    elif look == "front":
        painter.drawLines([QLineF(x, -0.6, x, 0.6) for x in (-0.3, -0.15, 0, 0.15, 0.3)])
    elif look == "side":
        painter.drawLines([QLineF(-0.6, y, 0.6, y) for y in (-0.3, -0.15, 0, 0.15, 0.3)])
    elif look == "rear":
        draw_slant(painter, box, 0.24)
    elif look == "seen":
        for x, y in hand.layout.corners(0.45):
            painter.drawLine(QLineF(x * 0.9, y * 0.9, x, y))
