"""Three levels of elevation: on the page, floating above it, and dialogs; each has a softer and longer shadow."""

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from editor.theme.colours import Colours
from editor.theme.current_theme import colours, current_theme
from editor.theme.theme import FLAT

DARKER_IN_THE_DARK = 2.2
SHRINK = 4
"""A shadow is drawn this much smaller and scaled up, which blurs it."""
MOST_SHADOWS = 64


@dataclass(frozen=True, slots=True)
class Shadow:
    """Blur and offset in pixels, and strength from 0 to 1."""

    blur: int
    down: int
    strength: float


class Elevation(Enum):
    """The levels, with their shadows."""

    CARD = Shadow(6, 1, 0.10)
    FLOATING = Shadow(18, 4, 0.20)
    DIALOG = Shadow(44, 10, 0.34)


def paint_shadow(painter: QPainter, box: QRectF, radius: float, elevation: Elevation) -> None:
    """Paint the shadow of a rounded box; the box itself is to be painted over it."""
    if current_theme() in FLAT:
        return
    shadow = elevation.value
    size = box.size().toSize()
    image = _shadow_image(size, round(radius), shadow, shadow_colour(colours(), shadow).rgba())
    painter.drawImage(
        QRectF(box.topLeft() - QPointF(shadow.blur, shadow.blur - shadow.down), QSize(size) + _around(shadow)), image
    )


def shadow_colour(of: Colours, shadow: Shadow) -> QColor:
    colour = QColor(of.shadow)
    is_dark = QColor(of.window).lightnessF() < QColor(of.text).lightnessF()
    colour.setAlphaF(min(1.0, shadow.strength * (DARKER_IN_THE_DARK if is_dark else 1.0)))
    return colour


def _around(shadow: Shadow) -> QSize:
    return QSize(2 * shadow.blur, 2 * shadow.blur)


@lru_cache(MOST_SHADOWS)
def _shadow_image(size: QSize, radius: int, shadow: Shadow, rgba: int) -> QImage:
    """The blurred shadow of a box, drawn small: scaled up smoothly, its edge is soft."""
    whole = size + _around(shadow)
    steps = max(1, shadow.blur // SHRINK)
    small = QImage(
        max(1, whole.width() // SHRINK), max(1, whole.height() // SHRINK), QImage.Format.Format_ARGB32_Premultiplied
    )
    small.fill(Qt.GlobalColor.transparent)
    painter = QPainter(small)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(small.width() / whole.width(), small.height() / whole.height())
    painter.setPen(Qt.PenStyle.NoPen)
    colour = QColor.fromRgba(rgba)
    colour.setAlphaF(1 - (1 - colour.alphaF()) ** (1 / steps))
    painter.setBrush(colour)
    box = QRect(shadow.blur, shadow.blur, size.width(), size.height())
    for step in range(steps):
        grown = shadow.blur * (1 - 2 * (step + 0.5) / steps) / 2
        corner = max(1.0, radius + grown)
        painter.drawRoundedRect(QRectF(box).adjusted(-grown, -grown, grown, grown), corner, corner)
    painter.end()
    return small
