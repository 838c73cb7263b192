"""Opens the page that edits notes, and makes new notes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, cast

from editor.documents.load_document import CannotRead, upgraded_document
from editor.page_api.document_editor import MakePage
from editor.page_api.document_page import document_name
from editor.page_api.page_request import AnnotateMap, NewDocument, PageRequest
from editor.pages.notes.new_notes_dialog import ListedMap, NewNotesDialog, new_notes, notes_on, own_maps
from editor.pages.notes.page import NotesPage
from editor.services.app_context import AppContext
from editor.services.file_dialogs import show_failure
from editor.services.library_refusals import show_refusal
from editor.services.resolve_map import resolve_map
from editor.thumbnails.board_picture_worker import BoardPictureWorker
from engine.content.envelope import Document
from engine.content.id_checks import repeated_ids
from engine.content.kinds.notes import Notes
from engine.kernel.data.message import message


def page_maker(content: Document, lang: str) -> MakePage:
    """Factory of the notes page; raises `CannotRead` for duplicate note ids, since edits identify a note by its id."""
    notes = cast(Notes, content)
    if repeated := tuple(repeated_ids([note.id for note in notes.placed], "$.placed")):
        raise CannotRead(message("documents-not-sound", name=document_name(notes, lang)), repeated)
    return partial(NotesPage, resolve_map(notes))


def open_request(context: AppContext, request: PageRequest) -> None:
    """Make notes on a map, which the user chooses if the request does not name it."""
    match request:
        case NewDocument(_, parent, then):
            dialog = NewNotesDialog(BoardPictureWorker.of(context), context.lang, parent)
            dialog.wanted.connect(lambda chosen: _make_notes(context, chosen, then))
            dialog.open()
            if context.library.has_source:
                context.library.look_up(dialog, own_maps, dialog.add_own, lambda _: None)
        case AnnotateMap(sheet):
            context.documents.show_document(notes_on(sheet, context.lang))


def _make_notes(context: AppContext, chosen: ListedMap, then: Callable[[Notes], None]) -> None:
    """Make notes on a map; one of the library is read first, since its notes contain a copy of it."""
    if not chosen.is_own:
        then(new_notes(chosen, context.lang))
        return

    def copy(found: Mapping[str, Any]) -> None:
        try:
            then(notes_on(upgraded_document(found, chosen.id), context.lang))
        except CannotRead as error:
            show_failure(context.window, error.word, error.problems, more=error.more)

    context.library.look_up(
        context,
        lambda source: source(chosen.id),
        copy,
        lambda refusal: show_refusal(context.window.widget, refusal, context.lang),
    )
