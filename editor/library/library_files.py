"""Documents of the library that are being edited: they are saved into it, and known to the recovery as all others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from editor.library.librarian import Librarian
from editor.library.refusal import REFUSALS, complain
from editor.window.document_files import DocumentFiles

if TYPE_CHECKING:
    from editor.documents.document import OpenDocument
    from editor.window.document_page import DocumentPage
    from editor.window.main_window import MainWindow


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
        content = document.content
        try:
            self._librarian.wait_for(lambda library: library.documents.save(content))
        except REFUSALS as refusal:
            complain(self._window, refusal, self._window.lang)
            return False
        document.stack.setClean()
        document.changed.emit()
        self._librarian.changed.emit()
        return True

    def closed(self, document: OpenDocument) -> None:
        self._files.closed(document)
