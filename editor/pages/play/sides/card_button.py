"""A card, tactic or chip as a button; face down it only shows its back."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from editor.cards.face_hover import FaceHoverController
from editor.cards.hand_strip import MOST_LINES, paint_strip, strip_height, strip_layout
from editor.theme.current_theme import colours, current_theme, text_size
from editor.theme.metrics import CARD_RADIUS, FINE_RADIUS, KEY_RADIUS
from editor.view_model.card_face import CardFace, face_lines
from editor.view_model.side_panel import PileCard
from editor.widgets.labels import tip
from engine.words import say

COLUMNS = 13
"""Least width, in average letters."""
AROUND = 16
"""Horizontal padding, in pixels."""
ABOVE_AND_BELOW = 12
AROUND_STRIP = 4
"""The room for the edge of a strip on both sides together, in pixels."""
LINES = 4.0
MOST_NARROW = 30
"""The least width of a strip, in average letters."""


class GameCardButton(QAbstractButton):
    """A card; `wanted` says whether it can be chosen now, `picked` whether it was."""

    pointed = Signal(str)
    """Emitted when the mouse or the focus enters it."""

    def __init__(self, card: PileCard, lang: str, face: CardFace | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(f"card-{card.id}")
        self.card, self.face = card, face
        self.wanted = False
        self.picked = False
        self._most_lines = MOST_LINES
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._lang = lang
        self._name_it()
        metrics = self.fontMetrics()
        if face is not None:
            self.hover = FaceHoverController(self, lambda: face)
            self.setMinimumWidth(MOST_NARROW * metrics.averageCharWidth())
            self.setFixedHeight(strip_height(text_size()) + AROUND_STRIP)
        elif card.face_down:
            self.setFixedSize(QSize(5 * metrics.averageCharWidth(), round(2.4 * metrics.height())))
        else:
            self.setFixedSize(QSize(self._width(), round(LINES * metrics.height())))

    def show_state(self, *, can_be_chosen: bool, picked: bool) -> None:
        """Show whether the card can be chosen or is selected."""
        if (self.wanted, self.picked) != (can_be_chosen, picked):
            self.wanted, self.picked = can_be_chosen, picked
            self._name_it()
            self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Be as high as the text of a strip needs."""
        super().resizeEvent(event)
        if self.face is not None:
            self.setFixedHeight(self.strip_height(self._most_lines))

    def strip_height(self, most_lines: int) -> int:
        """The height of the strip with as many lines of text at most."""
        if self.face is None:
            return self.height()
        return strip_layout(self.face, self.width() - AROUND_STRIP, text_size(), most_lines).height + AROUND_STRIP

    def show_lines(self, most_lines: int) -> None:
        """Show the strip with as many lines of text at most."""
        if self.face is not None and most_lines != self._most_lines:
            self._most_lines = most_lines
            self.setFixedHeight(self.strip_height(most_lines))
            self.update()

    def _width(self) -> int:
        """The width for each word of the title, and for so few lines that all of it is visible."""
        bold, title, letter = self._bold, self.card.sheet.title, self.fontMetrics().averageCharWidth()
        words = (bold.horizontalAdvance(word) for word in title.split())
        width = max(COLUMNS * letter + 12, max(words, default=0) + AROUND + 4)
        while _height(bold, title, width - AROUND) > LINES * self.fontMetrics().height() - ABOVE_AND_BELOW:
            width += letter
        return width

    @property
    def _bold(self) -> QFontMetrics:
        """The bold font of the title."""
        font = self.font()
        font.setBold(True)
        return QFontMetrics(font)

    def _name_it(self) -> None:
        sheet = self.card.sheet
        name = say("table-card-face-down", self._lang) if self.card.face_down else sheet.title
        states = [say("table-card-picked", self._lang)] if self.picked else []
        states += [say("table-card-wanted", self._lang)] if self.wanted and not self.picked else []
        self.setAccessibleName(", ".join([name, *states]))
        lines = [name, sheet.subtitle, *(f"{fact.name} {fact.text}".strip() for fact in sheet.facts)]
        if self.face is None:
            self.setToolTip(tip(name if self.card.face_down else "\n".join(filter(None, lines))))
        else:
            self.setAccessibleDescription("\n".join(face_lines(self.face)))

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802 - Qt's name
        super().enterEvent(event)
        self.pointed.emit(self.card.id)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        super().focusInEvent(event)
        self.pointed.emit(self.card.id)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return self.size() if self.face is None else QSize(self.minimumWidth(), self.height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        if self.face is not None:
            self._paint_strip(painter, self.face, box)
            painter.end()
            return
        self._paint_ground(painter, box)
        if self.card.face_down:
            self._paint_back(painter, box)
        else:
            self._paint_front(painter, box)
        painter.end()

    def _paint_strip(self, painter: QPainter, face: CardFace, box: QRectF) -> None:
        """Draw the strip of a printed card; an edge tells whether it can be chosen, was, or has the focus."""
        lines, is_chosen = self._most_lines, self.picked
        paint_strip(painter, face, box, current_theme(), text_size(), most_lines=lines, is_chosen=is_chosen)
        theme = colours()
        edge, width = (theme.accent, 2.0) if self.wanted or self.underMouse() else ("", 0.0)
        if self.hasFocus():
            edge, width = theme.focus, 3.0
        if edge:
            painter.setPen(QPen(QColor(edge), width))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, CARD_RADIUS, CARD_RADIUS)

    def _paint_ground(self, painter: QPainter, box: QRectF) -> None:
        theme_colours, palette = colours(), self.palette()
        edge, width = palette.color(QPalette.ColorRole.PlaceholderText).name(), 1.0
        if self.wanted:
            edge, width = theme_colours.accent, 2.0
        if self.picked:
            edge, width = theme_colours.accent, 3.5
        pen = QPen(QColor(edge), width)
        if self.hasFocus():
            pen = QPen(QColor(theme_colours.focus), 3)
        painter.setPen(pen)
        role = QPalette.ColorRole.AlternateBase if self.isDown() or self.underMouse() else QPalette.ColorRole.Base
        painter.setBrush(palette.color(role))
        painter.drawRoundedRect(box, KEY_RADIUS, KEY_RADIUS)

    def _paint_back(self, painter: QPainter, box: QRectF) -> None:
        inner = box.adjusted(4, 4, -4, -4)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.PlaceholderText), 1))
        painter.setBrush(Qt.BrushStyle.DiagCrossPattern)
        painter.drawRoundedRect(inner, FINE_RADIUS, FINE_RADIUS)

    def _paint_front(self, painter: QPainter, box: QRectF) -> None:
        palette, sheet = self.palette(), self.card.sheet
        inner = box.adjusted(6, 4, -6, -4)
        font = painter.font()
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(palette.color(QPalette.ColorRole.Text))
        wrap = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        used = painter.boundingRect(inner, wrap, sheet.title)
        painter.drawText(inner, wrap, sheet.title)
        font.setBold(False)
        painter.setFont(font)
        rest = inner.adjusted(0, used.height() + 1, 0, 0)
        painter.setPen(palette.color(QPalette.ColorRole.PlaceholderText))
        painter.setClipRect(inner)
        painter.drawText(rest, wrap, self.summary_text)
        if self.picked:
            painter.setPen(palette.color(QPalette.ColorRole.Text))
            painter.drawText(inner, int(Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignRight), "✓")

    @property
    def summary_text(self) -> str:
        """The text below the title, elided to the available room."""
        sheet, width = self.card.sheet, self.width() - AROUND
        room = self.height() - ABOVE_AND_BELOW - 1 - _height(self._bold, sheet.title, width)
        words = (sheet.subtitle or (sheet.facts[0].text if sheet.facts else "")).split()
        for number in range(len(words), 0, -1):
            shown = " ".join(words[:number]) + ("" if number == len(words) else "…")
            if _height(self.fontMetrics(), shown, width) <= room:
                return shown
        return ""


def _height(metrics: QFontMetrics, text: str, width: int) -> int:
    """The height of a text that wraps at a width."""
    return metrics.boundingRect(QRect(0, 0, width, 10_000), int(Qt.TextFlag.TextWordWrap), text).height()
