"""The table view of documents: the keys of the actions run them on the selected ones."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QItemSelectionModel, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent
from PySide6.QtWidgets import QHeaderView

from database.records import LibraryEntry
from editor.pages.library.document_actions import action_of_keys
from editor.pages.library.table.document_table_model import NAME, PROBLEMS, SNIPPET, DocumentTableModel
from editor.pages.library.table.thumbnail_delegate import ThumbnailDelegate, thumbnail_box
from editor.pages.library.thumbnails.thumbnail_worker import ThumbnailWorker
from editor.widgets.row_table_view import RowTableView

Flag = QItemSelectionModel.SelectionFlag
LETTERS = (30, 16, 40, 24, 24, 6, 18, 14, 8)
"""The approximate number of letters in each column."""
AFTER_THE_NAME = 1
"""The place of the column of problems in the view, whatever its place in the model."""


class DocumentTableView(RowTableView):
    """Table of documents; emits `wanted` with an action and `came_to` when the selection changes."""

    wanted = Signal(str)
    came_to = Signal()
    all_requested = Signal()
    menu_requested = Signal(object)
    """Emitted to request a menu of actions at this screen position."""

    def __init__(self, model: DocumentTableModel, gallery: ThumbnailWorker) -> None:
        self._pictures: ThumbnailDelegate | None = None
        super().__init__("library-table", model)
        self.rows = model
        self._pictures = ThumbnailDelegate(self, model, gallery)
        self.setItemDelegate(self._pictures)
        gallery.made.connect(self._show_picture)
        self.size_rows()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        self.selectionModel().selectionChanged.connect(lambda *_: self.came_to.emit())
        self.doubleClicked.connect(lambda _: self.wanted.emit("open"))
        self.horizontalHeader().moveSection(PROBLEMS, AFTER_THE_NAME)
        self.show_snippets(False)
        self.size_columns()

    def show_problems_of(self, key: str) -> None:
        """Repaint the number of problems of a document."""
        if (row := self.rows.row_of(key)) is not None:
            self.update(self.rows.index(row, PROBLEMS))

    @property
    def marked(self) -> tuple[LibraryEntry, ...]:
        """The selected documents, from the top."""
        return tuple(entry for row in self.marked_rows() if (entry := self.rows.entry_at(row)) is not None)

    @property
    def marked_keys(self) -> frozenset[str]:
        return frozenset(entry.key for entry in self.marked)

    def mark(self, row: int) -> None:
        """Select a row regardless of modifier keys; the last one if there are fewer."""
        row = min(row, self.rows.rowCount() - 1)
        if row >= 0:
            place = self.rows.index(row, NAME)
            self.selectionModel().setCurrentIndex(place, Flag.ClearAndSelect | Flag.Rows)
            self.scrollTo(place)

    def mark_again(self, keys: frozenset[str], row: int) -> None:
        """Restore the selection by keys, else by row, else the first row."""
        there = [number for number, each in enumerate(self.rows.rows) if each.entry.key in keys]
        self.mark(there[0] if there else row if keys else 0)
        for number in there[1:]:
            self.selectionModel().select(self.rows.index(number, NAME), Flag.Select | Flag.Rows)

    def selectAll(self) -> None:  # noqa: N802 - Qt's name
        """Select all; the browser includes unloaded rows."""
        self.all_requested.emit()

    def mark_all(self) -> None:
        """Select all loaded rows."""
        super().selectAll()

    def show_snippets(self, there_are: bool) -> None:
        """Show the snippet column during a search."""
        self.setColumnHidden(SNIPPET, not there_are)

    def size_columns(self) -> None:
        """Size the columns to their headers or a few letters."""
        header, letter = self.horizontalHeader(), self.fontMetrics().averageCharWidth()
        for column, letters in enumerate(LETTERS):
            beside = self._pictures.box.width() if column == NAME and self._pictures is not None else 0
            self.setColumnWidth(column, max(header.sectionSizeHint(column), letters * letter + beside))

    def _show_picture(self, digest: str) -> None:
        """Repaint a thumbnail without a data change, which screen readers would announce."""
        first, last = self.rowAt(0), self.rowAt(self.viewport().height() - 1)
        for row in range(max(first, 0), (last if last >= 0 else self.rows.rowCount() - 1) + 1):
            entry = self.rows.entry_at(row)
            if entry is not None and entry.digest == digest:
                self.update(self.rows.index(row, NAME))

    def size_rows(self) -> None:
        super().size_rows()
        if self._pictures is not None:
            self._pictures.box = thumbnail_box(self.verticalHeader().defaultSectionSize())

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        action = action_of_keys(event)
        if action is not None:
            self.wanted.emit(action)
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802 - Qt's name
        """Open the context menu at the mouse; for the menu key, at the current row."""
        if event.reason() == QContextMenuEvent.Reason.Mouse:
            self.menu_requested.emit(event.globalPos())
        elif self.currentIndex().isValid():
            place = self.visualRect(self.currentIndex()).bottomLeft()
            self.menu_requested.emit(self.viewport().mapToGlobal(place))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.size_columns()
