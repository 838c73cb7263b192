"""The log: a line expands to its details and rules, and can go back to its moment."""

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QFont, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QMenu,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from editor.playtest.game_log import LogLine
from editor.rule_books.rule_text import rule_heading, rules_tip
from editor.theme.icons import BESIDE, icon
from editor.theme.metrics import TINY
from editor.widgets.labels import tip
from editor.widgets.list_delegates import COLOUR, PaletteRoleDelegate
from editor.widgets.swatch import seat_icon
from editor.widgets.word_wrap_delegate import WordWrapDelegate
from engine.words import say

ANSWER = Qt.ItemDataRole.UserRole
RULES = Qt.ItemDataRole.UserRole + 1
NARROW = 44
"""The width in average letters below which there is no room for a column of rules."""


class LogView(QWidget):
    """View of the log; emits `moment_requested` with the answer to go back to."""

    moment_requested = Signal(int)
    rule_requested = Signal(str)

    def __init__(self, lang: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lang = lang
        self.lines: list[LogLine] = []
        self._seat_looks: Mapping[str, int] = {}
        self._follows = True
        self.tree = QTreeWidget()
        self.tree.setObjectName("log")
        self.tree.setAccessibleName(say("table-log", lang))
        self.tree.setColumnCount(2)
        self.tree.setHeaderLabels([say("table-log", lang), say("table-rule", lang)])
        self.tree.setHeaderHidden(True)
        self.tree.setItemDelegateForColumn(1, PaletteRoleDelegate(self.tree))
        WordWrapDelegate(self.tree).link_clicked.connect(self._read_rule_of)
        self.tree.header().setStretchLastSection(False)
        self.tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.tree.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.tree.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.tree.customContextMenuRequested.connect(self._open_menu)
        self.tree.itemActivated.connect(self._activated)
        self.tree.itemExpanded.connect(lambda _: self._follow(False))
        bar = self.tree.verticalScrollBar()
        bar.valueChanged.connect(lambda value: self._follow(value == bar.maximum()))
        bar.rangeChanged.connect(self._stay_at_the_end)
        self.tree.itemClicked.connect(self._clicked)
        self._back = QToolButton()
        self._back.setObjectName("log-go-back")
        self._back.setIcon(icon("history"))
        self._back.setText(f"{BESIDE}{say('table-go-back-here', lang)}")
        self._back.setAccessibleName(say("table-go-back-here", lang))
        self._back.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._back.setEnabled(False)
        self._back.clicked.connect(self.go_back)
        self.tree.currentItemChanged.connect(lambda item, _: self._back.setEnabled(item is not None))
        head = QHBoxLayout()
        head.addWidget(self._back)
        head.addStretch(1)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(TINY, TINY, TINY, TINY)
        lines.addLayout(head)
        lines.addWidget(self.tree)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """In a narrow view, put rules below their sentences."""
        super().resizeEvent(event)
        self.tree.setColumnHidden(1, self.width() < NARROW * self.fontMetrics().averageCharWidth())

    def _stay_at_the_end(self) -> None:
        """Scroll to the end after new lines."""
        if self._follows:
            bar = self.tree.verticalScrollBar()
            bar.setValue(bar.maximum())

    def show_lines(self, lines: Sequence[LogLine], seat_looks: Mapping[str, int]) -> None:
        """Show these lines; unchanged ones stay expanded."""
        self._seat_looks = seat_looks
        same = 0
        while same < min(len(lines), len(self.lines)) and lines[same] == self.lines[same]:
            same += 1
        self._select_among(same)
        for at in reversed(range(same, len(self.lines))):
            self.tree.takeTopLevelItem(at)
        self.tree.addTopLevelItems([self._item(line) for line in lines[same:]])
        self.lines = list(lines)
        if same < len(lines):
            self._follow(True)
            self.tree.scrollToBottom()

    def _select_among(self, stay: int) -> None:
        """Select a range in one step: Qt would select upwards line by line and lay out each time."""
        selected = self.tree.currentItem()
        if selected is not None and self.tree.indexOfTopLevelItem(selected.parent() or selected) >= stay:
            self.tree.setCurrentIndex(self.tree.model().index(stay - 1, 0))

    def _follow(self, follows: bool) -> None:
        """Whether the last line stays visible when rows change their heights."""
        self._follows = follows

    def go_back(self) -> None:
        """Go back to the moment of the selected line."""
        item = self.tree.currentItem()
        if item is not None:
            top = item.parent() or item
            self.moment_requested.emit(top.data(0, ANSWER))

    def _item(self, line: LogLine) -> QTreeWidgetItem:
        item = QTreeWidgetItem([line.sentence, ""])
        item.setData(0, ANSWER, line.answer)
        item.setToolTip(0, tip(line.sentence))
        if line.seat is not None and line.seat in self._seat_looks:
            item.setIcon(0, seat_icon(self._seat_looks[line.seat]))
        if line.weight == "minor":
            item.setData(0, COLOUR, QPalette.ColorRole.PlaceholderText)
        self._add_rules(item, line.rules)
        for detail in line.details:
            below = QTreeWidgetItem([detail.sentence, ""])
            self._add_rules(below, detail.rules)
            item.addChild(below)
        return item

    def _add_rules(self, item: QTreeWidgetItem, rules: tuple[str, ...]) -> None:
        """Add the rules of a line: the first next to the sentence, all in the menu."""
        if not rules:
            return
        item.setText(1, rules[0] if len(rules) == 1 else f"{rules[0]} …")
        item.setToolTip(1, rules_tip(rules, self.lang))
        item.setData(1, RULES, rules)
        item.setData(1, COLOUR, QPalette.ColorRole.Link)
        font = QFont(self.font())
        font.setUnderline(True)
        item.setFont(1, font)

    def _clicked(self, item: QTreeWidgetItem, column: int) -> None:
        if column == 1:
            self._read_rule_of(item)

    def _activated(self, item: QTreeWidgetItem, column: int) -> None:
        """Handle Enter: on a detail show its rule, on a line expand it."""
        if item.parent() is not None:
            self._read_rule_of(item)

    def _read_rule_of(self, item: QTreeWidgetItem) -> None:
        """Show the first of its rules, if there are any."""
        if rules := item.data(1, RULES):
            self.rule_requested.emit(rules[0])

    def _open_menu(self, at: QPoint) -> None:
        item = self.tree.itemAt(at)
        if item is None:
            return
        self.tree.setCurrentItem(item)
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(icon("history"), say("table-go-back-here", self.lang), self.go_back)
        for rule in item.data(1, RULES) or ():
            read = menu.addAction(icon("rule"), say("table-read-rule", self.lang, rule=rule_heading(rule, self.lang)))
            read.triggered.connect(partial(self.rule_requested.emit, rule))
        menu.popup(self.tree.viewport().mapToGlobal(at))
