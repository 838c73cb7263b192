"""The browser of the library: search line, filters, documents as a grid or a table, and details of the selected."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from database.records import LibraryEntry
from editor.page_api.hint import Notice
from editor.pages.library.banner_widget import BannerWidget
from editor.pages.library.browser_bar import BrowserBar
from editor.pages.library.details.details_panel import DetailsPanel
from editor.pages.library.document_actions import action_for, actions_for, context_menu
from editor.pages.library.documents.facet_counts import FacetCounts, facet_counts
from editor.pages.library.documents.search_query import (
    EVERYTHING,
    PAGE,
    DocumentDetails,
    LibraryOverview,
    SearchQuery,
    SearchResults,
    document_details,
    library_overview,
    search,
)
from editor.pages.library.filters.empty_results import ALL_FILTERS, SEARCH_TEXT, explain_empty_results
from editor.pages.library.filters.filter_panel import OWN, FilterPanel
from editor.pages.library.results_panel import GRID, ResultsPanel
from editor.services.library_refusals import LibraryRefusal, refusal_lines
from editor.services.library_worker import LibraryWorker
from editor.theme.icons import icon
from editor.theme.metrics import LARGE, MEDIUM, SMALL
from editor.widgets.responsive_splitter import ResponsiveSplitter
from engine.kernel.data.message import message
from engine.words import say, speak

SEARCH_DELAY = 60
"""Milliseconds of debounce after a letter before the search."""
DETAILS_DELAY = 80
"""Milliseconds of debounce before the details of the current row are loaded."""
KEYS_OF_LIST = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class BrowserPanel(QWidget):
    """Browser of the library; emits `wanted` with an action and its documents. Outdated answers are ignored."""

    wanted = Signal(str, object)
    noticed = Signal(object)
    """Emitted with a `Notice`."""
    import_requested = Signal()
    new_requested = Signal(str)
    """Emitted with the kind of document to be created."""
    maintenance_requested = Signal()
    """Emitted to open the restore dialog of an unusable library."""
    view_changed = Signal(str)
    """Emitted when the user switches between grid and table."""
    counted = Signal(str)
    """Emitted with how many documents are listed and chosen."""

    def __init__(self, library_worker: LibraryWorker, lang: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("library-browser")
        self.lang = lang
        self._library_worker = library_worker
        self._asked = 0
        self._marks: frozenset[str] = frozenset()
        self._overview: LibraryOverview | None = None
        self._counts: FacetCounts | None = None
        self.bar, self.filters = BrowserBar(), FilterPanel(lang)
        self.search = self.bar.search
        self.results = ResultsPanel(library_worker, lang)
        self.model, self.table = self.results.model, self.results.table
        self.details = DetailsPanel(library_worker, lang)
        self.banner = BannerWidget()
        self._search_soon = self._timer(SEARCH_DELAY, self.refresh)
        self._details_timer = self._timer(DETAILS_DELAY, self._ask_for_details)
        self._set_up()
        self._lay_out()
        self._connect()
        self._name_parts()

    @property
    def question(self) -> SearchQuery:
        is_grouped = self.results.view_name == GRID
        return SearchQuery(self.search.text(), self.filters.wanted(), self.lang, is_grouped)

    @property
    def marked(self) -> LibraryEntry | None:
        """The selected document; of several, the first."""
        return next(iter(self.results.marked), None)

    @property
    def may_write(self) -> bool:
        return self._overview is not None and self._overview.why_read_only is None

    def look(self) -> None:
        """Request everything that is shown: initially, and when the library has changed."""
        self._library_worker.ask(
            self, partial(library_overview, lang=self.lang), self._show_overview, self._show_refusal
        )
        self._ask_again()

    def refresh(self) -> None:
        """Run the current search."""
        self._search_soon.stop()
        self._marks = frozenset()
        self._ask(PAGE)

    def show_as(self, view: str) -> None:
        """Show documents as a grid or as a table."""
        self.bar.switch.choose(view)
        if view != self.results.view_name:
            self.results.show_as(view)
            self._ask_again()

    def mark(self, key: str) -> None:
        """Select the document of this key once it is listed; resets a search that excludes it."""
        self._marks = frozenset((key,))
        row = self.model.row_of(key)
        if row is not None:
            self.results.mark(row)
        else:
            QTimer.singleShot(0, self, partial(self._seek, key))

    def show_pack(self, found: LibraryOverview, pack: str | None) -> None:
        """List the existing documents of a pack."""
        self._show_overview(found)
        if pack is not None:
            self._show_from(pack)

    def show_own(self) -> None:
        """List all user documents."""
        self._show_from(OWN)

    def _show_from(self, source: str) -> None:
        self.search.clear()
        self.filters.clear()
        self.filters.choose("from", source)

    def start_searching(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def speak(self, lang: str) -> None:
        self.lang = lang
        for part in (self.filters, self.results, self.details):
            part.speak(lang)
        self._name_parts()
        if self._overview is not None:
            self._show_overview(self._overview)
            self.look()

    def _name_parts(self) -> None:
        self.bar.speak(self.lang)
        self.banner.speak(self.lang)
        self.bar.name_first(say("library-filters", self.lang))
        self._show_count()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Forward arrow keys from the search field to the list; Enter opens the current row."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in KEYS_OF_LIST:
                self.results.view.event(event)
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._do("open")
                return True
            if event.key() == Qt.Key.Key_Escape and self.search.text():
                self.search.clear()
                return True
        return super().eventFilter(watched, event)

    def _mark_all(self) -> None:
        """Select all matches, including rows that are not loaded yet."""
        if self.model.has_more:
            self._ask(EVERYTHING, marks_all=True)
        else:
            self.table.mark_all()

    def _ask_again(self) -> None:
        """Run the current search once more, for as many documents as are listed; the selection stays."""
        self._marks = self._marks or self.table.marked_keys
        self._ask(max(PAGE, self.model.rowCount()))

    def _ask(self, limit: int, *, marks_all: bool = False) -> None:
        """Request the first rows of the search; only the answer to the latest request counts."""
        self._asked += 1
        question, number = self.question, self._asked
        is_searched = bool(question.text.strip()) and not question.is_of_the_trash
        self._library_worker.ask(
            self,
            lambda library: search(library, question, limit) if number == self._asked else None,
            lambda found: self._show(found, number, has_snippets=is_searched, marks_all=marks_all),
            self._show_refusal,
        )
        self._library_worker.ask(
            self,
            lambda library: facet_counts(library, question) if number == self._asked else None,
            lambda counts: self._show_counts(counts, number),
            lambda _: None,
        )

    def _ask_for_more(self, offset: int) -> None:
        question, number = self.question, self._asked
        self._library_worker.ask(
            self,
            lambda library: search(library, question, PAGE, offset) if number == self._asked else None,
            lambda found: self._add(found, number),
            self._show_refusal,
        )

    def _ask_for_details(self) -> None:
        marked = self.table.marked
        if len(marked) == 1:
            self._library_worker.ask(
                self, partial(document_details, entry=marked[0]), self._show_details, lambda _: None
            )

    def _show(self, found: SearchResults | None, number: int, *, has_snippets: bool, marks_all: bool) -> None:
        if found is None or number != self._asked:
            return
        self.results.grid.shows_whose = self.filters.shows_all_sources
        self.results.show_results(found, self._marks, has_snippets=has_snippets, marks_all=marks_all)
        self._marks = frozenset()
        self._counts = None
        self._say_if_empty()
        self._come_to()

    def _show_counts(self, counts: FacetCounts | None, number: int) -> None:
        if number != self._asked:
            return
        self._counts = counts
        self.filters.show_counts(counts)
        self.results.show_counts(counts)
        self._say_if_empty()
        self._show_count()

    def _add(self, found: SearchResults | None, number: int) -> None:
        if found is not None and number == self._asked:
            self.model.add(found.rows, has_more=found.has_more)
            self._show_count()

    def _show_overview(self, found: LibraryOverview) -> None:
        self._overview = found
        self.filters.offer(found)
        self.model.name_packs(found.packs)
        self.details.name_packs(found.packs)
        reasons = [found.why_read_only] if found.why_read_only else []
        self.banner.show_text("\n".join(speak(each, self.lang) for each in (*reasons, *found.warnings)))
        self.banner.again.setVisible(found.why_read_only is not None)
        self.bar.allow_writing(self.may_write)
        self.banner.care.setVisible(found.needs_a_backup)
        self._come_to()

    def _show_refusal(self, refusal: LibraryRefusal) -> None:
        """Show why the library cannot be used, and the remedies."""
        what, *more = refusal_lines(refusal, self.lang)
        self.model.show((), has_more=False)
        self.results.show_text(what, "\n".join(more))
        for part in (self.banner, self.banner.again, self.banner.care):
            part.show()
        self._show_count()
        self._come_to()

    def _show_details(self, found: DocumentDetails) -> None:
        if self.table.marked == (found.entry,):
            self.details.show_details(found)

    def _say_if_empty(self) -> None:
        if not self.model.rowCount():
            self.results.show_text(*explain_empty_results(self.question, self.filters, self._counts, self.lang))

    def _find_way_out(self, name: str) -> None:
        """Take away what hides documents: a filter, all of them, or the searched text."""
        if name == SEARCH_TEXT:
            self.search.clear()
        elif name == ALL_FILTERS:
            self.filters.clear()
        else:
            self.filters.clear_one(name)

    def _show_count(self) -> None:
        number, chosen = self.model.rowCount(), len(self.table.marked_rows())
        total = self._counts.total if self._counts is not None else number
        more = "library-number-more" if self._counts is None and self.model.has_more else "library-number"
        listed = say(more, self.lang, n=max(total, number))
        self.counted.emit(f"{listed} · {say('library-chosen', self.lang, n=chosen)}" if chosen else listed)

    def _come_to(self) -> None:
        marked = self.table.marked
        if len(marked) == 1:
            self.details.show_entry(marked[0], may_write=self.may_write)
            self._details_timer.start()
        elif marked:
            self.details.show_several(marked, may_write=self.may_write)
        else:
            self.details.show_placeholder()
        self._show_count()

    def _do(self, name: str) -> None:
        """Run an action on the selected documents, if it is possible for them."""
        marked = self.table.marked
        action = action_for(name, marked)
        if not marked:
            return
        if action is None:
            ship = next((entry.id for entry in marked if entry.layer == "stock"), None)
            one = message("library-for-one")
            self.noticed.emit(Notice(one if ship is None else message("library-stock-how", name=ship)))
        elif action not in actions_for(marked, may_write=self.may_write):
            self.noticed.emit(Notice(lambda _: self.banner.text()))
        else:
            self.wanted.emit(action.name, marked)

    def _open_menu(self, place: QPoint) -> None:
        if marked := self.table.marked:
            context_menu(marked, self._do, self.lang, self, may_write=self.may_write).popup(place)

    def _seek(self, key: str) -> None:
        """Look for the document after pending requests, which may list it."""
        self._library_worker.ask(
            self, lambda library: library.documents.entry_with_key(key), self._go_where_it_is, lambda _: None
        )

    def _go_where_it_is(self, entry: LibraryEntry) -> None:
        if self.model.row_of(entry.key) is None and entry.layer != "trash":
            self._go_to(entry)

    def _go_to(self, entry: LibraryEntry) -> None:
        """Open a document by its id, even if the filters exclude it."""
        self.filters.clear()
        self.search.setText(entry.id)
        self._search_soon.stop()
        self._marks = frozenset((entry.key,))
        self._ask(PAGE)

    def _switch_to(self, view: str) -> None:
        self.show_as(view)
        self.view_changed.emit(view)

    def _open_again(self) -> None:
        self._library_worker.open_again()
        self.look()

    def _set_up(self) -> None:
        self.search.installEventFilter(self)

    def _lay_out(self) -> None:
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(LARGE, MEDIUM, SMALL, 0)
        column.setSpacing(SMALL)
        column.addWidget(self.bar)
        column.addWidget(self.banner)
        column.addWidget(self.results, 1)
        self.parts = ResponsiveSplitter("library-filters-scroll", self.filters, middle, self.details, self)
        self.parts.button.setObjectName("library-show-filters")
        self.parts.button.setIcon(icon("sort"))
        self.bar.put_first(self.parts.button)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(self.parts)

    def _connect(self) -> None:
        self.search.textChanged.connect(lambda _: self._search_soon.start())
        self.filters.changed.connect(self.refresh)
        self.results.more_requested.connect(self._ask_for_more)
        self.results.came_to.connect(self._come_to)
        self.results.wanted.connect(self._do)
        self.results.all_requested.connect(self._mark_all)
        self.results.menu_requested.connect(self._open_menu)
        self.results.search_requested.connect(self.start_searching)
        self.results.nothing.way_out.connect(self._find_way_out)
        self.bar.switch.chosen.connect(self._switch_to)
        self.details.wanted.connect(self._do)
        self.details.menu_requested.connect(self._open_menu)
        self.details.user_requested.connect(self._go_to)
        self.banner.again.clicked.connect(self._open_again)
        self.banner.care.clicked.connect(self.maintenance_requested)
        self.bar.import_requested.connect(self.import_requested)
        self.bar.new_requested.connect(self.new_requested)
        self._library_worker.changed.connect(self.look)
        self._library_worker.went_through.connect(self.look)

    def _timer(self, wait: int, then: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(wait)
        timer.timeout.connect(then)
        return timer
