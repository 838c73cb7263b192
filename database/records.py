"""Read-only records that the library returns: entries, revisions, uses, filters. They outlive the connection."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

Layer: TypeAlias = Literal["own", "stock", "trash"]
"""What the user made or imported, what ships with the program, and what the user has thrown away."""

Cause: TypeAlias = Literal["saved", "imported", "renamed", "restored"]
"""Why there is a revision."""


@dataclass(frozen=True, slots=True)
class Origin:
    """The document, of the stock or of one's own, that another one began as a copy of."""

    id: str
    digest: str
    """Of the version that was copied."""


@dataclass(frozen=True, slots=True)
class LibraryEntry:
    """A document of the library, without its text."""

    key: str
    """Stays the same when the document gets another id."""
    id: str
    layer: Layer
    kind: str
    schema: str
    system: str
    """The game it belongs to; empty if any."""
    faction: str | None
    cost: int | None
    names: Mapping[str, str]
    """By language."""
    tags: tuple[str, ...]
    pack: str | None
    """The key of the pack that it came with."""
    origin: Origin | None
    digest: str
    """The SHA-256 of its text."""
    number: int
    """Greater than that of everything changed before it."""
    changed: float
    """When, in seconds since 1970: for people, never to be sorted by."""


@dataclass(frozen=True, slots=True)
class Revision:
    """A document as it once was."""

    number: int
    digest: str
    saved: float
    """When, in seconds since 1970."""
    cause: Cause


@dataclass(frozen=True, slots=True)
class DocumentUse:
    """A document that names another one, and where it does so first."""

    user: LibraryEntry
    place: str


@dataclass(frozen=True, slots=True)
class DanglingReference:
    """An id that documents name and no document has."""

    id: str
    uses: tuple[DocumentUse, ...]


@dataclass(frozen=True, slots=True)
class SaveResult:
    """What became of documents that were saved together: their ids."""

    new: tuple[str, ...]
    changed: tuple[str, ...]
    same: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DocumentFilter:
    """Which documents to list; an empty tuple stands for any."""

    kinds: tuple[str, ...] = ()
    systems: tuple[str, ...] = ()
    factions: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    """All of them."""
    packs: tuple[str, ...] = ()
    least_cost: int | None = None
    most_cost: int | None = None
    layers: tuple[Layer, ...] = ("own", "stock")
    shadowed: bool = False
    """Whether stock documents are listed too in whose place one of one's own stands."""


@dataclass(frozen=True, slots=True)
class Facets:
    """What there is to choose from: what the documents of a library have under each head, in the order of letters."""

    kinds: tuple[str, ...]
    systems: tuple[str, ...]
    factions: tuple[str, ...]
    tags: tuple[str, ...]
