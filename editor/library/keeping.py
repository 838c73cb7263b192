"""A document that is being edited is saved into the library: as the one it came from, or as a new one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.library.naming import free_id, is_taken
from engine.content.references.resolver import UnknownDocument

if TYPE_CHECKING:
    from database.library import Library
    from database.records import LibraryEntry
    from engine.content.envelope import Document


def keep(library: Library, content: Document, key: str) -> LibraryEntry:
    """Save it as the document of this key, also where that has another id by now; else under an id that is free."""
    with library.transaction():
        name = _id_of(library, key)
        if name is None:
            name = free_id(library, content.id) if is_taken(library, content.id) else content.id
        return library.documents.save(content.model_copy(update={"id": name}))


def _id_of(library: Library, key: str) -> str | None:
    """None where nothing is known by this key, or only in the trash."""
    try:
        entry = library.documents.entry_with_key(key)
    except UnknownDocument:
        return None
    return entry.id if entry.layer == "own" else None
