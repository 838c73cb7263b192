"""The open documents of a window: opened from files, created, saved, saved elsewhere, recorded for crash recovery."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from database.files.atomic_write import NotWritten
from database.files.fingerprint import ChangedElsewhere, GoneElsewhere
from editor.documents.default_folder import default_folder
from editor.documents.document import OpenDocument
from editor.documents.journal_replay import CannotRecover
from editor.documents.load_document import CannotRead, read_file
from editor.documents.workspace import UnsavedWork, Workspace
from editor.page_api.document_editor import page_maker
from editor.page_api.document_page import DocumentPage, DocumentStorage
from editor.page_api.hint import Notice
from editor.page_api.page import Page
from editor.page_api.page_registry import editor_pages
from editor.page_api.page_request import OpenBrokenFile, OpenFile, PageRequest
from editor.services.file_dialogs import FileChange, ask_about_file_change, ask_for_file, ask_for_target, show_failure
from editor.services.recent_documents import remember_as_recent
from engine.kernel.data.message import Message, message

if TYPE_CHECKING:
    from editor.page_api.page_host import PageHost
    from engine.content.envelope import Document

KEY = "document:"
LIBRARY_KEY = "library-document:"
RECOVERY = "recovery"


class DocumentService(QObject):
    """Service for open documents, one for each window. `in_library` is the storage of library documents."""

    file_wanted = Signal(object)
    """Emitted with a page that is brought to the front because its file is opened again."""
    saved = Signal()
    """Emitted when a document has another file."""

    def __init__(
        self,
        parent: QObject,
        window: PageHost,
        open_request: Callable[[PageRequest], None],
        in_library: Callable[[], DocumentStorage],
    ) -> None:
        super().__init__(parent)
        self._window, self._open_request, self._in_library = window, open_request, in_library
        self._unnamed = 0
        self.workspace = Workspace(window.store.folder / RECOVERY, self)
        self.workspace.failed.connect(self._show_no_recovery, Qt.ConnectionType.QueuedConnection)

    def open(self, path: Path) -> None:
        """Show the document in a file, or the reason why it cannot be shown."""
        path = path.absolute()
        key = key_of(path)
        if (page := self._window.find_page(key)) is not None and not page.rereads:
            self._window.show_page(page)
            self.file_wanted.emit(page)
            return
        try:
            document = read_file(path)
            if document.content.kind not in editor_pages():
                self._open_request(OpenFile(document.content, str(path), str(path.resolve())))
                return
            self._show(document, key)
        except CannotRead as error:
            if error.problems:
                self._open_request(OpenBrokenFile(str(path), os.path.realpath(path), error.problems))
            else:
                show_failure(self._window, error.word)
        else:
            remember_as_recent(self._window, str(path))

    def ask_for_file(self, then: Callable[[str], None]) -> None:
        """Open a file dialog, and continue with the chosen name."""
        ask_for_file(self._window, self.folder, then)

    def open_name(self, name: str) -> None:
        """Open a document by its file name."""
        self.open(Path(name))

    def show_document(self, content: Document) -> None:
        """Show a document that was just created."""
        self.show_new(OpenDocument(content))

    def show_new(self, document: OpenDocument) -> None:
        """Show a document that has no file yet."""
        self._unnamed += 1
        try:
            self._show(document, f"{KEY}#{self._unnamed}")
        except CannotRead as error:
            show_failure(self._window, error.word, error.problems, more=error.more)

    def restore(self, left: UnsavedWork) -> bool:
        """Recover the documents of a crashed run; if that fails, the journals stay and the reason is shown."""
        lang = self._window.lang
        try:
            make = page_maker(left.document.content, lang)
            document = self.workspace.restore(left)
        except CannotRead as error:
            show_failure(self._window, error.word, error.problems, message("recovery-stays"), more=error.more)
            return False
        except CannotRecover:
            show_failure(self._window, message("recovery-gone", path=str(left.journal)))
            return False
        files, key = self._where(document)
        self._unnamed += 1
        if key is None or self._window.find_page(key) is not None:
            key = f"{KEY}#{self._unnamed}"
        self._window.open_page(key, lambda: make(document, files, lang))
        return True

    def discard(self, left: UnsavedWork) -> bool:
        """Discard the documents of a crashed run."""
        self.workspace.discard(left)
        return True

    def save(self, page: DocumentPage, *, elsewhere: bool) -> bool:
        """Save a document to its file; to a chosen one, if it has none or another one is requested."""
        document = page.document
        if elsewhere or document.path is None:
            path = ask_for_target(self._window, document.path or self.folder / f"{file_name(document.content.id)}.json")
            return path is not None and self.save_to(page, path)
        try:
            document.save()
        except ChangedElsewhere:
            return self._settle(page, document.path)
        except GoneElsewhere:
            show_failure(
                self._window, message("documents-gone", path=str(document.path)), advice=message("documents-still-here")
            )
            return False
        except NotWritten as error:
            show_failure(self._window, error.word, advice=message("documents-still-here"))
            return False
        return True

    def closed(self, document: OpenDocument) -> None:
        if document not in self.workspace.documents:
            return
        if self._window.is_hurried:
            self.workspace.leave()
        else:
            self.workspace.clear(document)

    @property
    def folder(self) -> Path:
        """Folder of the last document, else the documents folder."""
        for name in self._window.store.preferences.recent:
            if Path(name).is_absolute():
                return Path(name).parent
        return Path(default_folder())

    def _where(self, document: OpenDocument) -> tuple[DocumentStorage, str | None]:
        """Storage of a document and the key of its page; None if it was never saved."""
        if document.library_key:
            return self._in_library(), library_page_key(document.library_key)
        return self, None if document.path is None else key_of(document.path)

    def _show(self, document: OpenDocument, key: str) -> None:
        lang = self._window.lang
        make = page_maker(document.content, lang)
        self._window.open_page(key, lambda: make(document, self, lang))
        self.workspace.lay(document)

    def _show_no_recovery(self, why: Message) -> None:
        self._window.show_notice(Notice(message("recovery-off", why=why)))

    def save_to(self, page: DocumentPage, path: Path) -> bool:
        """Make this the file of a document, whatever its content; but not one that is open in another tab."""
        key = key_of(path)
        other = self._window.find_page(key)
        if other is not None and other is not page:
            show_failure(self._window, message("documents-open-in-another-tab", path=str(path)))
            return False
        try:
            page.document.save(path, overwrite=True)
        except NotWritten as error:
            show_failure(self._window, error.word, advice=message("documents-still-here"))
            return False
        page.key = key
        remember_as_recent(self._window, str(path))
        self.saved.emit()
        return True

    def reload(self, page: Page, path: Path) -> None:
        """Discard the edits and reload the file, unless it cannot be shown."""
        try:
            content = read_file(path).content
            if content.kind in editor_pages():
                page_maker(content, self._window.lang)
        except CannotRead as error:
            show_failure(self._window, error.word, error.problems, message("documents-still-here"), more=error.more)
            return
        front = self._window.page
        if isinstance(page, DocumentPage):
            page.give_up()
        self._window.close_page(page)
        self.open(path)
        if front is not page:
            self._window.show_page(front)

    def _settle(self, page: DocumentPage, path: Path) -> bool:
        """Ask how to resolve a conflict with a file that changed on disk."""
        match ask_about_file_change(self._window, path):
            case FileChange.RELOAD:
                self.reload(page, path)
            case FileChange.OVERWRITE:
                return self.save_to(page, path)
            case FileChange.SAVE_AS:
                return self.save(page, elsewhere=True)
            case FileChange.NOTHING:
                pass
        return False


def key_of(path: Path) -> str:
    """The key of the page for a file, with links resolved."""
    return file_page_key(os.path.realpath(path))


def file_page_key(real_path: str) -> str:
    """The key of the page for a file, by its path without links."""
    return f"{KEY}{real_path}"


def library_page_key(key: str) -> str:
    """The key of the page for a document of the library."""
    return f"{LIBRARY_KEY}{key}"


def file_name(id_: str) -> str:
    return id_.rpartition("/")[2]
