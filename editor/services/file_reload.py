"""Reloads pages whose files were changed by other programs; with unsaved changes, the user decides."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QFileInfo, QObject
from PySide6.QtWidgets import QApplication, QMessageBox

from editor.documents.load_document import CannotRead, read_file
from editor.page_api.document_page import DocumentPage
from editor.page_api.hint import Notice
from editor.services.file_watcher import FileWatchService
from editor.widgets.labels import message_box, set_danger, set_primary
from engine.content.checks.problem_text import problem_lines
from engine.kernel.data.message import MessageValue, message
from engine.words import say, speak

if TYPE_CHECKING:
    from collections.abc import Collection

    from editor.documents.document import OpenDocument
    from editor.page_api.page import Page
    from editor.page_api.page_host import PageHost
    from editor.services.document_service import DocumentService


class FileReloadService(QObject):
    """Follows the files of all pages of a window.

    A page without unsaved changes shows the new content at once, and a short notice says so.
    """

    def __init__(self, parent: QObject, window: PageHost, documents: DocumentService) -> None:
        super().__init__(parent)
        self._window, self._documents = window, documents
        self._waiting: frozenset[str] = frozenset()
        self.watcher = FileWatchService(self)
        self.watcher.changed.connect(self._note_changes)
        documents.file_wanted.connect(self._reread)
        documents.saved.connect(self.follow)

    def follow(self) -> None:
        """Watch the files of the pages that are open now."""
        self.watcher.watch(_absolute(page.file) for page in self._window.pages if page.file)

    def _note_changes(self, paths: Collection[str]) -> None:
        """Reload the pages of these files, and have pages whose neighbours changed check their documents; while a
        dialog is open, wait for its end."""
        self._waiting |= frozenset(paths)
        dialog = QApplication.activeModalWidget()
        if dialog is not None:
            dialog.destroyed.connect(self._resume)
            return
        changed, self._waiting = self._waiting, frozenset()
        folders = {QFileInfo(path).absolutePath() for path in changed}
        reloaded = []
        for page in [page for page in self._window.pages if page.file]:
            path = _absolute(page.file)
            if path in changed:
                title = page.title()
                reloaded += [title] if self._reread(page) else []
            elif QFileInfo(path).absolutePath() in folders:
                page.look_again()
        if reloaded:
            self._show("documents-reloaded", name=reloaded[0], n=len(reloaded))

    def _resume(self) -> None:
        if self._waiting:
            self._note_changes(())

    def _reread(self, page: Page) -> bool:
        """Show what is in the file of a page; returns whether that differs from what it showed."""
        path = Path(page.file)
        try:
            found = read_file(path)
        except CannotRead as error:
            return self._show_broken(page, error)
        if isinstance(page, DocumentPage):
            return self._reread_document(page, found)
        if page.scenario or page.shown_document() == found.content:
            page.look_again()
            return False
        if not page.show_version(found.content):
            self._documents.reload(page, path)
        return True

    def _show_broken(self, page: Page, error: CannotRead) -> bool:
        """Say that a file is gone or holds no valid document; returns whether the page shows the file all the same."""
        if not QFileInfo(page.file).exists():
            self._show("documents-deleted", path=page.file)
            return False
        if not (isinstance(page, DocumentPage) or page.scenario or page.shown_document()):
            page.look_again()
            return True
        page.show_errors(error.problems)
        lang = self._window.lang
        why = next(iter(problem_lines(error.problems, lang)), speak(error.word, lang))
        self._show("documents-not-reloaded", path=page.file, why=why)
        return False

    def _reread_document(self, page: DocumentPage, found: OpenDocument) -> bool:
        before, now = page.document.on_disk, found.on_disk
        if now is None or (before is not None and before.digest == now.digest):
            return False
        if not page.is_edited():
            self._documents.reload(page, Path(page.file))
            return True
        self._ask(page, found)
        return False

    def _ask(self, page: DocumentPage, found: OpenDocument) -> None:
        """Ask whether to load the file or to keep the unsaved changes, which then overwrite it."""
        lang, on_disk = self._window.lang, found.on_disk
        box = message_box(self._window.widget, "ask-about-reload", QMessageBox.Icon.Question)
        box.setText(say("documents-changed-elsewhere", lang, path=page.file))
        box.setInformativeText(say("documents-keep-or-load", lang))
        load = box.addButton(say("documents-load-theirs", lang), QMessageBox.ButtonRole.DestructiveRole)
        keep = box.addButton(say("documents-keep-mine", lang), QMessageBox.ButtonRole.RejectRole)
        load.setObjectName("documents-load-theirs")
        keep.setObjectName("documents-keep-mine")
        set_danger(load)
        set_primary(keep)
        box.setDefaultButton(keep)
        box.setEscapeButton(keep)

        def answer() -> None:
            if page not in self._window.pages:
                return
            if box.clickedButton() is load:
                self._documents.reload(page, Path(page.file))
            elif on_disk is not None:
                page.document.overrule(on_disk)

        box.finished.connect(answer)
        box.open()

    def _show(self, word: str, **values: MessageValue) -> None:
        self._window.show_notice(Notice(message(word, **values)))


def _absolute(path: str) -> str:
    return QFileInfo(path).absoluteFilePath()
