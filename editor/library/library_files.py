"""Documents of the library that are being edited: they are saved into it, and known to the recovery as all others."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from editor.library.keeping import keep
from editor.library.librarian import Librarian
from editor.library.refusal import REFUSALS, complain
from editor.window.document_files import DocumentFiles
from engine.words import say

if TYPE_CHECKING:
    from editor.documents.document import OpenDocument
    from editor.window.document_page import DocumentPage
    from editor.window.main_window import MainWindow

DOCUMENT = "library-document:"


class LibraryFiles(QObject):
    """One for each window. What is saved under another name becomes a file, and stays one."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._files = DocumentFiles.of(window)
        self._librarian = Librarian.of(window)

    @classmethod
    def of(cls, window: MainWindow) -> LibraryFiles:
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
            entry = self._librarian.wait_for(partial(keep, content=document.content, key=document.kept))
        except REFUSALS as refusal:
            complain(self._window, refusal, self._window.lang)
            return False
        document.mark_kept(entry.key)
        page.key = key_of_kept(entry.key)
        self._librarian.changed.emit()
        return True

    def closed(self, document: OpenDocument) -> None:
        self._files.closed(document)


def key_of_kept(key: str) -> str:
    """The key of the page for a document of the library."""
    return f"{DOCUMENT}{key}"
