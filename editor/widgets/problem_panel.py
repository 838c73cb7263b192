"""The panel that lists the problems of a document, with links to the part or the rule that each is about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHeaderView, QStackedWidget, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from editor.rule_books.rule_text import rule_tip
from editor.theme.icons import icon
from editor.widgets.bars.rule_number import RuleKeyController, RuleNumberDelegate
from editor.widgets.empty_state import EmptyStateWidget
from editor.widgets.labels import tip
from editor.widgets.word_wrap_delegate import WordWrapDelegate
from engine.content.checks.problem_text import ProblemText, more_text
from engine.words import say

SENTENCE, RULE, PLACE = range(3)
TITLES = ("table-problem", "table-rule", "table-where")
PROBLEM = Qt.ItemDataRole.UserRole
ICONS = {"error": "error", "warning": "warning"}
NARROW = 70
"""The width in average letters below which rules and places have no columns of their own."""


@dataclass(frozen=True, slots=True)
class ListedProblem:
    """One row of the list."""

    text: ProblemText
    part: int | None = None
    """The index of the part of the document that the page can go to, if there is one."""


class ProblemPanel(QWidget):
    """A list of problems, or a message if there are none.

    A row emits `part_requested` with the index of its part. Its rule emits `rule_requested`; so does a row without a
    part.
    """

    part_requested = Signal(int)
    rule_requested = Signal(str)

    def __init__(self, name: str, nothing: str, nothing_more: str) -> None:
        """Create the panel; the arguments are the object name of the list, and the ids of the messages for an empty
        list."""
        super().__init__()
        self._nothing, self._nothing_more = nothing, nothing_more
        self._empty = EmptyStateWidget("check")
        self._problems: Sequence[ListedProblem] = ()
        self._more, self._lang = 0, ""
        self._items: list[QTreeWidgetItem] = []
        self.list = QTreeWidget()
        self.list.setObjectName(name)
        self.list.setColumnCount(len(TITLES))
        self.list.setRootIsDecorated(False)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.header().setStretchLastSection(False)
        self.list.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.list.header().setSectionResizeMode(SENTENCE, QHeaderView.ResizeMode.Stretch)
        self.list.setItemDelegateForColumn(RULE, RuleNumberDelegate(self.list))
        RuleKeyController(self.list, self._current_rule).rule_requested.connect(self.rule_requested)
        WordWrapDelegate(self.list).link_clicked.connect(self._show_rule)
        self.list.itemActivated.connect(self._activate)
        self.list.itemClicked.connect(self._click)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._empty)
        self._stack.addWidget(self.list)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._stack)

    def show_problems(self, problems: Sequence[ListedProblem], more: int = 0) -> None:
        """Show these problems; `more` is the minimum number of further ones in the document."""
        self._problems, self._more = problems, more
        self._fill()
        self._stack.setCurrentWidget(self.list if problems else self._empty)

    def speak(self, lang: str) -> None:
        self._lang = lang
        self._empty.show_text(say(self._nothing, lang), say(self._nothing_more, lang))
        self.list.setAccessibleName(say("dock-problems", lang))
        self.list.setHeaderLabels([say(title, lang) for title in TITLES])
        self._fill()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._arrange()

    def _fill(self) -> None:
        self.list.clear()
        self._items = [self._item(problem) for problem in self._problems]
        self.list.addTopLevelItems(self._items)
        if rest := more_text(0, self._more, self._lang):
            last = QTreeWidgetItem([rest])
            last.setFlags(Qt.ItemFlag.ItemIsEnabled)
            self.list.addTopLevelItem(last)
        self._arrange()

    def _item(self, problem: ListedProblem) -> QTreeWidgetItem:
        text = problem.text
        item = QTreeWidgetItem([text.sentence, text.rule or "", text.path or ""])
        item.setData(SENTENCE, PROBLEM, problem)
        item.setIcon(SENTENCE, icon(ICONS[text.severity]))
        item.setToolTip(SENTENCE, tip(text.with_path))
        if text.rule:
            item.setToolTip(RULE, rule_tip(text.rule, self._lang))
        return item

    def _arrange(self) -> None:
        """Show rules and places in columns if there are any and there is room; otherwise after their sentences."""
        is_narrow = self.width() < NARROW * self.fontMetrics().averageCharWidth()
        texts = [each.text for each in self._problems]
        self.list.setColumnHidden(RULE, is_narrow or not any(text.rule for text in texts))
        self.list.setColumnHidden(PLACE, is_narrow or not any(text.path for text in texts))
        self.list.setHeaderHidden(is_narrow)
        for item, text in zip(self._items, texts, strict=True):
            item.setText(SENTENCE, text.with_path if is_narrow else text.sentence)

    def _current_rule(self) -> str:
        """The rule of the chosen row."""
        item = self.list.currentItem()
        problem: ListedProblem | None = None if item is None else item.data(SENTENCE, PROBLEM)
        return (problem.text.rule or "") if problem is not None else ""

    def _click(self, item: QTreeWidgetItem, column: int) -> None:
        if column == RULE:
            self._show_rule(item)
        else:
            self._go(item)

    def _activate(self, item: QTreeWidgetItem, column: int) -> None:
        problem: ListedProblem | None = item.data(SENTENCE, PROBLEM)
        if column == RULE or (problem is not None and problem.part is None):
            self._show_rule(item)
        else:
            self._go(item)

    def _go(self, item: QTreeWidgetItem) -> None:
        problem: ListedProblem | None = item.data(SENTENCE, PROBLEM)
        if problem is not None and problem.part is not None:
            self.part_requested.emit(problem.part)

    def _show_rule(self, item: QTreeWidgetItem) -> None:
        problem: ListedProblem | None = item.data(SENTENCE, PROBLEM)
        if problem is not None and problem.text.rule:
            self.rule_requested.emit(problem.text.rule)
