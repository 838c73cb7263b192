"""Opens the library, and the documents in it: those that have a page of their own there, the others to be read."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from database.records import LibraryEntry
from editor.documents.document import OpenDocument
from editor.documents.reading import CannotRead, content_of
from editor.library.librarian import Librarian
from editor.library.library_files import LibraryFiles, key_of_kept
from editor.library.page import LibraryPage
from editor.library.reading_page import page_of_entry
from editor.library.refusal import complain
from editor.window import document_asking
from editor.window.document_kinds import EDITED, page_maker
from editor.window.opening import open_scenario
from editor.window.samples import OWN, samples

if TYPE_CHECKING:
    from editor.window.main_window import MainWindow

KEY = "library"


def open_library(window: MainWindow) -> LibraryPage:
    """Bring the library to the front, ready to be searched."""
    page = cast(LibraryPage, window.open_page(KEY, lambda: LibraryPage(window)))
    page.browser.start_searching()
    return page


def open_entry(window: MainWindow, entry: LibraryEntry) -> None:
    """Show a document of the library."""
    key = key_of_kept(entry.key)
    if (there := window.tabs.page(key)) is not None:
        window.tabs.setCurrentWidget(there)
    elif entry.kind in EDITED and entry.layer == "own":
        _edit(window, entry, key)
    elif entry.kind == "scenario" and entry.layer == "stock" and entry.id in samples():
        from editor.table.starting import ask_for_game

        ask_for_game(window, entry.id)
    else:
        window.open_page(key, lambda: page_of_entry(window, entry))


def _edit(window: MainWindow, entry: LibraryEntry, key: str) -> None:
    """On its page; it is saved into the library."""

    def show(text: str) -> None:
        try:
            document = OpenDocument(content_of(text.encode(), entry.id), kept=entry.key)
            make = page_maker(document.content, window.lang)
        except CannotRead as fault:
            document_asking.complain(window, fault.word, fault.problems)
            return
        files = LibraryFiles.of(window)
        window.open_page(key, lambda: make(document, files, window.lang))
        files.lay(document)

    librarian = Librarian.of(window)
    librarian.ask(
        librarian,
        lambda library: library.documents.text_with(library.documents.entry_with_key(entry.key).digest),
        show,
        lambda refusal: complain(window, refusal, window.lang),
    )


def play_entry(window: MainWindow, entry: LibraryEntry) -> None:
    """Sit down to play a scenario of the library."""
    open_scenario(window, entry.id if entry.layer == "stock" else f"{OWN}{entry.id}")
