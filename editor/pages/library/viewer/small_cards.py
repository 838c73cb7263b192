"""Small cards in lists and grids; the large face appears beside the pointer."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from editor.cards.face_hover import FaceHoverController
from editor.cards.face_widget import CardFaceWidget, card_size
from editor.presenters.amount_text import times
from editor.theme.current_theme import colours, text_size
from editor.theme.metrics import CARD_RADIUS, CONTROL_RADIUS, SMALL, TINY, scaled
from editor.theme.type_scale import TextRole
from editor.view_model.card_face import CardFace
from editor.view_model.document_view import ViewCard
from editor.widgets.flow_layout import FlowLayout
from editor.widgets.labels import RoleLabel, caption, quiet_text

ROW_WIDTH, GRID_WIDTH = 22, 116


class SmallFaceWidget(CardFaceWidget):
    """A small face of a width; the large one is shown while the pointer rests on it."""

    def __init__(self, face: CardFace, width: int) -> None:
        super().__init__(face)
        self._width = width
        self.hover = FaceHoverController(self, lambda: self.face)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return card_size(scaled(self._width, text_size()))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return self.sizeHint()


class CardChipWidget(QWidget):
    """A card in a line: its small face, its name and a note."""

    def __init__(self, card: ViewCard) -> None:
        super().__init__()
        self.setObjectName("card-chip")
        row = QHBoxLayout(self)
        row.setContentsMargins(TINY, TINY, SMALL, TINY)
        row.setSpacing(SMALL)
        if card.face is not None:
            row.addWidget(SmallFaceWidget(card.face, ROW_WIDTH), 0, Qt.AlignmentFlag.AlignVCenter)
        name = times(card.name, card.count)
        row.addWidget(RoleLabel(name, TextRole.BODY, bold=True, serif=True))
        if card.note:
            row.addWidget(_quiet(card.note))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter, look = QPainter(self), colours()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(look.edge) if look.panel == look.window else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look.raised))
        painter.drawRoundedRect(self.rect().adjusted(0, 0, -1, -1), CONTROL_RADIUS, CONTROL_RADIUS)
        painter.end()


class MissingCardWidget(RoleLabel):
    """The place of a card that is missing from the library, with its id, as large as a face."""

    def __init__(self, name: str) -> None:
        super().__init__(name, TextRole.BODY, bold=True, serif=True)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setContentsMargins(SMALL, SMALL, SMALL, SMALL)
        self.setFixedSize(card_size(scaled(GRID_WIDTH, text_size())))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(colours().edge), 1, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(self.rect().adjusted(1, 1, -2, -2), CARD_RADIUS, CARD_RADIUS)
        painter.end()
        super().paintEvent(event)


class CardGridWidget(QWidget):
    """Cards side by side, as many in a row as fit; several of the same are one with their number below."""

    def __init__(self, cards: tuple[ViewCard, ...]) -> None:
        super().__init__()
        self.setObjectName("card-grid")
        flow = FlowLayout(self, SMALL)
        for card in cards:
            flow.addWidget(_cell(card))


def _cell(card: ViewCard) -> QWidget:
    cell = QWidget()
    column = QVBoxLayout(cell)
    column.setContentsMargins(0, 0, 0, TINY)
    column.setSpacing(TINY)
    if card.face is None:
        column.addWidget(MissingCardWidget(card.name))
    else:
        face = SmallFaceWidget(card.face, GRID_WIDTH)
        face.setToolTip("")
        column.addWidget(face)
    if card.count > 1:
        column.addWidget(_quiet(times("", card.count)), 0, Qt.AlignmentFlag.AlignHCenter)
    return cell


def _quiet(words: str) -> QWidget:
    made = caption(words)
    made.setForegroundRole(quiet_text("").foregroundRole())
    return made
