"""The problems of a document in its details: how many there are, the first ones, and a button to open it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from editor.pages.library.documents.problem_check import MOST_FIRST, ProblemCheck
from editor.theme.icons import icon
from editor.theme.metrics import SMALL, TINY
from editor.widgets.labels import PictureLabel, heading, quiet_text, text
from engine.content.checks.problem_text import more_text, problem_texts
from engine.words import say


class ProblemSummaryWidget(QWidget):
    """Hidden while a document has no problems; emits `open_requested`."""

    open_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("library-problems")
        self.title, self.more = heading(""), quiet_text("")
        self.lines = tuple(text("") for _ in range(MOST_FIRST))
        self.open = QPushButton()
        self.open.setObjectName("library-problems-open")
        self.open.setProperty("kind", "line")
        self.open.setAutoDefault(False)
        self.open.clicked.connect(self.open_requested)
        head = QHBoxLayout()
        head.setSpacing(SMALL)
        head.addWidget(PictureLabel(icon("warning"), self.fontMetrics().height()))
        head.addWidget(self.title, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, SMALL, 0, 0)
        column.setSpacing(TINY)
        column.addLayout(head)
        for line in (*self.lines, self.more):
            column.addWidget(line)
        column.addSpacing(TINY)
        column.addWidget(self.open, 0, Qt.AlignmentFlag.AlignLeft)
        self.hide()

    def show_check(self, found: ProblemCheck | None, lang: str) -> None:
        """Show what a check found; None while there was none."""
        number = 0 if found is None else found.count.total
        first = () if found is None else problem_texts(found.first, lang)
        self.title.setText(say("tab-problems", lang, n=number))
        for place, line in enumerate(self.lines):
            line.setText(first[place].sentence if place < len(first) else "")
            line.setVisible(place < len(first))
        self.more.setText(more_text(number - len(first), 0, lang))
        self.more.setVisible(number > len(first))
        self.open.setText(say("library-problems-open", lang))
        self.setVisible(number > 0)
