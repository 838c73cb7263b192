"""A label whose text has symbols for what is counted; screen readers hear the words."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from editor.cards.symbol_lines import SymbolLine, paint_symbol_line, symbol_lines
from editor.theme.card_colours import CardColours, card_colours
from editor.theme.current_theme import current_theme

USUAL_WIDTH = 320
LEAST_WIDTH = 80
LINE = 1.15
"""The height of a line, by that of its letters."""


class SymbolLabel(QWidget):
    """A text that wraps; lines that it has of its own stay apart."""

    def __init__(self, text: str, lang: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text, self._lang = text, lang
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(text)

    def lines(self, width: int) -> tuple[SymbolLine, ...]:
        """The lines at a width in pixels."""
        parts = (symbol_lines(part, self._lang, self.font(), width) for part in self.text.split("\n"))
        return tuple(line for part in parts for line in part)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(USUAL_WIDTH, self.heightForWidth(USUAL_WIDTH))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(LEAST_WIDTH, self.heightForWidth(max(LEAST_WIDTH, self.width())))

    def heightForWidth(self, width: int) -> int:  # noqa: N802 - Qt's name
        return round(len(self.lines(width)) * self._line_height) + 1

    @property
    def _line_height(self) -> float:
        return QFontMetricsF(self.font()).height() * LINE

    @property
    def card_colours(self) -> CardColours:
        """The colours of symbols, in the ink of the text: a card is light in dark themes, too."""
        ink = self.palette().color(QPalette.ColorRole.WindowText).name()
        return replace(card_colours(current_theme()), ink=ink)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter, metrics = QPainter(self), QFontMetricsF(self.font())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        for number, line in enumerate(self.lines(self.width())):
            base = number * self._line_height + metrics.ascent()
            paint_symbol_line(painter, QPointF(0, base), line, self.font(), self.card_colours)
        painter.end()
