"""The tree view of the rules by chapter: titles and numbers, chosen by Enter or a click."""

from collections.abc import Collection

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette, QResizeEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QStyleOptionViewItem, QTreeView, QWidget

from editor.rule_books.rule_books import Rule, RuleBook, RuleChapter
from editor.widgets.labels import tip
from editor.widgets.list_delegates import RoomyDelegate

NUMBER = Qt.ItemDataRole.UserRole
TITLE, NUMBERS = 0, 1
LETTERS = 50
FEW_LETTERS = 32
INDENT = 16


class RuleListDelegate(RoomyDelegate):
    """A delegate that shows numbers with less weight than titles."""

    def initStyleOption(  # noqa: N802 - Qt's name
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        if index.column() == NUMBERS:
            option.palette.setBrush(QPalette.ColorRole.Text, option.palette.placeholderText())


class RuleListView(QTreeView):
    """List of rules; emits `glanced` for the rule reached by arrows or search, `chosen` for an activated one."""

    glanced = Signal(str)
    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("reference-list")
        self.setProperty("flush", True)
        self._rules = QStandardItemModel(0, 2, self)
        self._quietly = False
        self.setModel(self._rules)
        self.setItemDelegate(RuleListDelegate(self))
        self.setHeaderHidden(True)
        self.setIndentation(INDENT)
        self.setUniformRowHeights(True)
        self.setAllColumnsShowFocus(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.header().setStretchLastSection(False)
        self.header().setSectionResizeMode(TITLE, QHeaderView.ResizeMode.Stretch)
        self.header().setSectionResizeMode(NUMBERS, QHeaderView.ResizeMode.ResizeToContents)
        self.setExpandsOnDoubleClick(False)
        self.clicked.connect(self._take)
        self.selectionModel().currentChanged.connect(self._come_to)

    @property
    def numbers(self) -> list[str]:
        """The rules that are listed."""
        return [str(item.data(NUMBER)) for chapter in self._chapters() for item in child_items(chapter)]

    def show_rules(self, book: RuleBook, rules: Collection[Rule], lang: str, *, unfolded: bool) -> None:
        """List some rules of a book."""
        self._quietly = True
        self._rules.removeRows(0, self._rules.rowCount())
        for chapter in book.chapters:
            if listed := [rule for rule in chapter.rules if rule in rules]:
                self._rules.appendRow(self._chapter_item(chapter, listed, lang))
        for place in range(self._rules.rowCount()):
            self.setFirstColumnSpanned(place, QModelIndex(), True)
        if unfolded:
            self.expandAll()
        self._quietly = False

    def mark(self, number: str) -> None:
        """Select a rule that was opened elsewhere, if it is listed."""
        found = self._place_of(number)
        if found is not None and found != self.currentIndex().siblingAtColumn(TITLE):
            self._quietly = True
            self.setCurrentIndex(found)
            self.scrollTo(found)
            self._quietly = False

    def choose_current(self) -> bool:
        """Choose the current rule; returns whether there is one."""
        return self._choose(self.currentIndex())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """In a narrow list, show titles without numbers."""
        super().resizeEvent(event)
        self.setColumnHidden(NUMBERS, self.width() < FEW_LETTERS * self.fontMetrics().averageCharWidth())

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Handle Enter like a click."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._take(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def _chapter_item(self, chapter: RuleChapter, rules: list[Rule], lang: str) -> list[QStandardItem]:
        item = QStandardItem(chapter.title(lang))
        font = item.font()
        font.setBold(True)
        item.setFont(font)
        for rule in rules:
            title, number = QStandardItem(rule.title(lang)), QStandardItem(rule.number)
            for each in (title, number):
                each.setData(rule.number, NUMBER)
                each.setToolTip(tip(rule.title(lang)))
            title.setData(f"{rule.number} {rule.title(lang)}", Qt.ItemDataRole.AccessibleTextRole)
            item.appendRow([title, number])
        return [item, QStandardItem()]

    def _chapters(self) -> list[QStandardItem]:
        return [self._rules.item(place, TITLE) for place in range(self._rules.rowCount())]

    def _place_of(self, number: str) -> QModelIndex | None:
        items = (item for chapter in self._chapters() for item in child_items(chapter) if item.data(NUMBER) == number)
        found = next(items, None)
        return None if found is None else found.index()

    def _come_to(self, place: QModelIndex) -> None:
        if not self._quietly and (number := place.data(NUMBER)):
            self.glanced.emit(number)

    def _take(self, place: QModelIndex) -> None:
        """Choose a rule; collapse a chapter, or expand it and show its beginning."""
        chapter = place.siblingAtColumn(TITLE)
        if self._choose(place) or not chapter.isValid():
            return
        if self.isExpanded(chapter):
            self.collapse(chapter)
        else:
            self.expand(chapter)
            self._choose(self._rules.index(0, TITLE, chapter))

    def _choose(self, place: QModelIndex) -> bool:
        if number := place.data(NUMBER):
            self.chosen.emit(number)
        return bool(number)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(list_width(self), super().sizeHint().height())


def list_width(there: QWidget) -> int:
    """Width for a number and a title of usual length."""
    return LETTERS * there.fontMetrics().averageCharWidth()


def child_items(chapter: QStandardItem) -> list[QStandardItem]:
    return [chapter.child(place, TITLE) for place in range(chapter.rowCount())]
