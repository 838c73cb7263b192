"""The open documents of a window: opened from files, created, saved, saved elsewhere, known to the crash recovery."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from database.files.atomic_write import NotWritten
from database.files.fingerprint import ChangedElsewhere, GoneElsewhere
from editor.documents.default_folder import default_folder
from editor.documents.document import OpenDocument
from editor.documents.journal_replay import CannotRecover
from editor.documents.load_document import CannotRead, read_file
from editor.documents.workspace import UnsavedWork, Workspace
from editor.pages.document_page import DocumentPage, DocumentStorage
from editor.pages.page_registry import EDITABLE_KINDS, page_maker
from editor.services.file_dialogs import FileChange, ask_about_file_change, ask_for_target, show_failure
from editor.services.open_requests import open_scenario, remember_as_recent
from editor.services.scenario_catalogue import ScenarioService, file_scenario
from engine.kernel.data.message import Message, message
from engine.words import say, speak

if TYPE_CHECKING:
    from editor.shell.main_window import MainWindow

KEY = "document:"
RECOVERY = "recovery"


class DocumentService(QObject):
    """One for each window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._unnamed = 0
        self.desk = Workspace(window.store.folder / RECOVERY, self)
        self.desk.failed.connect(self._tell_no_recovery, Qt.ConnectionType.QueuedConnection)

    @classmethod
    def of(cls, window: MainWindow) -> DocumentService:
        """Those of this window, made when they are first needed."""
        return window.findChild(cls) or cls(window)

    def open(self, path: Path) -> None:
        """Show the document in a file, or say why it cannot be shown."""
        path = path.absolute()
        key = key_of(path)
        if (page := self._window.tabs.page(key)) is not None:
            self._window.tabs.setCurrentWidget(page)
            return
        try:
            document = read_file(path)
            if document.content.kind == "position":
                self._go_on_with(document, path)
            elif document.content.kind == "scenario":
                self._play(document, path)
                return
            elif document.content.kind in EDITABLE_KINDS:
                self._show(document, key)
            else:
                self._read(document, path, key)
        except CannotRead as fault:
            show_failure(self._window, fault.word, fault.problems)
        else:
            remember_as_recent(self._window, str(path))

    def _go_on_with(self, document: OpenDocument, path: Path) -> None:
        """A position is a game, and goes on at a table."""
        from editor.pages.play.front_page import KEY as TABLE
        from editor.pages.play.start.start_game import resume_position

        resume_position(self._window, document.content.plain(), f"{TABLE}{path.resolve()}", file=str(path))

    def _play(self, document: OpenDocument, path: Path) -> None:
        """A scenario is played, and can be chosen for other games from now on."""
        content = document.content
        ScenarioService.of(self._window).add_file(
            file_scenario(str(path), content.id, content.system, content.name.plain())
        )
        open_scenario(self._window, str(path))

    def _read(self, document: OpenDocument, path: Path, key: str) -> None:
        """What has no page to be edited on is read."""
        from editor.pages.library.document_text_page import page_of_file

        self._window.open_page(key, lambda: page_of_file(self._window, document.content, path))

    def open_name(self, name: str) -> None:
        """The same, by the name of the file."""
        self.open(Path(name))

    def show_new(self, document: OpenDocument) -> None:
        """Show a document that has no file yet."""
        self._unnamed += 1
        try:
            self._show(document, f"{KEY}#{self._unnamed}")
        except CannotRead as fault:
            show_failure(self._window, fault.word, fault.problems)

    def restore(self, left: UnsavedWork) -> bool:
        """Go on with what a crashed run left behind; where that cannot be, it stays there, and why is told."""
        lang = self._window.lang
        try:
            make = page_maker(left.document.content, lang)
            document = self.desk.restore(left)
        except CannotRead as fault:
            show_failure(self._window, fault.word, fault.problems, message("recovery-stays"))
            return False
        except CannotRecover:
            show_failure(self._window, message("recovery-gone", path=str(left.journal)))
            return False
        files, key = self._where(document)
        self._unnamed += 1
        if key is None or self._window.tabs.page(key) is not None:
            key = f"{KEY}#{self._unnamed}"
        self._window.open_page(key, lambda: make(document, files, lang))
        return True

    def discard(self, left: UnsavedWork) -> bool:
        """Let go of what a crashed run left behind."""
        self.desk.discard(left)
        return True

    def save(self, page: DocumentPage, *, elsewhere: bool) -> bool:
        """Save a document to its file; to one that is asked for, if it has none or another one is wanted."""
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
        except NotWritten as fault:
            show_failure(self._window, fault.word, advice=message("documents-still-here"))
            return False
        return True

    def closed(self, document: OpenDocument) -> None:
        if document not in self.desk.documents:
            return
        if self._window.is_hurried:
            self.desk.leave()
        else:
            self.desk.clear(document)

    @property
    def folder(self) -> Path:
        """Where the last document was, or where documents are kept."""
        for name in self._window.store.preferences.recent:
            if Path(name).is_absolute():
                return Path(name).parent
        return Path(default_folder())

    def _where(self, document: OpenDocument) -> tuple[DocumentStorage, str | None]:
        """Where a document is saved, and the key of its page; None for one that was never saved."""
        if document.kept:
            from editor.services.library_documents import LibraryDocumentService, library_page_key

            return LibraryDocumentService.of(self._window), library_page_key(document.kept)
        return self, None if document.path is None else key_of(document.path)

    def _show(self, document: OpenDocument, key: str) -> None:
        lang = self._window.lang
        make = page_maker(document.content, lang)
        self._window.open_page(key, lambda: make(document, self, lang))
        self.desk.lay(document)

    def _tell_no_recovery(self, why: Message) -> None:
        lang = self._window.lang
        self._window.tell(say("recovery-off", lang, why=speak(why, lang)))

    def save_to(self, page: DocumentPage, path: Path) -> bool:
        """Make this the file of a document, whatever it holds now; but not one that is open in another tab."""
        key = key_of(path)
        other = self._window.tabs.page(key)
        if other is not None and other is not page:
            show_failure(self._window, message("documents-open-in-another-tab", path=str(path)))
            return False
        try:
            page.document.save(path, overwrite=True)
        except NotWritten as fault:
            show_failure(self._window, fault.word, advice=message("documents-still-here"))
            return False
        page.key = key
        remember_as_recent(self._window, str(path))
        return True

    def _reload(self, page: DocumentPage, path: Path) -> None:
        """Let go of the edits, unless there is nothing instead of them that can be shown."""
        try:
            page_maker(read_file(path).content, self._window.lang)
        except CannotRead as fault:
            show_failure(self._window, fault.word, fault.problems, message("documents-still-here"))
            return
        page.give_up()
        self._window.close_page(page)
        self.open(path)

    def _settle(self, page: DocumentPage, path: Path) -> bool:
        """Somebody else changed the file: what is to become of it?"""
        match ask_about_file_change(self._window, path):
            case FileChange.RELOAD:
                self._reload(page, path)
            case FileChange.OVERWRITE:
                return self.save_to(page, path)
            case FileChange.SAVE_AS:
                return self.save(page, elsewhere=True)
            case FileChange.NOTHING:
                pass
        return False


def key_of(path: Path) -> str:
    """The key of the page for a file, whatever links lead to it."""
    return f"{KEY}{os.path.realpath(path)}"


def file_name(id_: str) -> str:
    return id_.rpartition("/")[2]
