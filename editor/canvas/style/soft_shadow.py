"""Soft shadows of round things: the shape is drawn in many sizes, each faint, darkest where all of them meet."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

FEWEST, MOST = 4, 14
"""The least and the greatest number of sizes; more for a wider edge."""


def draw_soft_shadow(painter: QPainter, path: QPainterPath, edge: float, colour: QColor) -> None:
    """Draw a path as a shadow; `edge` is the width of its soft edge in pixels."""
    box = path.boundingRect()
    half = max(1.0, box.width() / 2, box.height() / 2)
    steps = max(FEWEST, min(MOST, round(1.5 * edge)))
    faint = QColor(colour)
    faint.setAlphaF(1 - (1 - min(colour.alphaF(), 0.98)) ** (1 / steps))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faint)
    for step in range(steps):
        size = 1 + edge / half * (0.5 - (step + 0.5) / steps)
        painter.save()
        painter.translate(box.center())
        painter.scale(size, size)
        painter.translate(-box.center())
        painter.drawPath(path)
        painter.restore()
