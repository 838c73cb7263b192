"""The panel that lists the problems of a document as cards, with links to the part or the rule that each is about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStackedWidget, QVBoxLayout, QWidget

from editor.rule_books.rule_text import rule_tip
from editor.widgets.bars.rule_number import RuleKeyController
from editor.widgets.empty_state import EmptyStateWidget
from editor.widgets.labels import tip
from editor.widgets.problem_card_delegate import CARD, ProblemCardDelegate, spoken_parts
from engine.content.checks.problem_text import ProblemText, more_text
from engine.words import say

PROBLEM = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class ListedProblem:
    """One card of the list."""

    text: ProblemText
    part: int | None = None
    """The index of the part of the document that the page can go to, if there is one."""


class ProblemPanel(QWidget):
    """A list of problems, or a message if there are none.

    A card emits `part_requested` with the index of its part. Its rule emits `rule_requested`; so does Enter on a card
    without a part.
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
        self.list = QListWidget()
        self.list.setObjectName(name)
        self.list.setFrameShape(QListWidget.Shape.NoFrame)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.cards = ProblemCardDelegate(self.list)
        self.list.setItemDelegate(self.cards)
        self.list.viewport().setAutoFillBackground(False)
        self._is_on_rule = False
        self.cards.rule_clicked.connect(self._click_rule)
        RuleKeyController(self.list, self._current_rule).rule_requested.connect(self.rule_requested)
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

    def height_of(self, most: float) -> int:
        """The height in which so many cards are seen; a part of one shows that there are more to scroll to."""
        heights = [self.list.sizeHintForRow(row) for row in range(self.list.count())]
        whole = int(most)
        rest = round((most - whole) * heights[whole]) if len(heights) > whole else 0
        return sum(heights[:whole]) + rest + 2 * self.list.frameWidth()

    def speak(self, lang: str) -> None:
        self._lang = lang
        self._empty.show_text(say(self._nothing, lang), say(self._nothing_more, lang))
        self.list.setAccessibleName(say("dock-problems", lang))
        self._fill()

    def _fill(self) -> None:
        self.list.clear()
        for problem in self._problems:
            self.list.addItem(self._item(problem))
        if rest := more_text(0, self._more, self._lang):
            last = QListWidgetItem(rest)
            last.setFlags(Qt.ItemFlag.ItemIsEnabled)
            self.list.addItem(last)

    def _item(self, problem: ListedProblem) -> QListWidgetItem:
        text = problem.text
        item = QListWidgetItem(text.sentence)
        item.setData(PROBLEM, problem)
        item.setData(CARD, text)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, ", ".join(spoken_parts(text)))
        if text.rule:
            item.setToolTip(rule_tip(text.rule, self._lang))
        elif text.path:
            item.setToolTip(tip(text.with_path))
        return item

    def _current_rule(self) -> str:
        """The rule of the chosen card."""
        problem = _problem_of(self.list.currentItem())
        return (problem.text.rule or "") if problem is not None else ""

    def _click_rule(self, index: QModelIndex) -> None:
        """Handle a click on a rule, of which the list then tells as of any click on its card."""
        self._is_on_rule = True
        self._show_rule(index)

    def _click(self, item: QListWidgetItem) -> None:
        is_on_rule, self._is_on_rule = self._is_on_rule, False
        if not is_on_rule:
            self._go(item)

    def _activate(self, item: QListWidgetItem) -> None:
        problem = _problem_of(item)
        if problem is not None and problem.part is None:
            self._show_rule(self.list.indexFromItem(item))
        else:
            self._go(item)

    def _go(self, item: QListWidgetItem) -> None:
        problem = _problem_of(item)
        if problem is not None and problem.part is not None:
            self.part_requested.emit(problem.part)

    def _show_rule(self, index: QModelIndex) -> None:
        problem = _problem_of(self.list.itemFromIndex(index))
        if problem is not None and problem.text.rule:
            self.rule_requested.emit(problem.text.rule)


def _problem_of(item: QListWidgetItem | None) -> ListedProblem | None:
    found = None if item is None else item.data(PROBLEM)
    return found if isinstance(found, ListedProblem) else None
