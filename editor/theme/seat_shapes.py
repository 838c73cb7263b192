"""The shape of each team: round, a rounded square, a hexagon, a diamond."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from editor.theme.seat_looks import SeatShape

SQUARE, CORNER = 0.91, 0.36
HEXAGON, DIAMOND = 1.06, 1.14
"""The extent of each shape beyond a circle, so that all look equally large."""


def shape_path(shape: SeatShape, radius: float, at: QPointF | None = None) -> QPainterPath:
    """The shape around a point, by default the origin, about as large as a circle of this radius."""
    middle = QPointF(0, 0) if at is None else at
    path = QPainterPath()
    if shape == "round":
        path.addEllipse(middle, radius, radius)
    elif shape == "square":
        half = SQUARE * radius
        box = QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
        path.addRoundedRect(box, CORNER * radius, CORNER * radius)
    else:
        corners, reach = (6, HEXAGON) if shape == "hexagon" else (4, DIAMOND)
        turns = [2 * pi * number / corners for number in range(corners)]
        path.addPolygon(QPolygonF([middle + QPointF(cos(turn), sin(turn)) * reach * radius for turn in turns]))
        path.closeSubpath()
    return path
