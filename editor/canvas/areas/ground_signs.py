"""Small signs of the ground in ink, as on old maps: where they stand in an area, and how they are drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from editor.canvas.terrain.scatter import Scatter, seed_of

GroundSign = Callable[[QPainter, QPointF, float], None]
"""Draws one sign around a point with the current pen, at a size in pixels."""
APART = 0.62
"""The distance of signs, in units."""
ROOM = 0.16
"""The room around a sign that must be in its area, in units."""
JITTER = 0.3


def draw_tufts(painter: QPainter, at: QPointF, size: float) -> None:
    for lean in (-0.34, 0.0, 0.34):
        painter.drawLine(QLineF(at + QPointF(0.3 * lean, 0.25) * size, at + QPointF(lean, -0.4) * size))


def draw_hill(painter: QPainter, at: QPointF, size: float) -> None:
    path = QPainterPath(at + QPointF(-0.8, 0.25) * size)
    path.cubicTo(at + QPointF(-0.4, -0.6) * size, at + QPointF(0.3, -0.6) * size, at + QPointF(0.7, 0.25) * size)
    painter.drawPath(path)
    painter.drawLine(QLineF(at + QPointF(0.1, -0.25) * size, at + QPointF(0.25, 0.1) * size))


def draw_cross(painter: QPainter, at: QPointF, size: float) -> None:
    painter.drawLine(QLineF(at - QPointF(0.3, 0) * size, at + QPointF(0.3, 0) * size))
    painter.drawLine(QLineF(at - QPointF(0, 0.3) * size, at + QPointF(0, 0.3) * size))


def draw_wave(painter: QPainter, at: QPointF, size: float) -> None:
    path = QPainterPath(at - QPointF(0.8, 0) * size)
    path.quadTo(at + QPointF(-0.4, -0.45) * size, at)
    path.quadTo(at + QPointF(0.4, 0.45) * size, at + QPointF(0.8, 0) * size)
    painter.drawPath(path)


SIGNS: Mapping[str, GroundSign | None] = {"sea": draw_wave, "wild": draw_tufts, "outpost": None}
"""By class of area; crosses for any other class."""


def sign_points(path: QPainterPath, scale: float, seed: int, kept: QRectF) -> list[QPointF]:
    """Points for signs in an area, in rows with some disorder; none in the box that is kept free.

    Each depends on its row and column alone, so that signs stay where they are as the outline changes elsewhere.
    """
    box, step = path.boundingRect(), APART * scale
    room, found = ROOM * scale, []
    for row in range(int(box.top() // step), int(box.bottom() // step) + 1):
        shift = step / 2 if row % 2 else 0.0
        for column in range(int(box.left() // step) - 1, int(box.right() // step) + 1):
            scatter = Scatter(seed_of((seed, row, column)))
            aside, down = (JITTER * step * (scatter.share() - 0.5) for _ in range(2))
            at = QPointF(column * step + shift + aside, (row + 0.5) * step + down)
            around = QRectF(at.x() - room, at.y() - room, 2 * room, 2 * room)
            if not kept.intersects(around) and path.contains(around):
                found.append(at)
    return found
