"""Patterns of bodies in themes without light: each kind has its own, so that colour is never needed."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter

from editor.canvas.style.paint_style import draw_slant
from editor.canvas.terrain.scatter import Scatter

FlatPattern = Callable[[QPainter, QRectF, float, Scatter], None]
"""Draws a pattern over a box with the current pen, at a scale in pixels per unit."""


def draw_crossed(painter: QPainter, box: QRectF, scale: float, scatter: Scatter) -> None:
    draw_slant(painter, box, 0.2 * scale)
    draw_slant(painter, box, 0.2 * scale, down=True)


def draw_rings(painter: QPainter, box: QRectF, scale: float, scatter: Scatter) -> None:
    for _ in range(int(box.width() * box.height() / scale**2 * 16)):
        at = QPointF(box.left() + scatter.share() * box.width(), box.top() + scatter.share() * box.height())
        painter.drawEllipse(at, 0.035 * scale, 0.035 * scale)


def draw_boards(painter: QPainter, box: QRectF, scale: float, scatter: Scatter) -> None:
    top = box.top()
    while top < box.bottom():
        painter.drawLine(QLineF(box.left(), top, box.right(), top))
        top += 0.22 * scale


def draw_tufts(painter: QPainter, box: QRectF, scale: float, scatter: Scatter) -> None:
    for _ in range(int(box.width() * box.height() / scale**2 * 12)):
        foot = QPointF(box.left() + scatter.share() * box.width(), box.top() + scatter.share() * box.height())
        painter.drawLines([QLineF(foot, foot + QPointF(lean, -0.14) * scale) for lean in (-0.06, 0.0, 0.06)])


def draw_slanted(painter: QPainter, box: QRectF, scale: float, scatter: Scatter) -> None:
    draw_slant(painter, box, 0.24 * scale)


def draw_uprights(painter: QPainter, box: QRectF, scale: float, scatter: Scatter) -> None:
    left = box.left()
    while left < box.right():
        painter.drawLine(QLineF(left, box.top(), left, box.bottom()))
        left += 0.2 * scale


def draw_crosses(painter: QPainter, box: QRectF, scale: float, scatter: Scatter) -> None:
    step, arm = 0.25 * scale, 0.05 * scale
    across, down = int(box.width() / step) + 1, int(box.height() / step) + 1
    for column in range(across):
        for row in range(down):
            x, y = box.left() + column * step, box.top() + row * step
            painter.drawLines([QLineF(x - arm, y, x + arm, y), QLineF(x, y - arm, x, y + arm)])


PATTERNS: Mapping[str, FlatPattern] = {
    "tall": draw_crossed,
    "low": draw_rings,
    "platform": draw_boards,
    "difficult": draw_tufts,
    "stone": draw_slanted,
    "pedestal": draw_uprights,
    "other": draw_crosses,
}
