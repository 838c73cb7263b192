"""What is wrong with notes: a list from which one gets to the note that a problem is about."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStackedWidget, QVBoxLayout, QWidget

from editor.cli.stock import Stock
from editor.documents.reading import known_games
from editor.theme.icons import icon
from editor.window.empty_state import EmptyState
from editor.window.rows import Roomy
from engine.content.envelope import Document
from engine.content.errors import Problem
from engine.content.examine import examined
from engine.words import say

NUMBER = Qt.ItemDataRole.UserRole
NOTE = re.compile(r"\$\.placed\[(\d+)\]")
ICONS = {"error": "error", "warning": "warning"}


def problems_of(document: Document) -> tuple[Problem, ...]:
    """What the engine finds wrong with a document and with what it names."""
    return examined(document.plain(), known_games(), Stock(with_files=False)).problems


class Problems(QWidget):
    """`note_wanted` tells the place in the list of the note that somebody wants to see."""

    note_wanted = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._empty = EmptyState("check")
        self._list = QListWidget()
        self._list.setObjectName("notes-problems")
        self._list.setWordWrap(True)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setItemDelegate(Roomy(self._list))
        self._list.itemActivated.connect(self._go)
        self._list.itemClicked.connect(self._go)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._empty)
        self._stack.addWidget(self._list)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._stack)

    def show_problems(self, problems: Sequence[Problem], lang: str) -> None:
        self._list.clear()
        for problem in problems:
            found = NOTE.match(problem.path)
            number = int(found[1]) if found else -1
            said = problem.sentence(lang)
            item = QListWidgetItem(said if number < 0 else say("notes-problem", lang, number=number + 1, text=said))
            item.setIcon(icon(ICONS[problem.severity]))
            item.setData(NUMBER, number)
            self._list.addItem(item)
        self._stack.setCurrentWidget(self._list if problems else self._empty)

    def speak(self, lang: str) -> None:
        self._empty.tell(say("notes-no-problems", lang), say("notes-no-problems-how", lang))
        self._list.setAccessibleName(say("dock-problems", lang))

    def _go(self, item: QListWidgetItem) -> None:
        if item.data(NUMBER) >= 0:
            self.note_wanted.emit(item.data(NUMBER))
