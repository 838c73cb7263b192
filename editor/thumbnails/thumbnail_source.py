"""The texts of the library that a thumbnail is made from: the document, and its map or the cards on it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from engine.content.document_kind import common_kinds
from engine.content.loading.json_parser import parse
from engine.content.problems import ContentError
from engine.content.references.resolver import UnknownDocument
from engine.registry import declarations

if TYPE_CHECKING:
    from database.library import Library
    from database.records import LibraryEntry
    from engine.content.card import CardReference

MAP = "map"
"""Kind of the documents that are maps, and the field of others that holds one."""
MOST_CARDS = 20
"""The most cards that one card names, as documents may."""
LONGEST = 256 * 1024
"""Longest document, in characters, that gets a thumbnail, to bound the time."""


@dataclass(frozen=True, slots=True)
class ThumbnailSource:
    """The content needed to paint a document."""

    document: str
    map: str | None = None
    """The map that it refers to; None if there is none, or it is missing."""
    digests: tuple[str, ...] = ()
    """The digests of all, which change with the texts."""
    cards: tuple[tuple[str, str], ...] = ()
    """The cards that a card refers to, by id; those that are there."""


@cache
def refers_to_map(kind: str) -> bool:
    """Whether documents of a kind refer to a map, which may be a document of its own."""
    found = common_kinds().get(kind)
    return found is not None and MAP in getattr(found.document, "model_fields", {})


def is_card(kind: str) -> bool:
    """Whether a kind is a card of a game, and not one that every game has."""
    return kind not in common_kinds()


@cache
def refers_to_others(kind: str) -> bool:
    """Whether the picture of documents of a kind may change with other documents: their map, the cards on a card."""
    return refers_to_map(kind) or any(_lists_of_cards(system, kind) for system in declarations().by_id)


def has_thumbnail(kind: str) -> bool:
    """Whether there are thumbnails for documents of a kind."""
    return kind == MAP or refers_to_map(kind) or is_card(kind)


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
    if is_card(entry.kind):
        return _card_source(library, entry, text)
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


def _card_source(library: Library, entry: LibraryEntry, text: str) -> ThumbnailSource:
    """A card with the cards that it names."""
    cards, digests = list[tuple[str, str]](), [entry.digest]
    for name in _cards_named_in(text, entry.system, entry.kind):
        try:
            there = library.documents.entry(name)
        except UnknownDocument:
            digests.append("")
            continue
        found = library.documents.text_with(there.digest)
        if len(found) <= LONGEST:
            cards.append((name, found))
        digests.append(there.digest)
    return ThumbnailSource(text, digests=tuple(digests), cards=tuple(cards))


def _cards_named_in(text: str, system: str, kind: str) -> tuple[str, ...]:
    """The ids of the cards that a card names, each once."""
    lists = _lists_of_cards(system, kind)
    try:
        plain = parse(text) if lists else {}
    except ContentError:
        return ()
    rows = ((each, row) for each in lists for row in plain.get(each.list, ()) if isinstance(row, Mapping))
    names = [name for each, row in rows if isinstance(name := row.get(each.key), str)]
    return tuple(dict.fromkeys(name if "/" in name else f"{system}/{name}" for name in names))[:MOST_CARDS]


@cache
def _lists_of_cards(system: str, kind: str) -> tuple[CardReference, ...]:
    """The lists of a kind of card that name other cards."""
    content = declarations().of(system)
    model = None if content is None else content.card_models.get(kind)
    return () if model is None else model.names
