"""A card of the hand as a widget: its strip, with the large face while the pointer rests on it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from editor.cards.face_hover import FaceHoverController
from editor.cards.hand_strip import paint_strip, strip_height
from editor.theme.current_theme import current_theme, text_size
from editor.view_model.card_face import CardFace, face_lines

WIDTH = 300


class HandStripWidget(QWidget):
    """A strip as wide as there is room."""

    def __init__(self, face: CardFace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("hand-strip")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.is_chosen = self.is_faded = False
        self.hover = FaceHoverController(self, lambda: self.face)
        self.show_face(face)

    def show_face(self, face: CardFace) -> None:
        self.face = face
        self.setAccessibleName(face.name)
        self.setAccessibleDescription("\n".join(face_lines(face)))
        self.update()

    def mark(self, *, is_chosen: bool = False, is_faded: bool = False) -> None:
        """Show whether it is chosen, and whether it cannot be played now."""
        self.is_chosen, self.is_faded = is_chosen, is_faded
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(WIDTH, strip_height(text_size()) + 2)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        paint_strip(
            painter,
            self.face,
            box,
            current_theme(),
            text_size(),
            is_chosen=self.is_chosen,
            is_faded=self.is_faded,
        )
        painter.end()
