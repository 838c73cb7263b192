"""Resolves the map of notes, which is contained in them or referred to by id."""

from __future__ import annotations

from editor.documents.load_document import CannotRead, upgraded_document
from editor.services.document_resolver import DocumentResolver
from engine.content.kinds.notes import Notes
from engine.content.maps.area_map import AreaMap
from engine.content.maps.hex_map import HexMap
from engine.content.problems import ContentError
from engine.content.references.resolver import UnknownDocument
from engine.kernel.data.message import message


def resolve_map(notes: Notes) -> HexMap | AreaMap:
    """The map; raises `CannotRead` if there is none that a canvas can show."""
    reference = notes.map
    if isinstance(reference, str):
        try:
            found = upgraded_document(DocumentResolver(with_files=False)(reference), reference)
        except (UnknownDocument, ContentError):
            raise CannotRead(message("content-no-such-document", id=reference)) from None
    else:
        found = reference
    if not isinstance(found, HexMap | AreaMap):
        raise CannotRead(message("content-other-kind", id=notes.id, kind=found.kind, options=("map",)))
    if problems := tuple(found.problems("$.map", None)):
        raise CannotRead(message("documents-bad-map"), problems)
    return found
