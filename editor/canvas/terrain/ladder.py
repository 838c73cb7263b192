"""Ladders: two rails with rungs that lean towards the platform beside them."""

from __future__ import annotations

from math import hypot

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QPainter

from editor.canvas.geometry.sheet_geometry import XY
from editor.canvas.style.paint_style import PaintStyle, faint, line
from editor.canvas.terrain.body_stamp import BodyStamp

RUNGS_FROM = 9.0
"""The scale from which ladders are drawn; below, a hex of their colour is."""
ROOM = 0.95
"""The extent of its image from the centre of its hex, in units."""
WIDE = 0.16
"""Half the distance of its rails."""
RUNGS = 5


def ladder_stamp(style: PaintStyle, towards: XY) -> BodyStamp:
    """The image of a ladder; `towards` is the way to the platform, in units."""
    side = round(ROOM * style.scale)
    made = style.sheet(2 * side, 2 * side)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(side, side)
    if style.scale < RUNGS_FROM:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(style.colours.fill("ladder")))
        painter.drawConvexPolygon(style.hexagon_of(0.8))
    else:
        draw_ladder(painter, style, towards)
    painter.end()
    return BodyStamp(None, made, QPointF(-side, -side))


def draw_ladder(painter: QPainter, style: PaintStyle, towards: XY) -> None:
    """Draw it around the origin: a shadow, the wood, and its light."""
    scale, matter = style.scale, style.colours.matter("platform")
    length = hypot(*towards) or 1.0
    on = QPointF(towards[0] / length, towards[1] / length)
    beside = QPointF(-on.y(), on.x()) * WIDE * scale
    foot, head = on * -0.26 * scale, on * 0.66 * scale + QPointF(-0.03, -0.13) * scale
    coats: tuple[tuple[QPointF, QColor, float], ...]
    if style.colours.flat:
        coats = ((QPointF(), QColor(style.colours.paper), 0.14), (QPointF(), QColor(style.colours.ink), 0.06))
    else:
        coats = (
            (QPointF(0.06, 0.09) * scale, faint(style.colours.shadow, 0.3), 0.1),
            (QPointF(), QColor(matter.side), 0.105),
            (QPointF(-0.008, -0.014) * scale, QColor(matter.lit).darker(108), 0.055),
        )
    for aside, colour, wide in coats:
        rails = [QLineF(foot + edge + aside, head + edge + aside) for edge in (beside, -beside)]
        steps = [foot + (head - foot) * (0.08 + 0.21 * number) + aside for number in range(RUNGS)]
        painter.setPen(line(colour, max(1.0, wide * scale)))
        painter.drawLines(rails)
        painter.setPen(line(colour, max(1.0, 0.78 * wide * scale)))
        painter.drawLines([QLineF(step - beside, step + beside) for step in steps])
