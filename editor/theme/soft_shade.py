"""Soft shades: a drawing as a mask, blurred at a small size and drawn larger, in one colour."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

KERNELS: tuple[tuple[float, Sequence[int]], ...] = (
    (1.1, (1, 6, 15, 20, 15, 6, 1)),
    (0.85, (1, 4, 6, 4, 1)),
    (0.5, (1, 2, 1)),
)
"""Weights of a blur by the least spread that they are for, in pixels."""
SPREAD = 1.2
"""The spread, in pixels, at which masks are blurred: larger ones are blurred at a smaller size."""


def soft_mask(size: QSize, spread: float, draw: Callable[[QPainter], None]) -> QImage:
    """A drawing of this many pixels, blurred; `draw` paints opaque black in pixels."""
    smaller = max(1.0, spread / SPREAD)
    made = _clear(QSize(ceil(size.width() / smaller) + 1, ceil(size.height() / smaller) + 1))
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(1 / smaller, 1 / smaller)
    draw(painter)
    painter.end()
    made = blurred(made, spread / smaller)
    if smaller == 1.0:
        return made
    larger = QSize(round(made.width() * smaller), round(made.height() * smaller))
    return made.scaled(larger, mode=Qt.TransformationMode.SmoothTransformation)


def blurred(mask: QImage, spread: float) -> QImage:
    """The mask with a blur of at most 1.2 pixels."""
    weights = next((weights for least, weights in KERNELS if spread >= least), None)
    if weights is None:
        return mask
    for across in (True, False):
        mask = _blurred_along(mask, weights, across)
    return mask


def tinted(mask: QImage, colour: QColor) -> QImage:
    """The mask in a colour, as strong as the colour is opaque."""
    painter = QPainter(mask)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(mask.rect(), colour)
    painter.end()
    return mask


def _blurred_along(mask: QImage, weights: Sequence[int], across: bool) -> QImage:
    """The mean of shifted copies: each is mixed into those before by its share of their weights."""
    made, so_far, middle = _clear(mask.size()), 0, len(weights) // 2
    painter = QPainter(made)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    for number, weight in enumerate(weights):
        so_far += weight
        painter.setOpacity(weight / so_far)
        aside = number - middle
        painter.drawImage(QPointF(aside, 0) if across else QPointF(0, aside), mask)
    painter.end()
    return made


def _clear(size: QSize) -> QImage:
    made = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    made.fill(Qt.GlobalColor.transparent)
    return made
