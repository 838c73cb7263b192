"""Paints the face of a card, or a hand of cards, as a thumbnail, in any thread."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from editor.cards.face_painter import face_size, paint_face
from editor.theme.theme import COLOURS
from editor.thumbnails.thumbnail_painter import ThumbnailStyle
from editor.view_model.card_face import CardFace

CARD_FORMAT = QImage.Format.Format_ARGB32_Premultiplied
HAND_SHARE, STEP_SHARE = 0.84, 1.08
"""The height of a card of a hand, as a share of the room, and the widest step to the next, of its width."""
SHADE, SHADE_WIDTH, CORNER = 60, 3.0, 0.045
"""The opacity and the width of the shade that a card of a hand casts on the one before; its corners, of its width."""


def paint_hand_thumbnail(faces: Sequence[CardFace], look: ThumbnailStyle) -> QImage:
    """Cards side by side on no ground, as large as the room; in a narrow one each covers a part of the one before."""
    made = QImage(ceil(look.width * look.ratio), ceil(look.height * look.ratio), CARD_FORMAT)
    made.setDevicePixelRatio(look.ratio)
    made.fill(Qt.GlobalColor.transparent)
    card = face_size(QSizeF(look.width, HAND_SHARE * look.height))
    between = max(1, len(faces) - 1)
    step = min(STEP_SHARE * card.width(), (look.width - card.width() - 2 * SHADE_WIDTH) / between)
    left = (look.width - card.width() - step * (len(faces) - 1)) / 2
    top = (look.height - card.height()) / 2
    shade = QColor(COLOURS[look.theme].shadow)
    shade.setAlpha(SHADE)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for place, face in enumerate(faces):
        box = QRectF(QPointF(round(left + place * step), round(top)), card)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shade)
        corner = CORNER * card.width()
        painter.drawRoundedRect(box.adjusted(-SHADE_WIDTH, 0, 1, SHADE_WIDTH), corner, corner)
        paint_face(painter, face, box, look.theme)
    painter.end()
    return made


def paint_card_thumbnail(face: CardFace, look: ThumbnailStyle) -> QImage:
    """The card alone, on no ground, as wide or as high as the room."""
    size = face_size(QSizeF(look.width, look.height))
    wide, high = (max(1, int(length)) for length in (size.width(), size.height()))
    made = QImage(ceil(wide * look.ratio), ceil(high * look.ratio), CARD_FORMAT)
    made.setDevicePixelRatio(look.ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    paint_face(painter, face, QRectF(QPointF(), QSizeF(wide, high)), look.theme)
    painter.end()
    return made
