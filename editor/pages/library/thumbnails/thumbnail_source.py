"""The texts of the library that a thumbnail is made from: the document, and the map that it names."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from engine.content.document_kind import common_kinds
from engine.content.loading.json_parser import parse
from engine.content.problems import ContentError
from engine.content.references.resolver import UnknownDocument

if TYPE_CHECKING:
    from database.library import Library
    from database.records import LibraryEntry

MAP = "map"
"""Kind of the documents that are maps, and the field of others that holds one."""
LONGEST = 256 * 1024
"""Longest document, in characters, that gets a thumbnail, to bound the time."""


@dataclass(frozen=True, slots=True)
class ThumbnailSource:
    """Enough to paint a document by."""

    document: str
    map: str | None = None
    """The map that it names; None where it names none, or one that is not there."""
    digests: tuple[str, ...] = ()
    """Of both; other texts have other digests."""


@cache
def refers_to_map(kind: str) -> bool:
    """Whether documents of a kind show a map, which may be a document of its own."""
    found = common_kinds().get(kind)
    return found is not None and MAP in getattr(found.document, "model_fields", {})


def has_thumbnail(kind: str) -> bool:
    """Whether there are thumbnails of the documents of a kind."""
    return kind == MAP or refers_to_map(kind)


def thumbnail_source(library: Library, entry: LibraryEntry) -> ThumbnailSource | None:
    """Content of a thumbnail; None if it is too large, missing or outdated."""
    try:
        if library.documents.entry_with_key(entry.key).digest != entry.digest:
            return None
    except UnknownDocument:
        return None
    text = library.documents.text_with(entry.digest)
    if len(text) > LONGEST:
        return None
    named = _map_named_in(text) if refers_to_map(entry.kind) else None
    if named is None:
        return ThumbnailSource(text, digests=(entry.digest,))
    try:
        there = library.documents.entry(named)
    except UnknownDocument:
        return ThumbnailSource(text, digests=(entry.digest, ""))
    map_text = library.documents.text_with(there.digest)
    return ThumbnailSource(text, map_text if len(map_text) <= LONGEST else None, (entry.digest, there.digest))


def _map_named_in(text: str) -> str | None:
    """The id under `map`, where there is one."""
    try:
        named = parse(text).get(MAP)
    except ContentError:
        return None
    return named if isinstance(named, str) else None
