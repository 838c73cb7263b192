"""Which page edits which kind of document; the kinds without a page have a reason that can be told."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import cast

from editor.documents.document import OpenDocument
from editor.documents.load_document import CannotRead
from editor.pages.document_page import DocumentPage, DocumentStorage, document_name
from engine.content.envelope import Document
from engine.content.id_checks import repeated_ids
from engine.content.kinds.notes import Notes
from engine.kernel.data.message import Message, message

EDITABLE_KINDS = ("notes",)
"""The kinds that have a page to be edited on."""
KIND_WORDS: Mapping[str, str] = {
    "army": "documents-kind-army",
    "army-format": "documents-kind-army-format",
    "deck": "documents-kind-deck",
    "journal": "documents-kind-journal",
    "map": "documents-kind-map",
    "scenario": "documents-kind-scenario",
}
"""The kinds that have no page yet; any other is a card of a game."""


MakePage = Callable[[OpenDocument, DocumentStorage, str], DocumentPage]


def page_maker(content: Document, lang: str) -> MakePage:
    """What makes the page for a document; `CannotRead` where none can show it."""
    if content.kind in EDITABLE_KINDS:
        return notes_page_maker(cast(Notes, content), lang)
    kind = Message(KIND_WORDS.get(content.kind, "documents-kind-card"))
    raise CannotRead(message("documents-no-page", name=document_name(content, lang), kind=kind))


def notes_page_maker(notes: Notes, lang: str) -> MakePage:
    """Edits name a note by its id, so that of two with one id only the first could be edited."""
    from editor.pages.notes.page import NotesPage
    from editor.pages.notes.resolve_map import resolve_map

    if repeated := tuple(repeated_ids([note.id for note in notes.placed], "$.placed")):
        raise CannotRead(message("documents-not-sound", name=document_name(notes, lang)), repeated)
    return partial(NotesPage, resolve_map(notes))
