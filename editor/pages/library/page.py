"""The library page: the browser in a tab, with undo."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtGui import QKeySequence, QShortcut, QUndoStack
from PySide6.QtWidgets import QVBoxLayout

from database.records import LibraryEntry
from editor.page_api.hint import Hint, Notice, command_hint, hint
from editor.page_api.page import Page
from editor.page_api.page_request import ChooseImportFiles, NewDocument
from editor.pages.library.browser_panel import BrowserPanel
from editor.pages.library.controller import LibraryController
from editor.pages.library.document_actions import DOCUMENT_ACTIONS, LibraryContext
from editor.pages.library.maintenance.maintenance_dialog import MaintenanceDialog
from editor.pages.library.results_panel import GRID
from editor.services.library_worker import LibraryWorker
from engine.words import say

if TYPE_CHECKING:
    from editor.services.app_context import AppContext

VIEW = "library/view"
"""The setting of the window in which the view is kept."""


class LibraryPage(Page):
    """Page of the library, one in a window."""

    icon = "library"
    names_a_document = False

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self.setObjectName("library-page")
        self._context, self._lang = context, context.lang
        library_worker = context.library
        self.browser = BrowserPanel(library_worker, context.lang, self)
        self.controller = LibraryController(library_worker, self, context.lang)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.browser)
        self.setFocusProxy(self.browser.search)
        self.browser.wanted.connect(self.do)
        self.browser.noticed.connect(self.notice)
        self.browser.maintenance_requested.connect(self.look_after)
        self.browser.import_requested.connect(self._ask_for_files)
        self.browser.new_requested.connect(self._make)
        self.controller.noticed.connect(self.notice)
        self.controller.came_to.connect(self.browser.mark)
        self.controller.several_came.connect(self.browser.show_own)
        self.controller.added.connect(lambda entry: self.do("open", [entry]))
        QShortcut(QKeySequence.StandardKey.Find, self, self.browser.start_searching)
        self.browser.counted.connect(self.status)
        self.browser.show_as(str(context.window.store.window_settings().value(VIEW, GRID)))
        self.browser.view_changed.connect(self._keep_view)
        self.browser.look()
        library_worker.no_backup.connect(lambda why: self.notice.emit(Notice(why)))
        self._index(library_worker)
        library_worker.changed.connect(lambda: self._index(library_worker))

    def look_after(self) -> None:
        """Start its backups and integrity check."""
        MaintenanceDialog(self._context.library, self._lang, self).open()

    def _keep_view(self, view: str) -> None:
        """Remember whether documents are shown as a grid or a table."""
        self._context.window.store.window_settings().setValue(VIEW, view)

    def _ask_for_files(self) -> None:
        self._context.open(ChooseImportFiles())

    def _make(self, kind: str) -> None:
        """Create a document, which is in the library from the beginning."""
        self._context.open(NewDocument(kind, self, self.controller.add))

    def _index(self, library_worker: LibraryWorker) -> None:
        """Build the full-text index in the background."""
        library_worker.go_through(lambda library: library.search.steps())

    def hints(self) -> Sequence[Hint]:
        return (
            hint("arrows", "hint-move"),
            hint("Enter", "hint-open"),
            hint("Shift+Right", "hint-several"),
            hint("/", "hint-search"),
            hint("Delete", "hint-remove"),
            command_hint("show-palette", "hint-find"),
        )

    def title(self) -> str:
        return say("library-screen-title", self._lang)

    def undo_stack(self) -> QUndoStack:
        return self.controller.stack

    def speak(self, lang: str) -> None:
        self._lang = lang
        self.browser.speak(lang)
        self.controller.speak(lang)

    def do(self, name: str, entries: Sequence[LibraryEntry]) -> None:
        """Run an action on documents."""
        context = LibraryContext(self._context, self.controller, self, self.browser.may_write)
        next(action for action in DOCUMENT_ACTIONS if action.name == name).run(context, entries)
