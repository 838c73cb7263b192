"""A card as a widget: its face as large as there is room, and its text for screen readers."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from editor.cards.face_layout import HEIGHT, WIDTH
from editor.cards.face_painter import paint_face
from editor.theme.current_theme import current_theme, text_size
from editor.theme.metrics import scaled
from editor.view_model.card_face import CardFace, face_lines

LARGE_WIDTH, SMALL_WIDTH = 340, 160
"""The width of a large face and the least at which its text is shown, at a text size of 100 %."""
BESIDE = 16
"""The distance of a face from the pointer."""


class CardFaceWidget(QWidget):
    """A card, in the middle of its room."""

    def __init__(self, face: CardFace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card-face")
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.show_face(face)

    def show_face(self, face: CardFace) -> None:
        self.face = face
        self.setAccessibleName(face.name)
        self.setAccessibleDescription("\n".join(face_lines(face)))
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return card_size(scaled(LARGE_WIDTH, text_size()))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return card_size(SMALL_WIDTH)

    def heightForWidth(self, width: int) -> int:  # noqa: N802 - Qt's name
        return card_size(width).height()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.PaletteChange):
            self.updateGeometry()
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        paint_face(painter, self.face, QRectF(self.rect()), current_theme())
        painter.end()


class FacePopupWidget(CardFaceWidget):
    """A large face beside the pointer, for a card in the hand or in a list; it takes no focus and no clicks."""

    def __init__(self, face: CardFace, parent: QWidget) -> None:
        super().__init__(face, parent)
        self.setObjectName("card-face-popup")
        self.setWindowFlags(Qt.WindowType.ToolTip | Qt.WindowType.FramelessWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)

    def show_at(self, point: QPoint) -> None:
        """Show it beside a point of the screen, wholly on that screen."""
        screen = QGuiApplication.screenAt(point) or self.screen()
        room = screen.availableGeometry()
        size = self.sizeHint().scaled(
            self.sizeHint().boundedTo(room.size() - QSize(BESIDE, BESIDE)), Qt.AspectRatioMode.KeepAspectRatio
        )
        left = point.x() + BESIDE
        if left + size.width() > room.right():
            left = point.x() - BESIDE - size.width()
        top = min(max(point.y() - size.height() // 2, room.top()), room.bottom() - size.height())
        self.setGeometry(max(left, room.left()), max(top, room.top()), size.width(), size.height())
        self.show()


def card_size(width: int) -> QSize:
    """The size of a card of a width."""
    return QSizeF(width, width * HEIGHT / WIDTH).toSize()
