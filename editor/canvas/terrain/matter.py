"""Matter on the tops of bodies: laid stones, rubble, planks with nails; drawn over a box, clipped by the caller."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, sin

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF

from editor.canvas.style.paint_style import faint, line
from editor.canvas.terrain.scatter import Scatter
from editor.theme.board_colours import Matter

Texture = Callable[[QPainter, QRectF, float, Matter, Scatter], None]
"""Draws matter over a box, at a scale in pixels per unit."""

COURSE, PLANK = 0.245, 0.205
"""The height of a course of stones, and of a plank."""
NAILS_FROM = 34.0
"""The scale from which nails are drawn."""
PEBBLES = 15
"""The number of pebbles to a square unit."""
TURNS = (0.2, 1.3, 2.3, 3.4, 4.4, 5.4)
"""The corners of a pebble, in radians."""
NO_PEN = Qt.PenStyle.NoPen


def draw_stones(painter: QPainter, box: QRectF, scale: float, matter: Matter, scatter: Scatter) -> None:
    """Laid stones, each of a tone of its own, with a gap around it and light on its upper edge."""
    joint, light = line(faint(QColor(matter.side).darker(150), 0.42), max(0.8, 0.02 * scale)), faint(matter.lit, 0.3)
    top = box.top() - 0.06 * scale
    while top < box.bottom():
        left = box.left() - scatter.share() * 0.4 * scale
        while left < box.right():
            wide, tone = (0.3 + 0.3 * scatter.share()) * scale, scatter.share()
            stone = QRectF(left, top, wide, COURSE * scale).adjusted(0.012 * scale, 0.012 * scale, 0, 0)
            painter.setBrush(
                faint(matter.lit, 0.34 * (tone - 0.4)) if tone > 0.4 else faint(matter.side, 0.7 * (0.4 - tone))
            )
            painter.setPen(joint)
            painter.drawRoundedRect(stone, 0.05 * scale, 0.05 * scale)
            painter.setPen(line(light, max(0.7, 0.014 * scale)))
            aside = QPointF(0.05 * scale, 0.026 * scale)
            painter.drawLine(QLineF(stone.topLeft() + aside, stone.topRight() + QPointF(-aside.x(), aside.y())))
            left += wide
        top += COURSE * scale


def draw_rubble(painter: QPainter, box: QRectF, scale: float, matter: Matter, scatter: Scatter) -> None:
    """Pebbles in two tones, each with a small shadow."""
    edge = line(faint(QColor(matter.side).darker(130), 0.6), max(0.7, 0.016 * scale))
    tones = (faint(QColor(matter.chips or matter.lit), 0.85), faint(QColor(matter.top).darker(116), 0.85))
    for _ in range(int(box.width() * box.height() / scale**2 * PEBBLES)):
        x, y = box.left() + scatter.share() * box.width(), box.top() + scatter.share() * box.height()
        size = (0.05 + 0.1 * scatter.share()) * scale
        pebble = QPolygonF(
            [
                QPointF(
                    x + size * (0.75 + 0.5 * scatter.share()) * cos(turn),
                    y + size * (0.6 + 0.45 * scatter.share()) * sin(turn),
                )
                for turn in TURNS
            ]
        )
        painter.setPen(NO_PEN)
        painter.setBrush(faint(matter.side, 0.4))
        painter.drawPolygon(pebble.translated(0.022 * scale, 0.03 * scale))
        painter.setPen(edge)
        painter.setBrush(tones[scatter.share() < 0.5])
        painter.drawPolygon(pebble)


def draw_planks(painter: QPainter, box: QRectF, scale: float, matter: Matter, scatter: Scatter) -> None:
    """Planks of tones of their own, with grain, and nails where they end."""
    seam = line(faint(QColor(matter.side).darker(140), 0.6), max(0.8, 0.022 * scale))
    grain, high = line(faint(matter.side, 0.3), max(0.7, 0.014 * scale)), PLANK * scale
    top = box.top() - 0.02 * scale
    while top < box.bottom():
        left = box.left() - scatter.share() * 0.8 * scale
        while left < box.right():
            wide, tone = (0.9 + 0.9 * scatter.share()) * scale, scatter.share()
            tint = faint(matter.lit, 0.5 * (tone - 0.5)) if tone > 0.5 else faint(matter.side, 0.5 * (0.5 - tone))
            painter.fillRect(QRectF(left, top, wide, high), tint)
            painter.setPen(grain)
            for share in (0.34, 0.66):
                start = QPointF(left + 0.1 * scale, top + high * share + 0.01 * scale * scatter.share())
                painter.drawLine(QLineF(start, QPointF(left + wide - 0.1 * scale, top + high * share)))
            painter.setPen(seam)
            painter.drawLine(QLineF(left, top, left, top + high))
            if scale >= NAILS_FROM:
                _draw_nails(painter, QPointF(left, top), scale, matter)
            left += wide
        painter.setPen(seam)
        painter.drawLine(QLineF(box.left(), top, box.right(), top))
        top += high


def _draw_nails(painter: QPainter, at: QPointF, scale: float, matter: Matter) -> None:
    painter.setPen(NO_PEN)
    painter.setBrush(faint(QColor(matter.side).darker(180), 0.75))
    for share in (0.28, 0.72):
        painter.drawEllipse(at + QPointF(0.055, PLANK * share) * scale, 0.014 * scale, 0.014 * scale)
