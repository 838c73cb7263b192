"""Soft shadows of paths."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from editor.theme.soft_shade import soft_mask, tinted

SPREAD = 0.28
"""The spread of the blur, as a share of the width of the soft edge."""


def draw_soft_shadow(painter: QPainter, path: QPainterPath, edge: float, colour: QColor) -> None:
    """Draw a path as a shadow; `edge` is the width of its soft edge in pixels."""
    ratio = painter.device().devicePixelRatioF()
    box = path.boundingRect().adjusted(-edge, -edge, edge, edge).toAlignedRect()

    def fill(mask: QPainter) -> None:
        mask.scale(ratio, ratio)
        mask.translate(-box.topLeft())
        mask.fillPath(path, QColor(colour.rgb()))

    shade = tinted(soft_mask((box.size().toSizeF() * ratio).toSize(), SPREAD * edge * ratio, fill), colour)
    shade.setDevicePixelRatio(ratio)
    painter.drawImage(QPointF(box.topLeft()), shade)
