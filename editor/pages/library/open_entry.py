"""Opens documents of the library: on the page for their kind, otherwise to be read; scenarios are played from there."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from database.records import LibraryEntry
from editor.documents.document import OpenDocument
from editor.documents.load_document import CannotRead, upgraded_document
from editor.page_api.document_editor import page_maker
from editor.page_api.page_registry import editor_pages, library_kinds, played_kinds
from editor.page_api.page_request import ChooseNewGame, OpenLibraryDocument, PlayScenario
from editor.pages.library.document_text_page import DocumentTextPage, page_of_entry
from editor.services.document_service import library_page_key
from editor.services.file_dialogs import show_failure
from editor.services.library_refusals import show_refusal
from editor.services.recent_documents import RecentLibraryDocument, remember_as_recent
from editor.services.scenario_catalogue import OWN, stock_scenarios
from engine.words import in_language

if TYPE_CHECKING:
    from database.library import Library
    from editor.page_api.page import Page
    from editor.services.app_context import AppContext
    from editor.services.library_worker import LibraryWorker


def open_entry(context: AppContext, entry: LibraryEntry) -> None:
    """Show a document of the library."""
    name = in_language(entry.names, context.lang, entry.id)
    remember_as_recent(context.window, RecentLibraryDocument(entry.key, entry.kind, name).text())
    window, key = context.window, library_page_key(entry.key)
    if (there := window.find_page(key)) is not None and not there.rereads:
        window.show_page(there)
    elif entry.kind in editor_pages() and entry.layer == "own":
        _edit(context, entry, key)
    elif entry.kind in library_kinds():
        _show(context, entry, key)
    else:
        _show_text(context, entry, key)


def _show_text(context: AppContext, entry: LibraryEntry, key: str) -> None:
    def make() -> DocumentTextPage:
        page = page_of_entry(context, entry)
        if entry.kind in played_kinds():
            page.offer_play(lambda: choose_game(context, entry))
        return page

    context.window.open_page(key, make)


def _show(context: AppContext, entry: LibraryEntry, key: str) -> None:
    """Show the document on the page for its kind, read-only; as text if it cannot be read."""
    as_text = partial(_show_text, context, entry, key)

    def show(text: str) -> None:
        try:
            document = upgraded_document(text.encode(), entry.id)
        except CannotRead:
            as_text()
        else:
            context.open(OpenLibraryDocument(document, key, as_text))
            page = context.window.find_page(key)
            if page is not None and page.shown_document() and not page.findChild(EntryController):
                EntryController(page, context.library, entry)

    library_worker = context.library
    library_worker.ask(
        library_worker,
        lambda library: library.documents.text_with(entry.digest),
        show,
        lambda refusal: show_refusal(context.window.widget, refusal, context.lang),
    )


class EntryController(QObject):
    """Shows the present version of a document on its page whenever the library has changed."""

    def __init__(self, page: Page, library_worker: LibraryWorker, entry: LibraryEntry) -> None:
        super().__init__(page)
        self._page, self._library_worker, self._entry = page, library_worker, entry
        library_worker.changed.connect(self._look)

    def _look(self) -> None:
        self._library_worker.ask(self, partial(text_of_key, key=self._entry.key), self._show, lambda _: None)

    def _show(self, text: str) -> None:
        with suppress(CannotRead):
            document = upgraded_document(text.encode(), self._entry.id)
            if document == self._page.shown_document():
                self._page.look_again()
            else:
                self._page.show_version(document)


def text_of_key(library: Library, key: str) -> str:
    """The present text of a document."""
    return library.documents.text_with(library.documents.entry_with_key(key).digest)


def _edit(context: AppContext, entry: LibraryEntry, key: str) -> None:
    """Open a document on its page, with the library as its storage."""
    window, library_worker = context.window, context.library

    def show(text: str) -> None:
        try:
            document = OpenDocument(upgraded_document(text.encode(), entry.id), library_key=entry.key)
            make = page_maker(document.content, context.lang)
        except CannotRead as error:
            show_failure(window, error.word, error.problems, more=error.more)
            return
        files = context.library_documents
        window.open_page(key, lambda: make(document, files, context.lang))
        files.lay(document)

    library_worker.ask(
        library_worker,
        partial(text_of_key, key=entry.key),
        show,
        lambda refusal: show_refusal(window.widget, refusal, context.lang),
    )


def choose_game(context: AppContext, entry: LibraryEntry) -> None:
    """Begin a game of a scenario of the library: of one that ships, after choosing who plays."""
    if entry.layer == "stock" and entry.id in stock_scenarios():
        context.open(ChooseNewGame(entry.id))
    else:
        play_entry(context, entry)


def play_entry(context: AppContext, entry: LibraryEntry) -> None:
    """Play a scenario of the library."""
    context.open(PlayScenario(entry.id if entry.layer == "stock" else f"{OWN}{entry.id}"))
