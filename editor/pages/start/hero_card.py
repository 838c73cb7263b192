"""The large card of the start page: the last game with its board, or the first game for those who have played none."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from editor.pages.start.large_buttons import EDGE
from editor.theme.colours import HIGH_CONTRAST
from editor.theme.current_theme import colours, text_size
from editor.theme.elevation import Elevation, paint_shadow
from editor.theme.metrics import CARD_RADIUS, HUGE, LARGE, SMALL, TINY, scaled
from editor.theme.type_scale import TextRole, in_capitals
from editor.thumbnails.board_picture import BoardPictureWidget
from editor.widgets.labels import RoleLabel, caption
from editor.widgets.swatch import SwatchWidget

LEAST_LETTERS = 58
"""Letters of width below which the picture is above the text."""
PICTURE_SHARE = 0.47
HEIGHT = 228
ABOVE = 0.52
"""The height of a picture above the text, as a share of its width."""
BUTTON_HEIGHT, BUTTON_WIDTH = 38, 144


class PrimaryButton(QPushButton):
    """The one primary button of the page; Enter presses it."""

    def __init__(self, name: str, words: str, more: str) -> None:
        super().__init__(words)
        self.setObjectName(name)
        self.setAccessibleDescription(more)
        self.setProperty("primary", True)
        self.setAutoDefault(False)
        self.setMinimumSize(scaled(BUTTON_WIDTH, text_size()), scaled(BUTTON_HEIGHT, text_size()))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


class HeroWidget(QWidget):
    """A card with a picture of a board, lines of text, and the primary button."""

    def __init__(self, picture: BoardPictureWidget, head: str, name: str, lines: Sequence[QWidget]) -> None:
        super().__init__()
        size = text_size()
        self._picture = picture
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(scaled(SMALL, size))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._texts = QWidget()
        column = QVBoxLayout(self._texts)
        around = scaled(HUGE, size)
        column.setContentsMargins(around, scaled(LARGE, size) + TINY, around, scaled(LARGE, size) + TINY)
        column.setSpacing(scaled(SMALL, size))
        eyebrow = HeadLabel(head)
        column.addWidget(eyebrow)
        title = RoleLabel(name, TextRole.PAGE, bold=True, serif=True)
        title.setWordWrap(True)
        column.addWidget(title)
        for line in lines:
            column.addWidget(line)
        column.addSpacing(scaled(SMALL, size))
        column.addStretch(1)
        column.addLayout(self._buttons)
        for part in (picture, self._texts):
            part.setParent(self)

    def add_buttons(self, *buttons: QWidget) -> None:
        """Add buttons from left to right; the last one stands apart at the right."""
        first, *others = buttons
        self._buttons.addWidget(first)
        self._buttons.addStretch(1)
        for button in others:
            self._buttons.addWidget(button)

    def hasHeightForWidth(self) -> bool:  # noqa: N802 - Qt's name
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802 - Qt's name
        inside = width - 2 * EDGE
        if self._is_narrow(width):
            return self._texts.heightForWidth(inside) + round(ABOVE * inside) + 2 * EDGE
        texts = self._texts.heightForWidth(inside - round(PICTURE_SHARE * inside))
        return max(texts, scaled(HEIGHT, text_size())) + 2 * EDGE

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        width = 2 * LEAST_LETTERS * self.fontMetrics().averageCharWidth()
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(self._texts.minimumSizeHint().width() + 2 * EDGE, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        inside = self.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE)
        picture, texts = QRect(inside), QRect(inside)
        if self._is_narrow(self.width()):
            picture.setHeight(round(ABOVE * inside.width()))
            texts.setTop(picture.bottom() + 1)
        else:
            picture.setWidth(round(PICTURE_SHARE * inside.width()))
            texts.setLeft(picture.right() + 1)
        self._picture.setGeometry(picture)
        self._texts.setGeometry(texts)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        theme, radius = colours(), scaled(CARD_RADIUS, text_size())
        box = QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_shadow(painter, box, radius, Elevation.CARD)
        painter.setPen(QPen(QColor(theme.edge), 2) if theme is HIGH_CONTRAST else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.panel))
        painter.drawRoundedRect(box, radius, radius)
        painter.end()

    def _is_narrow(self, width: int) -> bool:
        return width < LEAST_LETTERS * self.fontMetrics().averageCharWidth()


class HeadLabel(RoleLabel):
    """A line in capitals above a name or a list, in the accent or quiet."""

    def __init__(self, words: str, *, is_quiet: bool = False) -> None:
        super().__init__(words, TextRole.NOTE, bold=True)
        self.setForegroundRole(QPalette.ColorRole.PlaceholderText if is_quiet else QPalette.ColorRole.Accent)

    def _set_font(self) -> None:
        super()._set_font()
        self.setFont(in_capitals(self.font()))


class ScoreLineWidget(QWidget):
    """The seats with their shapes, and the score between them."""

    def __init__(self, scores: Sequence[tuple[str, int]]) -> None:
        super().__init__()
        self.setObjectName("start-scores")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(scaled(SMALL, text_size()))
        is_duel = len(scores) == len(("left", "right"))
        for number, (name, score) in enumerate(scores):
            points = RoleLabel(str(score), TextRole.PAGE, bold=True, serif=True)
            points.setContentsMargins(0, 0, 0, _below(points.fontMetrics()))
            parts: list[QWidget] = [SwatchWidget(number), caption(name), points]
            if is_duel and number:
                row.addWidget(caption(":"))
                parts.reverse()
            for part in parts:
                row.addWidget(part)
        row.addStretch(1)


def _below(metrics: QFontMetrics) -> int:
    """The margin that centres figures on a line, as ascents of the serif leave more room above than below."""
    return max(0, round(2 * (metrics.ascent() - metrics.capHeight() / 2) - metrics.height()))
