"""Open documents of the library: saves them there, and registers them for crash recovery."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from editor.page_api.hint import Notice
from editor.services.document_service import DocumentService, library_page_key
from editor.services.library_jobs import save_document
from editor.services.library_refusals import REFUSALS, show_refusal
from engine.kernel.data.message import message

if TYPE_CHECKING:
    from editor.documents.document import OpenDocument
    from editor.page_api.document_page import DocumentPage
    from editor.page_api.page_host import PageHost
    from editor.services.library_worker import LibraryWorker


class LibraryDocumentService(QObject):
    """Saves documents to the library; one for each window. After saving to a file, a document stays a file."""

    def __init__(
        self, parent: QObject, window: PageHost, files: DocumentService, library_worker: LibraryWorker
    ) -> None:
        super().__init__(parent)
        self._window, self._files, self._library_worker = window, files, library_worker

    def lay(self, document: OpenDocument) -> None:
        """Record the edits of a document from now on."""
        self._files.workspace.lay(document)

    def save(self, page: DocumentPage, *, elsewhere: bool) -> bool:
        """Save to the library; to a file if one is requested or was chosen. Returns whether that was done."""
        document = page.document
        if elsewhere or document.path is not None:
            return self._files.save(page, elsewhere=elsewhere)
        return self._keep(page)

    def take(self, page: DocumentPage) -> None:
        """Put a document that was never saved, or is in a file, into the library; it is saved there from now on."""
        if self._keep(page):
            page.belong_to(self)
            self._window.show_notice(Notice(message("library-was-kept", name=page.title())))

    def _keep(self, page: DocumentPage) -> bool:
        document = page.document
        try:
            entry = self._library_worker.wait_for(
                partial(save_document, content=document.content, key=document.library_key)
            )
        except REFUSALS as refusal:
            show_refusal(self._window.widget, refusal, self._window.lang)
            return False
        document.mark_saved_to_library(entry.key)
        page.key = library_page_key(entry.key)
        self._library_worker.changed.emit()
        return True

    def closed(self, document: OpenDocument) -> None:
        self._files.closed(document)
