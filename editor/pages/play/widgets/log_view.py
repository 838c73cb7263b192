"""The log: a headline for each action, unfolded to its details and rules, from which one can go back to its moment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from types import MappingProxyType

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QMenu, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from editor.pages.play.widgets.log_delegate import ANSWER, IS_MINOR, LEVEL, LOOK, NEW, RULES, LogDelegate
from editor.playtest.game_log import LogDetail, LogLine
from editor.rule_books.rule_text import rule_heading
from editor.theme.icons import icon
from editor.theme.metrics import TINY
from editor.widgets.bars.rule_number import RuleKeyController
from engine.words import say

NO_NAMES: Mapping[str, str] = MappingProxyType({})
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class LogTreeView(QTreeWidget):
    """The rows of a log, one stop of Tab; `entered` is emitted for the row on which Enter or Space is pressed."""

    entered = Signal(QTreeWidgetItem)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("log")
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setIndentation(0)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setExpandsOnDoubleClick(False)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QTreeWidget.ScrollMode.ScrollPerPixel)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        item = self.currentItem()
        if event.key() in ENTER and not event.modifiers() and item is not None:
            self.entered.emit(item)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Measure the rows again at another width."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


class LogView(QWidget):
    """View of the log; emits `moment_requested` with the answer to go back to."""

    moment_requested = Signal(int)
    rule_requested = Signal(str)
    line_chosen = Signal(object)
    """Emitted with the headline that was clicked or unfolded by hand."""

    def __init__(self, lang: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lang = lang
        self.lines: list[LogLine] = []
        self._seat_looks: Mapping[str, int] = {}
        self._seat_names: Mapping[str, str] = {}
        self._follows = True
        self.tree = LogTreeView()
        self.tree.setAccessibleName(say("table-log", lang))
        self.tree.setHeaderLabels([say("table-log", lang)])
        LogDelegate(self.tree, lang).rule_clicked.connect(self._read_rule_of)
        self.tree.customContextMenuRequested.connect(self._open_menu)
        self.tree.entered.connect(lambda item: self._use(item, is_key=True))
        self.tree.itemClicked.connect(lambda item, _: self._use(item))
        self.tree.itemExpanded.connect(self._show_details)
        RuleKeyController(self.tree, self._rule_of_current).rule_requested.connect(self.rule_requested)
        bar = self.tree.verticalScrollBar()
        bar.valueChanged.connect(lambda value: self._follow(value == bar.maximum()))
        bar.rangeChanged.connect(self._stay_at_the_end)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(TINY, TINY, 0, 0)
        lines.addWidget(self.tree)

    def show_lines(
        self, lines: Sequence[LogLine], seat_looks: Mapping[str, int], seat_names: Mapping[str, str] = NO_NAMES
    ) -> None:
        """Show these lines; unchanged ones stay expanded. Screen readers say the name of the seat first."""
        self._seat_looks, self._seat_names = seat_looks, seat_names
        same = 0
        while same < min(len(lines), len(self.lines)) and lines[same] == self.lines[same]:
            same += 1
        unfolded = {line.began for at, line in enumerate(self.lines) if at >= same and self._item_at(at).isExpanded()}
        self._select_among(same)
        for at in reversed(range(same, len(self.lines))):
            self.tree.takeTopLevelItem(at)
        self.tree.addTopLevelItems([self._item(line) for line in lines[same:]])
        self.lines = list(lines)
        for at in range(same, len(lines)):
            if lines[at].began in unfolded and lines[at].level == "action":
                self._item_at(at).setExpanded(True)
        if same < len(lines):
            self._follow(True)
            self.tree.scrollToBottom()

    def mark_new(self, caption: str, after: int, own: str) -> None:
        """Mark the headlines of all seats but this one that came after an answer; the caption stands above the first.

        An action that began before it and went on after it is new too; the caption stands above it only if no other
        one began in between. With -1, none is new.
        """
        begun = (at for at, line in enumerate(self.lines) if line.level == "action" and line.began <= after)
        since, has_caption = max(begun, default=0), False
        for at, line in enumerate(self.lines):
            is_new = line.level == "action" and line.answer > after >= 0 and line.seat not in (None, own)
            takes_caption = is_new and at >= since and not has_caption
            has_caption = has_caption or takes_caption
            mark = None if not is_new else caption if takes_caption else ""
            item = self._item_at(at)
            if item.data(0, NEW) != mark:
                item.setData(0, NEW, mark)
                item.setData(0, Qt.ItemDataRole.AccessibleDescriptionRole, None if mark is None else caption)

    def show_new(self) -> None:
        """Scroll so that what is new is read from its beginning, if it has no room as a whole."""
        new = [self._item_at(at) for at in range(len(self.lines)) if self._item_at(at).data(0, NEW) is not None]
        if not new:
            return
        first = next((item for item in new if item.data(0, NEW)), new[0])
        self.tree.scrollToBottom()
        top = self.tree.visualItemRect(first).top()
        if top < 0:
            self._follow(False)
            self.tree.scrollToItem(first, QTreeWidget.ScrollHint.PositionAtTop)

    def point_out(self, line: LogLine) -> None:
        """Select a headline and bring it into sight."""
        if line in self.lines:
            item = self._item_at(self.lines.index(line))
            self.tree.setCurrentItem(item)
            self.tree.scrollToItem(item)

    def _show_details(self, item: QTreeWidgetItem) -> None:
        """Scroll until the details of a headline are in sight, or as many of them as have room below it."""
        self._follow(False)
        last = item.child(item.childCount() - 1)
        if last is not None:
            self.tree.scrollToItem(last)
        if self.tree.visualItemRect(item).top() < 0:
            self.tree.scrollToItem(item, QTreeWidget.ScrollHint.PositionAtTop)

    def go_back(self) -> None:
        """Go back to the moment of the selected line."""
        item = self.tree.currentItem()
        if item is not None:
            self.moment_requested.emit((item.parent() or item).data(0, ANSWER))

    def _stay_at_the_end(self) -> None:
        """Scroll to the end after new lines."""
        if self._follows:
            bar = self.tree.verticalScrollBar()
            bar.setValue(bar.maximum())

    def _select_among(self, stay: int) -> None:
        """Select a range in one step: Qt would select upwards line by line and lay out each time."""
        selected = self.tree.currentItem()
        if selected is not None and self.tree.indexOfTopLevelItem(selected.parent() or selected) >= stay:
            self.tree.setCurrentIndex(self.tree.model().index(stay - 1, 0))

    def _follow(self, follows: bool) -> None:
        """Whether the last line stays visible when rows change their heights."""
        self._follows = follows

    def _item_at(self, row: int) -> QTreeWidgetItem:
        item = self.tree.topLevelItem(row)
        if item is None:
            raise LookupError(f"the log has no line {row}")
        return item

    def _item(self, line: LogLine) -> QTreeWidgetItem:
        item = _row(line.sentence, line.level, line.rules)
        item.setData(0, ANSWER, line.answer)
        item.setData(0, IS_MINOR, line.weight == "minor")
        if line.seat is not None and line.seat in self._seat_looks:
            item.setData(0, LOOK, self._seat_looks[line.seat])
            name = self._seat_names.get(line.seat, "")
            item.setData(0, Qt.ItemDataRole.AccessibleTextRole, ": ".join(filter(None, (name, line.sentence))))
        if line.level == "action":
            item.addChildren([_row(each.sentence, "detail", each.rules) for each in _details(line, self.lang)])
            item.addChild(_row(say("table-go-back-here", self.lang), "back"))
        return item

    def _use(self, item: QTreeWidgetItem, *, is_key: bool = False) -> None:
        """Handle a click or Enter: a headline unfolds or folds, a detail leads to its rule, the last row back."""
        level = item.data(0, LEVEL)
        if level == "action":
            item.setExpanded(not item.isExpanded())
            self.line_chosen.emit(self.lines[self.tree.indexOfTopLevelItem(item)])
        elif level == "back":
            self.go_back()
        elif level == "detail" and is_key:
            self._read_rule_of(item)

    def _rule_of_current(self) -> str:
        """The first rule of the current row; empty if it has none."""
        item = self.tree.currentItem()
        return next(iter(item.data(0, RULES) or ()), "") if item is not None else ""

    def _read_rule_of(self, item: QTreeWidgetItem) -> None:
        """Show the first of its rules, if there are any."""
        if rules := item.data(0, RULES):
            self.rule_requested.emit(rules[0])

    def _open_menu(self, at: QPoint) -> None:
        item = self.tree.itemAt(at)
        if item is None:
            return
        self.tree.setCurrentItem(item)
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(icon("history"), say("table-go-back-here", self.lang), self.go_back)
        for rule in item.data(0, RULES) or ():
            read = menu.addAction(icon("rule"), say("table-read-rule", self.lang, rule=rule_heading(rule, self.lang)))
            read.triggered.connect(partial(self.rule_requested.emit, rule))
        menu.popup(self.tree.viewport().mapToGlobal(at))


def _row(sentence: str, level: str, rules: tuple[str, ...] = ()) -> QTreeWidgetItem:
    item = QTreeWidgetItem([sentence])
    item.setData(0, LEVEL, level)
    item.setData(0, RULES, rules)
    return item


def _details(line: LogLine, lang: str) -> Sequence[LogDetail]:
    """The details of a headline, before them the titles of its rules if no detail has these."""
    if any(detail.rules == line.rules for detail in line.details):
        return line.details
    titles = (rule_heading(rule, lang).partition(": ")[2] or rule for rule in line.rules)
    return (*(LogDetail(title, (rule,)) for title, rule in zip(titles, line.rules, strict=True)), *line.details)
