"""The texts of the library that a thumbnail is made from: the document, and the map that it names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.content.loading.json_parser import parse
from engine.content.problems import ContentError
from engine.content.references.resolver import UnknownDocument

if TYPE_CHECKING:
    from database.library import Library
    from database.records import LibraryEntry

KINDS = frozenset({"map", "notes", "scenario"})
"""Of which there are pictures."""
REFERRING = KINDS - {"map"}
"""Those that may show a map which is a document of its own."""
LONGEST = 256 * 1024
"""In letters; a document that is longer has no picture, so that nobody waits for one."""


@dataclass(frozen=True, slots=True)
class ThumbnailSource:
    """Enough to paint a document by."""

    document: str
    map: str | None = None
    """The map that it names; None where it names none, or one that is not there."""
    digests: tuple[str, ...] = ()
    """Of both; other texts have other digests."""


def thumbnail_source(library: Library, entry: LibraryEntry) -> ThumbnailSource | None:
    """What there is to paint; nothing where that would be too much, or the document is gone or another one by now."""
    try:
        if library.documents.entry_with_key(entry.key).digest != entry.digest:
            return None
    except UnknownDocument:
        return None
    text = library.documents.text_with(entry.digest)
    if len(text) > LONGEST:
        return None
    named = _map_named_in(text) if entry.kind in REFERRING else None
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
        named = parse(text).get("map")
    except ContentError:
        return None
    return named if isinstance(named, str) else None
