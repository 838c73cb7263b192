"""The documents that were found, as a grid or a table, which share a selection; or why there are none."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from database.records import LibraryEntry
from editor.pages.library.documents.facet_counts import FacetCounts
from editor.pages.library.documents.search_query import SearchResults
from editor.pages.library.grid.document_grid_view import DocumentGridView
from editor.pages.library.table.document_table_model import DocumentTableModel
from editor.pages.library.table.document_table_view import DocumentTableView
from editor.pages.library.table.problem_count_worker import ProblemCountWorker
from editor.pages.library.thumbnails.thumbnail_worker import ThumbnailWorker
from editor.services.library_worker import LibraryWorker
from editor.theme.metrics import SMALL, VAST
from editor.widgets.empty_state import EmptyStateWidget
from editor.widgets.labels import on_button
from editor.widgets.layouts import clear_layout
from engine.words import say

GRID, TABLE = VIEWS = ("grid", "table")
MOST_WAYS_OUT = 4


class NothingPanel(QWidget):
    """Says that there is nothing, and offers ways out: each filter that alone hides documents; emits `way_out`."""

    way_out = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.placeholder = EmptyStateWidget("library")
        column = QVBoxLayout(self)
        column.addStretch(2)
        column.addWidget(self.placeholder)
        self._ways = QVBoxLayout()
        self._ways.setSpacing(SMALL)
        column.addLayout(self._ways)
        column.addSpacing(VAST)
        column.addStretch(3)

    def show_text(self, what: str, how: str, ways: Sequence[tuple[str, str]] = ()) -> None:
        """Show texts, and a button for each way out by name."""
        self.placeholder.show_text(what, how)
        clear_layout(self._ways)
        for name, words in ways[:MOST_WAYS_OUT]:
            button = QPushButton(on_button(words))
            button.setObjectName(f"library-without-{name}")
            button.clicked.connect(lambda _=False, each=name: self.way_out.emit(each))
            self._ways.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)


class ResultsPanel(QStackedWidget):
    """Emits `wanted` with an action and `came_to` when another document is chosen."""

    wanted = Signal(str)
    came_to = Signal()
    all_requested = Signal()
    menu_requested = Signal(object)
    search_requested = Signal()
    more_requested = Signal(int)

    def __init__(self, library_worker: LibraryWorker, lang: str) -> None:
        super().__init__()
        counts = ProblemCountWorker.of(library_worker)
        gallery = ThumbnailWorker.of(library_worker)
        self.model = DocumentTableModel(lang, self, counts.count)
        self.table = DocumentTableView(self.model, gallery)
        self.grid = DocumentGridView(self.model, gallery, lang)
        self.grid.setSelectionModel(self.table.selectionModel())
        self.nothing = NothingPanel()
        self._view = GRID
        for part in (self.nothing, self.grid, self.table):
            self.addWidget(part)
        for view in (self.grid, self.table):
            counts.counted.connect(view.show_problems_of)
            view.wanted.connect(self.wanted)
            view.all_requested.connect(self.all_requested)
            view.menu_requested.connect(self.menu_requested)
        self.grid.search_requested.connect(self.search_requested)
        self.table.came_to.connect(self.came_to)
        self.model.more_requested.connect(self.more_requested)
        self._name_views(lang)
        self.show_text(say("library-opening", lang), "")

    @property
    def view(self) -> QAbstractItemView:
        """The view that documents are shown in now."""
        return self.grid if self._view == GRID else self.table

    @property
    def view_name(self) -> str:
        return self._view

    @property
    def marked(self) -> tuple[LibraryEntry, ...]:
        return self.table.marked

    def show_as(self, view: str) -> None:
        """Show documents as a grid or as a table; the selection stays."""
        had_focus = self.view.hasFocus()
        self._view = view if view in VIEWS else GRID
        if self.currentWidget() is not self.nothing:
            self.setCurrentWidget(self.view)
        if had_focus:
            self.view.setFocus()
        self.view.scrollTo(self.table.currentIndex())

    def show_results(self, found: SearchResults, keys: frozenset[str], *, has_snippets: bool, marks_all: bool) -> None:
        """Show these documents; those with the keys are selected, or what stands where the selection was."""
        before = next(iter(self.table.marked_rows()), 0)
        self.model.show(found.rows, has_more=found.has_more)
        self.table.show_snippets(has_snippets)
        if self.model.rowCount():
            self.setCurrentWidget(self.view)
            self.grid.doItemsLayout()
        if marks_all:
            self.table.mark_all()
        else:
            self.mark_again(keys, before)

    def mark_again(self, keys: frozenset[str], before: int) -> None:
        self.table.mark_again(keys, before if self._view == TABLE or keys else self.grid.first_row)
        self.view.scrollTo(self.table.currentIndex())

    def mark(self, row: int) -> None:
        """Select a row alone."""
        self.table.mark(row)
        self.view.scrollTo(self.table.currentIndex())

    def show_counts(self, counts: FacetCounts | None) -> None:
        self.grid.show_counts(counts)

    def show_text(self, what: str, how: str, ways: Sequence[tuple[str, str]] = ()) -> None:
        """Show why there are no documents, in place of them."""
        self.nothing.show_text(what, how, ways)
        self.setCurrentWidget(self.nothing)

    def speak(self, lang: str) -> None:
        self.model.speak(lang)
        self.grid.speak(lang)
        self.table.size_columns()
        self._name_views(lang)

    def _name_views(self, lang: str) -> None:
        for view in (self.grid, self.table):
            view.setAccessibleName(say("library-list", lang))
