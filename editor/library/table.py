"""The table of documents: gone through with the arrows; Enter, F2, Delete and Ctrl+D do what they say elsewhere."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from editor.library.rows_model import FOUND, NAME, RowsModel
from editor.window.rows import Roomy

Key = Qt.Key
LETTERS = (30, 16, 40, 16, 16, 6, 18, 14)
"""About how many letters stand in each column."""
ROOM = 8
DEEDS: Mapping[tuple[int, bool], str] = {
    (Key.Key_Return, False): "open",
    (Key.Key_Enter, False): "open",
    (Key.Key_F2, False): "rename",
    (Key.Key_Delete, False): "delete",
    (Key.Key_D, True): "duplicate",
}
"""What is meant by a key, without Ctrl and with it."""


class Table(QTableView):
    """`wanted` tells what is to be done with the document that is marked, `came_to` that another one is marked."""

    wanted = Signal(str)
    came_to = Signal()
    menu_wanted = Signal(object)
    """A menu of what can be done, at this place of the screen."""

    def __init__(self, model: RowsModel) -> None:
        super().__init__()
        self.setObjectName("library-table")
        self.rows = model
        self.setModel(model)
        self.setItemDelegate(Roomy(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setShowGrid(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        self.selectionModel().currentRowChanged.connect(self._come_to)
        self.doubleClicked.connect(lambda _: self.wanted.emit("open"))
        self.show_snippets(False)
        self.size_columns()

    def mark(self, row: int) -> None:
        """Come to a row; to the last one where there are not so many."""
        row = min(row, self.rows.rowCount() - 1)
        if row >= 0:
            place = self.rows.index(row, NAME)
            self.setCurrentIndex(place)
            self.scrollTo(place)

    def show_snippets(self, there_are: bool) -> None:
        """The column of what was found, while something is searched for."""
        self.setColumnHidden(FOUND, not there_are)

    def size_columns(self) -> None:
        """As wide as their headers, or some letters."""
        header, letter = self.horizontalHeader(), self.fontMetrics().averageCharWidth()
        for column, letters in enumerate(LETTERS):
            self.setColumnWidth(column, max(header.sectionSizeHint(column), letters * letter))
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 2 * ROOM)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        with_ctrl = event.modifiers() == Qt.KeyboardModifier.ControlModifier
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        deed = DEEDS.get((event.key(), with_ctrl)) if with_ctrl or plain else None
        if deed is not None:
            self.wanted.emit(deed)
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802 - Qt's name
        """At the mouse; for the key, at the row that is marked."""
        if event.reason() == QContextMenuEvent.Reason.Mouse:
            self.menu_wanted.emit(event.globalPos())
        elif self.currentIndex().isValid():
            place = self.visualRect(self.currentIndex()).bottomLeft()
            self.menu_wanted.emit(self.viewport().mapToGlobal(place))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.size_columns()

    def _come_to(self, now: QModelIndex, before: QModelIndex) -> None:
        if now.row() != before.row() or not now.isValid():
            self.came_to.emit()
