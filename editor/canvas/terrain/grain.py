"""The grain of paper and table: tiles of fine and coarse spots, made once from a fixed sequence of bytes."""

from __future__ import annotations

from functools import cache
from hashlib import shake_128
from statistics import NormalDist

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from editor.theme.colours import rgb

SIDE = 256
"""The side of a tile, in pixels."""
COARSE = 32
"""The side of the tile that is drawn larger for coarse spots."""
LIGHTER, DARKER = 5.0, 5.0
"""The strength of light and dark spots, for one standard deviation, of 255."""
FAINT_DARK, FAINT_LIGHT = 4.0, 1.2
"""Their strength on dark ground."""

COARSER = 0.9
"""The strength of coarse spots compared with fine ones."""


@cache
def grain(name: str, dark_spot: str, is_dark: bool) -> QImage:
    """A tile of spots to draw over a colour; its edges match."""
    strengths = (FAINT_DARK, FAINT_LIGHT) if is_dark else (DARKER, LIGHTER)
    fine = _spots(f"{name} fine", SIDE, dark_spot, strengths)
    coarse = _seamless(_spots(f"{name} coarse", COARSE, dark_spot, (strengths[0] * COARSER, strengths[1] * COARSER)))
    painter = QPainter(fine)
    painter.drawImage(0, 0, coarse)
    painter.end()
    return fine


@cache
def grained(colour: str, name: str, dark_spot: str, is_dark: bool) -> QImage:
    """An opaque tile: a colour with grain."""
    made = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    made.fill(QColor(colour))
    painter = QPainter(made)
    painter.drawImage(0, 0, grain(name, dark_spot, is_dark))
    painter.end()
    return made


def _spots(seed: str, side: int, dark_spot: str, strengths: tuple[float, float]) -> QImage:
    """Pixels that are dark or light, as strong as chance has it."""
    chance = NormalDist()
    values = [chance.inv_cdf((number + 0.5) / 256) for number in range(256)]
    dark = bytes(round(min(255.0, max(0.0, value) * strengths[0])) for value in values)
    light = bytes(round(min(255.0, max(0.0, -value) * strengths[1])) for value in values)
    raw = shake_128(seed.encode()).digest(side * side)
    made = bytearray(4 * side * side)
    for channel, part in enumerate(reversed(rgb(dark_spot))):
        shaded = bytes(min(255, round(part * share / 255) + light[number]) for number, share in enumerate(dark))
        made[channel::4] = raw.translate(shaded)
    made[3::4] = raw.translate(bytes(one + other for one, other in zip(dark, light, strict=True)))
    return QImage(bytes(made), side, side, 4 * side, QImage.Format.Format_ARGB32_Premultiplied).copy()


def _seamless(tile: QImage) -> QImage:
    """The tile drawn larger, smooth, with edges that match: enlarged with its neighbours and cut out."""
    border, factor = 2, SIDE // COARSE
    wide = QImage(COARSE + 2 * border, COARSE + 2 * border, QImage.Format.Format_ARGB32_Premultiplied)
    wide.fill(Qt.GlobalColor.transparent)
    painter = QPainter(wide)
    for across in (-COARSE, 0, COARSE):
        for down in (-COARSE, 0, COARSE):
            painter.drawImage(QPointF(border + across, border + down), tile)
    painter.end()
    large = wide.scaled(wide.size() * factor, mode=Qt.TransformationMode.SmoothTransformation)
    return large.copy(QRect(border * factor, border * factor, SIDE, SIDE))
