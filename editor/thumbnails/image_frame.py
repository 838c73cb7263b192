"""Centres images on whole pixels and draws a frame around them."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from editor.theme.current_theme import colours


def centred(room: QRect, image: QImage) -> QPoint:
    """Top left corner of the centred frame."""
    size = image.deviceIndependentSize().toSize()
    return room.topLeft() + QPoint((room.width() - size.width()) // 2, (room.height() - size.height()) // 2)


def draw_framed(painter: QPainter, room: QRect, image: QImage) -> None:
    """Draw an image with a frame; one that is not a rectangle, such as a card, has its own."""
    at = centred(room, image)
    painter.drawImage(at, image)
    if image.hasAlphaChannel():
        return
    painter.setPen(QPen(QColor(colours().edge), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(QRectF(at, image.deviceIndependentSize()).adjusted(0.5, 0.5, -0.5, -0.5))
