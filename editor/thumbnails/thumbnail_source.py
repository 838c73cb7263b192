"""The texts of the library that a thumbnail is made from: the document, and its map or the cards that it names."""

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
HANDS: Mapping[str, tuple[str, str | None]] = {"army": ("figures", "card"), "deck": ("cards", None)}
"""The kinds whose picture is a hand of their first cards: the list that names these, and the key in its rows."""
MOST_IN_HAND = 4
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
    """The cards that it and its cards refer to, by id; those that are there."""
    hand: tuple[str, ...] = ()
    """The ids of the cards that are its picture; none for a document of another kind."""


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
    """Whether the picture of documents of a kind may change with other documents: their map, the cards they name."""
    return refers_to_map(kind) or kind in HANDS or any(_lists_of_cards(system, kind) for system in declarations().by_id)


def has_thumbnail(kind: str) -> bool:
    """Whether there are thumbnails for documents of a kind."""
    return kind == MAP or refers_to_map(kind) or is_card(kind) or kind in HANDS


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
    if entry.kind in HANDS:
        return _hand_source(library, entry, text)
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


def _hand_source(library: Library, entry: LibraryEntry, text: str) -> ThumbnailSource:
    """An army or a deck with its first different cards that are there, and what these name."""
    hand, cards, digests = list[str](), dict[str, str](), [entry.digest]
    for name in _hand_named_in(text, entry.system, entry.kind):
        try:
            there = library.documents.entry(name)
        except UnknownDocument:
            digests.append("")
            continue
        found = library.documents.text_with(there.digest)
        if len(hand) == MOST_IN_HAND or len(found) > LONGEST or not is_card(there.kind):
            continue
        card = _card_source(library, there, found)
        hand.append(name)
        cards |= {name: found, **dict(card.cards)}
        digests += card.digests
    return ThumbnailSource(text, digests=tuple(digests), cards=tuple(cards.items()), hand=tuple(hand))


def _hand_named_in(text: str, system: str, kind: str) -> tuple[str, ...]:
    """The ids of the first cards that an army or a deck names, each once."""
    field, key = HANDS[kind]
    try:
        rows = parse(text).get(field)
    except ContentError:
        return ()
    found = rows if isinstance(rows, list | tuple) else ()
    names = [row.get(key) if isinstance(row, Mapping) and key else row for row in found]
    whole = (name if "/" in name else f"{system}/{name}" for name in names if isinstance(name, str))
    return tuple(dict.fromkeys(whole))[:MOST_CARDS]


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
