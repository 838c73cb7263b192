"""The panel that lists the problems of a document and leads to the part that each is about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStackedWidget, QVBoxLayout, QWidget

from editor.theme.icons import icon
from editor.widgets.empty_state import EmptyStateWidget
from editor.widgets.list_delegates import RoomyDelegate
from engine.words import say

PART = Qt.ItemDataRole.UserRole
ICONS = {"error": "error", "warning": "warning"}


@dataclass(frozen=True, slots=True)
class ListedProblem:
    """One line of the list."""

    text: str
    severity: str
    part: int | None = None
    """The number of the part that it is about, if it is about one."""


class ProblemPanel(QWidget):
    """Shows a message where there are no problems; `part_wanted` tells the number of the part to be shown."""

    part_wanted = Signal(int)

    def __init__(self, name: str, nothing: str, nothing_more: str) -> None:
        """The object name of the list, and the ids of the words that are shown where it is empty."""
        super().__init__()
        self._nothing, self._nothing_more = nothing, nothing_more
        self._empty = EmptyStateWidget("check")
        self._list = QListWidget()
        self._list.setObjectName(name)
        self._list.setWordWrap(True)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setItemDelegate(RoomyDelegate(self._list))
        self._list.itemActivated.connect(self._go)
        self._list.itemClicked.connect(self._go)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._empty)
        self._stack.addWidget(self._list)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._stack)

    def show_problems(self, problems: Sequence[ListedProblem]) -> None:
        self._list.clear()
        for problem in problems:
            item = QListWidgetItem(icon(ICONS[problem.severity]), problem.text)
            item.setData(PART, problem.part)
            self._list.addItem(item)
        self._stack.setCurrentWidget(self._list if problems else self._empty)

    def speak(self, lang: str) -> None:
        self._empty.tell(say(self._nothing, lang), say(self._nothing_more, lang))
        self._list.setAccessibleName(say("dock-problems", lang))

    def _go(self, item: QListWidgetItem) -> None:
        if item.data(PART) is not None:
            self.part_wanted.emit(item.data(PART))
