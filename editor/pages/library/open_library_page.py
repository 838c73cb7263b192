"""Opens the library page, and documents of the library: on the page that edits their kind, else as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from database.records import LibraryEntry
from editor.documents.document import OpenDocument
from editor.documents.load_document import CannotRead, upgraded_document
from editor.pages.library.document_text_page import page_of_entry
from editor.pages.library.page import LibraryPage
from editor.pages.page_registry import EDITABLE_KINDS, page_maker
from editor.services import file_dialogs as document_asking
from editor.services.library_documents import LibraryDocumentService, library_page_key
from editor.services.library_refusals import show_refusal
from editor.services.library_worker import LibraryWorker
from editor.services.open_requests import open_scenario
from editor.services.scenario_catalogue import OWN, stock_scenarios

if TYPE_CHECKING:
    from editor.shell.main_window import MainWindow

KEY = "library"


def open_library(window: MainWindow) -> LibraryPage:
    """Bring the library to the front, ready to be searched."""
    page = cast(LibraryPage, window.open_page(KEY, lambda: LibraryPage(window)))
    page.browser.start_searching()
    return page


def open_entry(window: MainWindow, entry: LibraryEntry) -> None:
    """Show a document of the library."""
    key = library_page_key(entry.key)
    if (there := window.tabs.page(key)) is not None:
        window.tabs.setCurrentWidget(there)
    elif entry.kind in EDITABLE_KINDS and entry.layer == "own":
        _edit(window, entry, key)
    elif entry.kind == "scenario" and entry.layer == "stock" and entry.id in stock_scenarios():
        from editor.pages.play.start.start_game import open_new_game_dialog

        open_new_game_dialog(window, entry.id)
    else:
        window.open_page(key, lambda: page_of_entry(window, entry))


def _edit(window: MainWindow, entry: LibraryEntry, key: str) -> None:
    """On its page; it is saved into the library."""

    def show(text: str) -> None:
        try:
            document = OpenDocument(upgraded_document(text.encode(), entry.id), kept=entry.key)
            make = page_maker(document.content, window.lang)
        except CannotRead as fault:
            document_asking.show_failure(window, fault.word, fault.problems)
            return
        files = LibraryDocumentService.of(window)
        window.open_page(key, lambda: make(document, files, window.lang))
        files.lay(document)

    librarian = LibraryWorker.of(window)
    librarian.ask(
        librarian,
        lambda library: library.documents.text_with(library.documents.entry_with_key(entry.key).digest),
        show,
        lambda refusal: show_refusal(window, refusal, window.lang),
    )


def play_entry(window: MainWindow, entry: LibraryEntry) -> None:
    """Sit down to play a scenario of the library."""
    open_scenario(window, entry.id if entry.layer == "stock" else f"{OWN}{entry.id}")
