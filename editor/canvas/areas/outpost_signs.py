"""Signs of what outposts are, by their roles, and gems for their income."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from editor.canvas.style.paint_style import line

SignLines = tuple[tuple[tuple[float, float], ...], ...]
"""The lines of a sign from its centre, for a size of 1."""

CASTLE: SignLines = (
    ((-0.5, 0.45), (-0.5, -0.35), (-0.35, -0.35), (-0.35, -0.2), (-0.18, -0.2), (-0.18, -0.45), (-0.06, -0.45)),
    ((-0.06, -0.45), (-0.06, -0.33), (0.06, -0.33), (0.06, -0.45), (0.18, -0.45), (0.18, -0.2), (0.35, -0.2)),
    ((0.35, -0.2), (0.35, -0.35), (0.5, -0.35), (0.5, 0.45), (-0.5, 0.45)),
    ((-0.12, 0.45), (-0.12, 0.2), (0.0, 0.08), (0.12, 0.2), (0.12, 0.45)),
)
TOWER: SignLines = (
    ((-0.3, 0.48), (0.3, 0.48), (0.2, 0.3), (0.2, -0.1), (0.32, -0.22), (0.32, -0.5), (0.18, -0.5), (0.18, -0.36)),
    ((0.18, -0.36), (0.07, -0.36), (0.07, -0.5), (-0.07, -0.5), (-0.07, -0.36), (-0.18, -0.36), (-0.18, -0.5)),
    ((-0.18, -0.5), (-0.32, -0.5), (-0.32, -0.22), (-0.2, -0.1), (-0.2, 0.3), (-0.3, 0.48)),
    ((-0.2, -0.1), (0.2, -0.1)),
)
ANVIL: SignLines = (
    ((-0.2, -0.35), (0.5, -0.35), (0.5, -0.2), (0.22, 0.02), (0.12, 0.18), (0.3, 0.42), (-0.3, 0.42), (-0.12, 0.18)),
    ((-0.12, 0.18), (-0.2, 0.02), (-0.2, -0.35)),
    ((-0.2, -0.3), (-0.5, -0.3), (-0.42, -0.12), (-0.2, -0.05)),
)
SIGNS_BY_ROLE: Mapping[str, SignLines] = {"base": CASTLE, "tower": TOWER, "forge": ANVIL}
"""By role; the first that has a sign counts."""
GEM, GEM_STEP = 0.1, 0.26
"""Half the width of a gem, and the distance of gems, in units."""
MOST_GEMS = 5


def draw_outpost_sign(painter: QPainter, roles: Sequence[str], at: QPointF, size: float, colour: QColor) -> None:
    """Draw the sign of the first role that has one, as wide and high as its size."""
    found = next((SIGNS_BY_ROLE[role] for role in roles if role in SIGNS_BY_ROLE), None)
    if found is None:
        return
    path = QPainterPath()
    for points in found:
        path.addPolygon(QPolygonF([at + QPointF(*point) * size for point in points]))
    painter.strokePath(path, line(colour, max(1.2, 0.07 * size)))


def draw_gems(painter: QPainter, count: int, at: QPointF, scale: float, colours: tuple[QColor, QColor]) -> QRectF:
    """Draw a gem for each point of income in a row around a point; returns the box of them all.

    `colours` are those of the gems and of their edges.
    """
    shown = min(count, MOST_GEMS)
    painter.setBrush(colours[0])
    painter.setPen(line(colours[1], max(0.8, 0.018 * scale)))
    wide, high = GEM * scale, 1.2 * GEM * scale
    for number in range(shown):
        middle = at + QPointF((number - (shown - 1) / 2) * GEM_STEP * scale, 0)
        ways = (QPointF(0, -high), QPointF(wide, 0), QPointF(0, high), QPointF(-wide, 0))
        painter.drawPolygon(QPolygonF([middle + way for way in ways]))
    half = ((shown - 1) / 2 * GEM_STEP + GEM) * scale
    return QRectF(at.x() - half, at.y() - high, 2 * half, 2 * high)
