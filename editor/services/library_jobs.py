"""Jobs for the library worker on one document: rename and duplicate it, save it, find a free id.

A document that is being edited is saved as the one that it came from, or else as a new one."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from typing import TYPE_CHECKING, Any

from database.game_declarations import all_games
from engine.content.limits import MAX_SLUG
from engine.content.loading.document_reader import read_document
from engine.content.loading.json_parser import parse
from engine.content.references.resolver import UnknownDocument

if TYPE_CHECKING:
    from database.library import Library
    from database.records import LibraryEntry
    from engine.content.envelope import Document


def rename_document(library: Library, old: str, new: str, name: str, lang: str) -> LibraryEntry:
    """Let a document of one's own have this id, and this name in a language."""
    with library.transaction():
        if new != old:
            library.documents.rename(old, new)
        return _with_name(library, new, name, lang)


def duplicate_document(library: Library, old: str, new: str, name: str, lang: str) -> LibraryEntry:
    """A copy with this id, and this name in a language."""
    with library.transaction():
        library.documents.duplicate(old, new)
        return _with_name(library, new, name, lang)


def free_id(library: Library, id_: str) -> str:
    """An id for a copy that no document has."""
    folder, slash, slug = id_.rpartition("/")
    ids = (f"{folder}{slash}{slug[: MAX_SLUG - len(tail)]}{tail}" for tail in (f"-{number}" for number in count(2)))
    return next(each for each in ids if not is_taken(library, each))


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
    return library.documents.save(read_document({**plain, "name": names}, all_games()), cause="renamed")


def save_document(library: Library, content: Document, key: str) -> LibraryEntry:
    """Save it as the document of this key, also where that has another id by now; else under an id that is free."""
    with library.transaction():
        name = _id_of_key(library, key)
        if name is None:
            name = free_id(library, content.id) if is_taken(library, content.id) else content.id
        return library.documents.save(content.model_copy(update={"id": name}))


def _id_of_key(library: Library, key: str) -> str | None:
    """None where nothing is known by this key, or only in the trash."""
    try:
        entry = library.documents.entry_with_key(key)
    except UnknownDocument:
        return None
    return entry.id if entry.layer == "own" else None
