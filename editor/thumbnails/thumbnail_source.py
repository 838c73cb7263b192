"""The texts of the library that a thumbnail is made from: the document, and its map."""

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
    """The content needed to paint a document."""

    document: str
    map: str | None = None
    """The map that it refers to; None if there is none, or it is missing."""
    digests: tuple[str, ...] = ()
    """The digests of both, which change with the texts."""


@cache
def refers_to_map(kind: str) -> bool:
    """Whether documents of a kind refer to a map, which may be a document of its own."""
    found = common_kinds().get(kind)
    return found is not None and MAP in getattr(found.document, "model_fields", {})


def has_thumbnail(kind: str) -> bool:
    """Whether there are thumbnails for documents of a kind."""
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
    """The id under `map`, if there is one."""
    try:
        named = parse(text).get(MAP)
    except ContentError:
        return None
    return named if isinstance(named, str) else None
