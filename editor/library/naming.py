"""Names and ids of documents of the library: given anew, copied, and proposed for a copy."""

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


def rename(library: Library, old: str, new: str, name: str, lang: str) -> LibraryEntry:
    """Let a document of one's own have this id, and this name in a language."""
    with library.transaction():
        if new != old:
            library.documents.rename(old, new)
        return _named(library, new, name, lang)


def duplicate(library: Library, old: str, new: str, name: str, lang: str) -> LibraryEntry:
    """A copy with this id, and this name in a language."""
    with library.transaction():
        library.documents.duplicate(old, new)
        return _named(library, new, name, lang)


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


def _named(library: Library, id_: str, name: str, lang: str) -> LibraryEntry:
    plain: Mapping[str, Any] = parse(library.documents.text(id_).encode())
    names = {**plain.get("name", {}), lang: name}
    if not name:
        del names[lang]
    if names == plain.get("name", {}):
        return library.documents.entry(id_)
    return library.documents.save(read_document({**plain, "name": names}, all_games()), cause="renamed")
