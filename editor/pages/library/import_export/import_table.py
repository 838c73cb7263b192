"""The table of documents to be imported, with the choices for the selected rows and details of one."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Protocol

from PySide6.QtCore import QAbstractItemModel, Signal
from PySide6.QtWidgets import QHeaderView, QVBoxLayout, QWidget

from database.imports.document_plan import ImportChoice
from editor.pages.library.import_export.import_choice_bar import ImportChoiceBar
from editor.widgets.read_only_text import read_only_text, show_lines
from editor.widgets.row_table_view import RowTableView
from engine.words import say

MOST_LINES = 6
NAME, DEED = 0, 3
"""The columns that take the room: the name, and what is done, which may wrap."""
ResizeMode = QHeaderView.ResizeMode


class ChoiceRows(Protocol):
    """Rows with a choice for each."""

    def choices(self, rows: Sequence[int]) -> Collection[str]: ...

    def states(self, rows: Sequence[int]) -> Collection[str]: ...

    def choose(self, rows: Sequence[int], choice: ImportChoice) -> None: ...


class ImportTablePanel(QWidget):
    """Table of an import; emits `came_to` with the new current row and `changed` after a choice."""

    came_to = Signal(int)
    changed = Signal()

    def __init__(self, model: Any, lang: str) -> None:
        super().__init__()
        self._choosable: ChoiceRows = model
        rows: QAbstractItemModel = model
        self.table = RowTableView("library-preview-table", rows)
        self.table.setAccessibleName(say("library-import-documents", lang))
        header, rows_header = self.table.horizontalHeader(), self.table.verticalHeader()
        header.setSectionResizeMode(ResizeMode.ResizeToContents)
        for section in (NAME, DEED):
            header.setSectionResizeMode(section, ResizeMode.Stretch)
        self.table.setWordWrap(True)
        rows_header.setResizeContentsPrecision(0)  # of what is in view: an import may have thousands of rows
        rows_header.setSectionResizeMode(ResizeMode.ResizeToContents)
        self.choosing = ImportChoiceBar(lang)
        self.details = read_only_text("library-incoming-told")
        self.details.setAccessibleName(say("library-incoming-told", lang))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.table, 1)
        column.addWidget(self.choosing)
        column.addWidget(self.details)
        self.details.hide()
        self.setFocusProxy(self.table)
        self.choosing.chosen.connect(self.choose)
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._offer())
        self.table.selectionModel().currentRowChanged.connect(lambda now, _: self.came_to.emit(now.row()))

    def begin(self) -> None:
        """Start at the first row, which most needs a decision."""
        if self.table.model().rowCount():
            self.table.selectRow(0)
        self._offer()

    def choose(self, choice: ImportChoice) -> None:
        """Set a choice for the selected rows."""
        self._choosable.choose(self.table.marked_rows(), choice)
        self.changed.emit()

    def show_details(self, lines: Sequence[str]) -> None:
        """Show details of the current row."""
        show_lines(self.details, lines, MOST_LINES)

    def _offer(self) -> None:
        rows = self.table.marked_rows()
        self.choosing.offer(self._choosable.choices(rows), self._choosable.states(rows))
