"""Paints the face of a card as a thumbnail, in any thread."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter

from editor.cards.face_painter import face_size, paint_face
from editor.thumbnails.thumbnail_painter import ThumbnailStyle
from editor.view_model.card_face import CardFace


def paint_card_thumbnail(face: CardFace, look: ThumbnailStyle) -> QImage:
    """The card alone, on no ground, as wide or as high as the room."""
    size = face_size(QSizeF(look.width, look.height))
    wide, high = (max(1, int(length)) for length in (size.width(), size.height()))
    made = QImage(ceil(wide * look.ratio), ceil(high * look.ratio), QImage.Format.Format_ARGB32_Premultiplied)
    made.setDevicePixelRatio(look.ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    paint_face(painter, face, QRectF(QPointF(), QSizeF(wide, high)), look.theme)
    painter.end()
    return made
