"""Three levels of elevation: on the page, floating above it, and dialogs; each has a softer and longer shadow."""

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from editor.theme.colours import Colours, is_dark
from editor.theme.current_theme import colours, current_theme
from editor.theme.soft_shade import soft_mask, tinted
from editor.theme.theme import FLAT

DARKER_IN_THE_DARK = 2.2
SHRINK = 4
"""A shadow is drawn this much smaller and scaled up."""
SPREAD = 0.32
"""The spread of its blur, as a share of its reach."""
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
    colour.setAlphaF(min(1.0, shadow.strength * (DARKER_IN_THE_DARK if is_dark(of.window) else 1.0)))
    return colour


def _around(shadow: Shadow) -> QSize:
    return QSize(2 * shadow.blur, 2 * shadow.blur)


@lru_cache(MOST_SHADOWS)
def _shadow_image(size: QSize, radius: int, shadow: Shadow, rgba: int) -> QImage:
    """The blurred shadow of a box, drawn small."""
    whole = size + _around(shadow)
    small = QSize(max(1, whole.width() // SHRINK), max(1, whole.height() // SHRINK))

    def fill(painter: QPainter) -> None:
        painter.scale(small.width() / whole.width(), small.height() / whole.height())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor.fromRgb(rgba))
        painter.drawRoundedRect(QRect(QPoint(shadow.blur, shadow.blur), size), radius, radius)

    blurred = soft_mask(small, SPREAD * shadow.blur / SHRINK, fill).copy(QRect(QPoint(), small))
    return tinted(blurred, QColor.fromRgba(rgba))
