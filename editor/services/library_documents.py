"""Open documents of the library: saves them into it, and hands them to the crash recovery."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from editor.services.document_service import DocumentService
from editor.services.library_jobs import save_document
from editor.services.library_refusals import REFUSALS, show_refusal
from editor.services.library_worker import LibraryWorker
from engine.words import say

if TYPE_CHECKING:
    from editor.documents.document import OpenDocument
    from editor.pages.document_page import DocumentPage
    from editor.shell.main_window import MainWindow

PAGE_KEY_PREFIX = "library-document:"


class LibraryDocumentService(QObject):
    """One for each window. What is saved under another name becomes a file, and stays one."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._files = DocumentService.of(window)
        self._librarian = LibraryWorker.of(window)

    @classmethod
    def of(cls, window: MainWindow) -> LibraryDocumentService:
        """Those of this window, made when they are first needed."""
        return window.findChild(cls) or cls(window)

    def lay(self, document: OpenDocument) -> None:
        """From now on what happens to it is written down."""
        self._files.desk.lay(document)

    def save(self, page: DocumentPage, *, elsewhere: bool) -> bool:
        """Into the library; to a file where one is asked for or has been chosen. Whether that was done."""
        document = page.document
        if elsewhere or document.path is not None:
            return self._files.save(page, elsewhere=elsewhere)
        return self._keep(page)

    def take(self, page: DocumentPage) -> None:
        """Put a document that was never saved, or is in a file, into the library; it is saved there from now on."""
        if self._keep(page):
            page.belong_to(self)
            self._window.tell(say("library-was-kept", self._window.lang, name=page.title()))

    def _keep(self, page: DocumentPage) -> bool:
        document = page.document
        try:
            entry = self._librarian.wait_for(partial(save_document, content=document.content, key=document.kept))
        except REFUSALS as refusal:
            show_refusal(self._window, refusal, self._window.lang)
            return False
        document.mark_kept(entry.key)
        page.key = library_page_key(entry.key)
        self._librarian.changed.emit()
        return True

    def closed(self, document: OpenDocument) -> None:
        self._files.closed(document)


def library_page_key(key: str) -> str:
    """The key of the page for a document of the library."""
    return f"{PAGE_KEY_PREFIX}{key}"
