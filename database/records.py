"""Read-only records that the library returns: entries, revisions, uses, filters. They outlive the connection."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

Layer: TypeAlias = Literal["own", "stock", "trash"]
"""The layers of documents: made or imported by the user, shipped with the program, and in the trash."""

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
    """The time of the change in seconds since 1970: for people, never for sorting."""


@dataclass(frozen=True, slots=True)
class Revision:
    """A document as it once was."""

    number: int
    digest: str
    saved: float
    """The time of saving, in seconds since 1970."""
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
    """The result of saving several documents together: their ids by what became of them."""

    new: tuple[str, ...]
    changed: tuple[str, ...]
    same: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DocumentFilter:
    """A filter for lists of documents; an empty tuple stands for any."""

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
    """The values to filter by, in alphabetical order: kinds, games, factions and tags that occur in a library."""

    kinds: tuple[str, ...]
    systems: tuple[str, ...]
    factions: tuple[str, ...]
    tags: tuple[str, ...]
