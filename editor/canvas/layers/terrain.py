"""Terrain classes drawn to be distinguishable without colour: a texture over the hex and a symbol in its centre."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPolygonF

from editor.canvas.style.paint_style import PaintStyle, draw_slant, faint, line, plate, polygon

Strokes = Callable[[QPainter], None]
"""Draws around the origin, in hex heights, with the current pen."""

SHEET = 1.16
"""The width and height of a stamp, in hex heights, as wide as a hex with flat tops."""
TEXTURE_FROM, SYMBOL_FROM, NUMBER_FROM, BOTH_FROM = 9.0, 15.0, 18.0, 37.0
"""The scales in pixels per hex from which these are drawn; until there is room for both, the height replaces the
symbol."""
BOX = QRectF(-0.6, -0.6, 1.2, 1.2)


def hatch(painter: QPainter) -> None:
    draw_slant(painter, BOX, 0.17)


def cross_hatch(painter: QPainter) -> None:
    draw_slant(painter, BOX, 0.17)
    draw_slant(painter, BOX, 0.17, down=True)


def dots(painter: QPainter) -> None:
    points = [QPointF(-0.6 + 0.15 * (x + (y & 1) / 2), -0.6 + 0.12 * y) for x in range(9) for y in range(11)]
    for point in points:
        painter.drawEllipse(point, 0.012, 0.012)


def planks(painter: QPainter) -> None:
    for number in range(9):
        y = -0.48 + 0.12 * number
        painter.drawLine(QLineF(-0.6, y, 0.6, y))
        x = -0.35 + 0.28 * (number % 3)
        painter.drawLine(QLineF(x, y, x, y + 0.12))


def rings(painter: QPainter) -> None:
    for radius in (0.46, 0.38):
        painter.drawEllipse(QPointF(0, 0), radius, radius)


def crosses(painter: QPainter) -> None:
    for x in (-0.36, -0.12, 0.12, 0.36):
        for y in (-0.36, -0.12, 0.12, 0.36):
            painter.drawLine(QLineF(x - 0.03, y, x + 0.03, y))
            painter.drawLine(QLineF(x, y - 0.03, x, y + 0.03))


def low_wall(painter: QPainter) -> None:
    painter.drawRect(QRectF(-0.22, 0.0, 0.44, 0.13))
    painter.drawLines([QLineF(-0.07, 0.0, -0.07, 0.13), QLineF(0.07, 0.0, 0.07, 0.13)])


def tall_wall(painter: QPainter) -> None:
    painter.drawRect(QRectF(-0.16, -0.24, 0.32, 0.4))
    painter.drawLines([QLineF(-0.16, -0.11, 0.16, -0.11), QLineF(-0.16, 0.02, 0.16, 0.02)])
    painter.drawLines([QLineF(0, -0.24, 0, -0.11), QLineF(-0.07, -0.11, -0.07, 0.02), QLineF(0.07, 0.02, 0.07, 0.16)])


def tufts(painter: QPainter) -> None:
    for x, y in ((-0.17, 0.0), (0.15, -0.06), (0.0, 0.15)):
        painter.drawLines([QLineF(x, y, x + lean, y - 0.14) for lean in (-0.07, 0.0, 0.07)])


def rungs(painter: QPainter) -> None:
    painter.drawLines([QLineF(x, -0.28, x, 0.28) for x in (-0.12, 0.12)])
    painter.drawLines([QLineF(-0.12, y, 0.12, y) for y in (-0.2, -0.07, 0.07, 0.2)])


def step_up(painter: QPainter) -> None:
    painter.drawPolyline(QPolygonF([QPointF(-0.16, 0.02), QPointF(0, -0.14), QPointF(0.16, 0.02)]))
    painter.drawLine(QLineF(-0.2, 0.14, 0.2, 0.14))


def standing_stone(painter: QPainter) -> None:
    path = QPainterPath(QPointF(-0.13, 0.2))
    path.cubicTo(QPointF(-0.15, -0.34), QPointF(0.15, -0.34), QPointF(0.13, 0.2))
    path.closeSubpath()
    painter.drawPath(path)


def pillar(painter: QPainter) -> None:
    painter.drawRect(QRectF(-0.08, -0.14, 0.16, 0.26))
    painter.drawLines([QLineF(-0.16, y, 0.16, y) for y in (-0.17, 0.15)])


def diamond(painter: QPainter) -> None:
    painter.drawPolygon(QPolygonF([QPointF(0, -0.16), QPointF(0.16, 0), QPointF(0, 0.16), QPointF(-0.16, 0)]))


@dataclass(frozen=True, slots=True)
class TerrainLook:
    """A texture, and a symbol on it."""

    texture: Strokes | None
    symbol: Strokes | None


OPEN = TerrainLook(None, None)
OTHER = TerrainLook(crosses, diamond)
LOOKS: Mapping[str, TerrainLook] = {
    "open": OPEN,
    "low": TerrainLook(hatch, low_wall),
    "tall": TerrainLook(cross_hatch, tall_wall),
    "difficult": TerrainLook(dots, tufts),
    "ladder": TerrainLook(None, rungs),
    "platform": TerrainLook(planks, step_up),
    "stone": TerrainLook(rings, standing_stone),
    "pedestal": TerrainLook(rings, pillar),
}


def terrain_stamp(style: PaintStyle, terrain: str, height: str) -> QImage | None:
    """Image over the fill of a hex; None for plain terrain."""
    look = LOOKS.get(terrain, OTHER)
    if style.scale < TEXTURE_FROM or (look is OPEN and not height):
        return None
    side = SHEET * style.scale
    made = style.sheet(side, side)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(side / 2, side / 2)
    painter.save()
    painter.scale(style.scale, style.scale)
    numbered, both = bool(height) and style.scale >= NUMBER_FROM, style.scale >= BOTH_FROM
    _draw(painter, style, look, with_symbol=style.scale >= SYMBOL_FROM and (both or not numbered))
    painter.restore()
    if numbered:
        at, size = (QPointF(0.31, 0.27), 0.19) if both else (QPointF(0, 0), 0.36)
        plate(
            painter,
            height,
            at * style.scale,
            size * style.scale,
            (QColor(style.colours.plate), QColor(style.colours.ink)),
        )
    painter.end()
    return made


def _draw(painter: QPainter, style: PaintStyle, look: TerrainLook, with_symbol: bool) -> None:
    colours = style.colours
    if look.texture is not None:
        path = QPainterPath()
        path.addPolygon(polygon(style.corners(0.94)))
        painter.save()
        painter.setClipPath(path)
        painter.setPen(line(faint(colours.ink, colours.texture), max(0.014, 0.8 / style.scale)))
        look.texture(painter)
        painter.restore()
    if look.symbol is not None and with_symbol:
        painter.setPen(line(colours.ink, 0.035, Qt.PenStyle.SolidLine))
        painter.setBrush(QColor(colours.plate))
        look.symbol(painter)
