"""The library page: the browser in a tab of the window, with undo for what is done in the library."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtGui import QKeySequence, QShortcut, QUndoStack
from PySide6.QtWidgets import QVBoxLayout

from database.records import LibraryEntry
from editor.pages.library.browser_panel import BrowserPanel
from editor.pages.library.controller import LibraryController
from editor.pages.page import Page
from editor.services.library_worker import LibraryWorker
from engine.words import say, speak

if TYPE_CHECKING:
    from editor.shell.main_window import MainWindow


class LibraryPage(Page):
    """There is one in a window."""

    icon = "library"
    uses_docks = False

    def __init__(self, window: MainWindow) -> None:
        super().__init__()
        self.setObjectName("library-page")
        self._window, self._lang = window, window.lang
        librarian = LibraryWorker.of(window)
        self.browser = BrowserPanel(librarian, window.lang)
        self.doing = LibraryController(librarian, self, window.lang)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.browser)
        self.setFocusProxy(self.browser.search)
        self.browser.wanted.connect(self.do)
        self.browser.told.connect(self.status)
        self.browser.care_wanted.connect(self.look_after)
        self.browser.import_wanted.connect(self._ask_for_files)
        self.browser.notes_wanted.connect(self._ask_for_map)
        self.doing.told.connect(self.status)
        self.doing.came_to.connect(self.browser.mark)
        self.doing.several_came.connect(self.browser.show_own)
        self.doing.added.connect(lambda entry: self.do("open", [entry]))
        QShortcut(QKeySequence.StandardKey.Find, self, self.browser.start_searching)
        self.browser.look()
        librarian.no_backup.connect(lambda why: self.status.emit(speak(why, self._lang)))
        self._index(librarian)
        librarian.changed.connect(lambda: self._index(librarian))

    def look_after(self) -> None:
        """Its backups, and whether all of it is whole."""
        from editor.pages.library.maintenance.maintenance_dialog import MaintenanceDialog

        MaintenanceDialog(LibraryWorker.of(self._window), self._lang, self).open()

    def _ask_for_files(self) -> None:
        from editor.pages.library.import_export_commands import ask_for_import_files

        ask_for_import_files(self._window)

    def _ask_for_map(self) -> None:
        """New notes, which the library keeps from the beginning."""
        from editor.pages.notes.new_notes_dialog import NewNotesDialog, new_notes

        dialog = NewNotesDialog(self._lang, self)
        dialog.wanted.connect(lambda chosen: self.doing.add(new_notes(chosen, self._lang)))
        dialog.open()

    def _index(self, librarian: LibraryWorker) -> None:
        """Have all that documents say found, as soon as nobody asks for anything."""
        librarian.go_through(lambda library: library.search.steps())

    def title(self) -> str:
        return say("library-screen-title", self._lang)

    def undo_stack(self) -> QUndoStack:
        return self.doing.stack

    def speak(self, lang: str) -> None:
        self._lang = lang
        self.browser.speak(lang)
        self.doing.speak(lang)

    def do(self, name: str, entries: Sequence[LibraryEntry]) -> None:
        """What is wanted of the documents that are marked."""
        match name:
            case "tag":
                self.doing.tag(entries)
            case "export":
                from editor.pages.library.import_export_commands import export_documents

                export_documents(self._window, entries)
            case "delete":
                self.doing.delete(entries)
            case "restore":
                self.doing.restore(entries)
            case "destroy":
                self.doing.destroy(entries)
            case _:
                self._do_with_one(name, entries[0])

    def _do_with_one(self, name: str, entry: LibraryEntry) -> None:
        match name:
            case "open":
                from editor.pages.library.open_library_page import open_entry

                open_entry(self._window, entry)
            case "play":
                from editor.pages.library.open_library_page import play_entry

                play_entry(self._window, entry)
            case "duplicate":
                self.doing.duplicate(entry)
            case "rename":
                self.doing.rename(entry)
            case "versions":
                self.doing.show_versions(entry, may_write=self.browser.may_write)
            case "remove-pack":
                self.doing.remove_pack(entry)
            case "reset":
                self.doing.reset(entry)
