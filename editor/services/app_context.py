"""The application as its pages see it: the window, the services, and a way to open anything."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from editor.page_api.page_host import PageHost
from editor.page_api.page_request import PageRequest, ShowDamage
from editor.services.saved_games import SavedGameStore
from editor.services.scenario_catalogue import ScenarioService
from editor.services.step_service import StepService

if TYPE_CHECKING:
    from editor.services.document_service import DocumentService
    from editor.services.library_documents import LibraryDocumentService
    from editor.services.library_worker import LibraryWorker

GAMES = "games"
"""The folder of saved games, inside that of the settings."""


class AppContext(QObject):
    """The context of one window. Services not needed at the start are imported and created with their first use: the
    library takes 20 ms to import, open documents 330 ms."""

    preferences_changed = Signal()
    page_opened = Signal()
    page_closed = Signal()

    def __init__(self, window: PageHost, open_request: Callable[[AppContext, PageRequest], None]) -> None:
        super().__init__(window.widget)
        self.window = window
        self._open_request = open_request
        self._library: LibraryWorker | None = None
        self.library_path: str | None = None
        """The library, a file or a folder of documents, given on the command line instead of the user's own."""
        self.steps = StepService(self)
        self.saved_games = SavedGameStore(window.store.folder / GAMES)
        self.scenarios = ScenarioService(self, lambda: self.library, lambda: self.lang)

    @property
    def lang(self) -> str:
        """The language of the window."""
        return self.window.lang

    def open(self, request: PageRequest) -> None:
        """Pass a request to the page that handles it."""
        self._open_request(self, request)

    @property
    def library(self) -> LibraryWorker:
        """The worker that uses the library."""
        if self._library is not None:
            return self._library
        from editor.services.library_worker import LibraryWorker

        library = LibraryWorker(self, named=self.library_path)
        self.use_library(library)
        return library

    def use_library(self, library: LibraryWorker) -> None:
        """Use this library; only before another one was used."""
        self._library = library
        library.damaged.connect(lambda why: self.open(ShowDamage(why)))

    @cached_property
    def documents(self) -> DocumentService:
        """The open documents."""
        from editor.services.document_service import DocumentService
        from editor.services.file_reload import FileReloadService

        documents = DocumentService(self, self.window, self.open, lambda: self.library_documents)
        reloads = FileReloadService(self, self.window, documents)
        for signal in (self.page_opened, self.page_closed):
            signal.connect(reloads.follow)
        return documents

    @cached_property
    def library_documents(self) -> LibraryDocumentService:
        """The open documents that are saved into the library."""
        from editor.services.library_documents import LibraryDocumentService

        return LibraryDocumentService(self, self.window, self.documents, self.library)

    def stop(self) -> None:
        """Stop all work in threads, when the window is being closed."""
        self.steps.drop()
        if self._library is not None:
            self._library.stop()
