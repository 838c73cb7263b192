"""The picture of a card that has none: a field of hexes in the faction's colours, and a medallion with a crest."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, hypot, radians, sin
from zlib import crc32

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPen, QPolygonF, QRadialGradient

from editor.cards.crest_image import draw_crest
from editor.theme.card_colours import CardColours
from editor.theme.card_looks import FactionColours

ACROSS = 6.2
"""The number of hexes across a picture."""
SIDE = 1 / 3**0.5
MEDALLION = 0.45
"""The radius of the medallion, by the height of the picture that nothing covers."""


@dataclass(frozen=True, slots=True)
class PictureLook:
    """The colours of a drawn picture."""

    colours: CardColours
    faction: FactionColours


def paint_drawn_picture(
    painter: QPainter, box: QRectF, look: PictureLook, seed: str, crest: str = "", covered: float = 0.0
) -> None:
    """Paint the picture into a box, whose lower edge is covered to a height; without a crest, the field alone."""
    painter.save()
    painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
    _paint_ground(painter, box, look)
    _paint_hexes(painter, box, look, seed)
    if crest and not look.colours.flat:
        _paint_glow(painter, box, look.colours)
    if crest:
        _paint_medallion(painter, box.adjusted(0, 0, 0, -covered), look, crest)
    painter.restore()


def hexagon(centre: QPointF, radius: float) -> QPolygonF:
    """A hexagon with a flat top."""
    corners = (radians(60 * corner) for corner in range(6))
    return QPolygonF([centre + QPointF(radius * cos(each), radius * sin(each)) for each in corners])


def translucent(colour: str, strength: float) -> QColor:
    made = QColor(colour)
    made.setAlphaF(strength)
    return made


def _paint_ground(painter: QPainter, box: QRectF, look: PictureLook) -> None:
    if look.colours.flat:
        painter.fillRect(box, QColor(look.faction.deep))
        return
    slope = QLinearGradient(box.topLeft(), box.bottomRight())
    slope.setColorAt(0, QColor(look.faction.lit).lighter(112))
    slope.setColorAt(0.55, QColor(look.faction.lit))
    slope.setColorAt(1, QColor(look.faction.deep))
    painter.fillRect(box, slope)


def _paint_hexes(painter: QPainter, box: QRectF, look: PictureLook, seed: str) -> None:
    """A field of hexes, each lit a little differently; in print, lines that tell the faction as well."""
    high, drawn = box.width() / ACROSS, crc32(seed.encode())
    edge = look.colours.ink if look.colours.is_print else look.colours.light
    painter.setPen(QPen(translucent(edge, 0.30 if look.colours.flat else 0.11), high * 0.035))
    for column in range(-1, int(box.width() / (1.5 * SIDE * high)) + 2):
        for row in range(-1, int(box.height() / high) + 2):
            drawn = (drawn * 1103515245 + 12345) & 0x7FFFFFFF
            strength = 0.0 if look.colours.flat else 0.015 + 0.065 * (drawn >> 16 & 0xFF) / 0xFF
            painter.setBrush(translucent(look.colours.light, strength))
            centre = box.topLeft() + QPointF(1.5 * SIDE * column * high, (row + column % 2 / 2) * high)
            painter.drawPolygon(hexagon(centre, SIDE * high * 0.985))
    if look.colours.is_print and look.faction.hatching:
        _paint_hatching(painter, box, look, high / 3)


def _paint_hatching(painter: QPainter, box: QRectF, look: PictureLook, apart: float) -> None:
    painter.save()
    painter.setPen(QPen(QColor(look.colours.ink), apart * 0.08))
    painter.translate(box.center())
    painter.rotate(look.faction.hatching)
    reach = hypot(box.width(), box.height()) / 2
    for number in range(-int(reach / apart), int(reach / apart) + 1):
        painter.drawLine(QPointF(-reach, number * apart), QPointF(reach, number * apart))
    painter.restore()


def _paint_glow(painter: QPainter, box: QRectF, colours: CardColours) -> None:
    """Light from the north-west, and shade at the foot."""
    centre = box.center() - QPointF(box.width() * 0.06, box.height() * 0.1)
    glow = QRadialGradient(centre, box.width() * 0.48)
    glow.setColorAt(0, translucent(colours.light, 0.40))
    glow.setColorAt(1, translucent(colours.light, 0.0))
    painter.fillRect(box, glow)
    foot = QRectF(box.left(), box.bottom() - box.height() * 0.24, box.width(), box.height() * 0.24)
    shade = QLinearGradient(foot.topLeft(), foot.bottomLeft())
    shade.setColorAt(0, translucent(colours.shade, 0.0))
    shade.setColorAt(1, translucent(colours.shade, 0.34))
    painter.fillRect(foot, shade)


def _paint_medallion(painter: QPainter, box: QRectF, look: PictureLook, crest: str) -> None:
    colours, centre = look.colours, box.center()
    radius = min(box.height(), box.width() * 0.4) * MEDALLION
    if not colours.flat:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(translucent(colours.shade, 0.28))
        painter.drawPolygon(hexagon(centre + QPointF(radius * 0.04, radius * 0.08), radius))
    painter.setBrush(_medallion_ground(centre, radius, look))
    painter.setPen(QPen(QColor(colours.rim), radius * 0.05))
    painter.drawPolygon(hexagon(centre, radius))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(translucent(colours.crest, 0.4), radius * 0.02))
    painter.drawPolygon(hexagon(centre, radius * 0.87))
    side = radius * 1.06
    draw_crest(painter, QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side), crest, colours.crest)


def _medallion_ground(centre: QPointF, radius: float, look: PictureLook) -> QBrush:
    if look.colours.flat:
        return QBrush(QColor(look.faction.deep))
    slope = QLinearGradient(centre - QPointF(0, radius), centre + QPointF(0, radius))
    slope.setColorAt(0, QColor(look.faction.lit).darker(120))
    slope.setColorAt(1, QColor(look.faction.frame))
    return QBrush(slope)
