"""Opens the library, and the documents in it: those that have a page of their own there, the others to be read."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, cast

from database.entries import Entry
from editor.documents.document import OpenDocument
from editor.documents.reading import CannotRead, content_of
from editor.library.librarian import Librarian
from editor.library.library_files import LibraryFiles, key_of_kept
from editor.library.page import LibraryPage
from editor.library.reading_page import ReadingPage
from editor.library.refusal import complain
from editor.window.document_asking import complain as complain_of_document
from editor.window.document_kinds import page_maker
from editor.window.samples import samples

if TYPE_CHECKING:
    from editor.window.main_window import MainWindow

KEY = "library"
EDITED_HERE = ("notes",)
"""The kinds that have a page to be edited on."""


def open_library(window: MainWindow) -> LibraryPage:
    """Bring the library to the front, ready to be searched."""
    page = cast(LibraryPage, window.open_page(KEY, lambda: LibraryPage(window)))
    page.browser.start_searching()
    return page


def open_entry(window: MainWindow, entry: Entry) -> None:
    """Show a document of the library."""
    key = key_of_kept(entry.key)
    if (there := window.tabs.page(key)) is not None:
        window.tabs.setCurrentWidget(there)
    elif entry.kind in EDITED_HERE and entry.layer == "own":
        _edit(window, entry, key)
    elif entry.kind == "scenario" and entry.layer == "stock" and entry.id in samples():
        _play(window, entry.id)
    else:
        window.open_page(key, lambda: ReadingPage(window, entry))


def _edit(window: MainWindow, entry: Entry, key: str) -> None:
    """On its page; it is saved into the library."""

    def show(text: str) -> None:
        try:
            document = OpenDocument(content_of(text.encode(), entry.id), kept=entry.key)
            make = page_maker(document.content, window.lang)
        except CannotRead as fault:
            complain_of_document(window, fault.word, fault.problems)
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


def _play(window: MainWindow, scenario: str) -> None:
    """The dialog for a new game, with this scenario chosen."""
    from editor.table.new_game import NewGameDialog
    from editor.table.starting import begin

    dialog = NewGameDialog(window.lang, scenario, window)
    dialog.wanted.connect(partial(begin, window))
    dialog.rule_wanted.connect(window.open_rule)
    dialog.open()
