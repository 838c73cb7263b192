"""The history: the answers of a game in order, the present moment, and answers that can be redone."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from editor.theme.metrics import TINY
from editor.widgets.list_delegates import COLOUR, PaletteRoleDelegate
from editor.widgets.swatch import seat_icon
from engine.words import say

ANSWER = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class GivenAnswer:
    """An answer with its number, as text."""

    answer: int
    sentence: str
    seat: int | None = None


class HistoryView(QWidget):
    """The history; double click or Enter on an answer goes to the moment after it."""

    moment_requested = Signal(int)

    def __init__(self, lang: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lang = lang
        self.answers: list[GivenAnswer] = []
        self._now = -1
        self.list = QListWidget()
        self.list.setObjectName("history")
        self.list.setAccessibleName(say("table-history", lang))
        self.list.setWordWrap(True)
        self.list.setItemDelegate(PaletteRoleDelegate(self.list))
        self.list.verticalScrollBar().rangeChanged.connect(lambda: self._show_now())
        self.list.itemActivated.connect(lambda item: self.moment_requested.emit(item.data(ANSWER)))
        lines = QVBoxLayout(self)
        lines.setContentsMargins(TINY, TINY, TINY, TINY)
        lines.addWidget(self.list)

    def show_answers(self, answers: Sequence[GivenAnswer], now: int) -> None:
        """Show these answers, the start first; `now` is the number of answers given."""
        same = 0
        while same < min(len(answers), len(self.answers)) and answers[same] == self.answers[same]:
            same += 1
        for at in reversed(range(same, len(self.answers))):
            self.list.takeItem(at)
        for given in answers[same:]:
            self.list.addItem(self._item(given))
        before, self._now = self._now, now
        self.answers = list(answers)
        for at in range(max(min(before, now, same), 0), len(self.answers)):
            self._mark(at)
        self.list.setCurrentRow(now)
        self._show_now()

    def _show_now(self) -> None:
        """Scroll to the present moment, also after rows have got their heights."""
        item = self.list.item(self._now)
        if item is not None:
            self.list.scrollToItem(item)

    def _item(self, given: GivenAnswer) -> QListWidgetItem:
        item = QListWidgetItem(given.sentence)
        item.setData(ANSWER, given.answer)
        if given.seat is not None:
            item.setIcon(seat_icon(given.seat))
        return item

    def _mark(self, at: int) -> None:
        """Highlight the present moment; later answers are pale and marked."""
        item, given = self.list.item(at), self.answers[at]
        font = item.font()
        font.setBold(at == self._now)
        font.setItalic(at > self._now)
        item.setFont(font)
        ahead = at > self._now
        role = QPalette.ColorRole.PlaceholderText if ahead else QPalette.ColorRole.Text
        item.setData(COLOUR, role)
        item.setText(say("table-ahead", self.lang, sentence=given.sentence) if ahead else given.sentence)
