"""Jobs for the library worker on one document: rename, duplicate or save it.

A document that is being edited is saved as the entry that it came from, or else as a new one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.content.loading.document_reader import read_document
from engine.content.loading.json_parser import parse
from engine.content.references.resolver import UnknownDocument
from engine.registry import declarations

if TYPE_CHECKING:
    from database.library import Library
    from database.records import LibraryEntry
    from engine.content.envelope import Document


def rename_document(library: Library, old: str, new: str, name: str, lang: str) -> LibraryEntry:
    """Rename a user document: its id, and its name in a language."""
    with library.transaction():
        if new != old:
            library.documents.rename(old, new)
        return _with_name(library, new, name, lang)


def duplicate_document(library: Library, old: str, new: str, name: str, lang: str) -> LibraryEntry:
    """Make a copy with this id, and this name in a language."""
    with library.transaction():
        library.documents.duplicate(old, new)
        return _with_name(library, new, name, lang)


def is_taken(library: Library, id_: str) -> bool:
    try:
        library.documents.entry(id_)
    except UnknownDocument:
        return False
    return True


def _with_name(library: Library, id_: str, name: str, lang: str) -> LibraryEntry:
    plain: Mapping[str, Any] = parse(library.documents.text(id_).encode())
    names = {**plain.get("name", {}), lang: name}
    if not name:
        del names[lang]
    if names == plain.get("name", {}):
        return library.documents.entry(id_)
    return library.documents.save(read_document({**plain, "name": names}, declarations()), cause="renamed")


def save_document(library: Library, content: Document, key: str) -> LibraryEntry:
    """Save it as the document with this key, even if that has another id now; otherwise under a free id."""
    with library.transaction():
        name = _id_of_key(library, key)
        if name is None:
            name = library.documents.free_id(content.id) if is_taken(library, content.id) else content.id
        return library.documents.save(content.model_copy(update={"id": name}))


def _id_of_key(library: Library, key: str) -> str | None:
    """Id for a key; None if unknown or only in the trash."""
    try:
        entry = library.documents.entry_with_key(key)
    except UnknownDocument:
        return None
    return entry.id if entry.layer == "own" else None
