"""Read-only records that the library returns: entries, revisions, uses, filters. They outlive the connection."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

DocumentLayer: TypeAlias = Literal["own", "stock", "trash"]
"""The layers of documents: made or imported by the user, shipped with the program, and in the trash."""

RevisionCause: TypeAlias = Literal["saved", "imported", "renamed", "restored"]
"""The cause of a revision."""


@dataclass(frozen=True, slots=True)
class Origin:
    """The document, of the stock or the user's own, from which another one was copied."""

    id: str
    digest: str
    """The digest of the version that was copied."""


@dataclass(frozen=True, slots=True)
class LibraryEntry:
    """A document of the library, without its text."""

    key: str
    """The key, which stays the same when the document gets another id."""
    id: str
    layer: DocumentLayer
    kind: str
    schema: str
    system: str
    """The game it belongs to; empty if any."""
    faction: str | None
    cost: int | None
    names: Mapping[str, str]
    """The names by language."""
    tags: tuple[str, ...]
    pack: str | None
    """The key of the pack that it belongs to."""
    origin: Origin | None
    digest: str
    """The SHA-256 of its text."""
    number: int
    """A number greater than those of all earlier changes."""
    changed: float
    """The time of the change in seconds since 1970, for display, never for sorting."""


@dataclass(frozen=True, slots=True)
class Revision:
    """A document as it once was."""

    number: int
    digest: str
    saved: float
    """The time of saving, in seconds since 1970."""
    cause: RevisionCause


@dataclass(frozen=True, slots=True)
class DocumentUse:
    """A document that refers to another one, and the path of its first reference."""

    user: LibraryEntry
    place: str


@dataclass(frozen=True, slots=True)
class DanglingReference:
    """An id that documents refer to but no document has."""

    id: str
    uses: tuple[DocumentUse, ...]


@dataclass(frozen=True, slots=True)
class SaveResult:
    """The result of saving several documents together: their ids by what happened to them."""

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
    """The tags that a document must all have."""
    packs: tuple[str, ...] = ()
    least_cost: int | None = None
    most_cost: int | None = None
    layers: tuple[DocumentLayer, ...] = ("own", "stock")
    shadowed: bool = False
    """Whether stock documents are listed even if one of the user's documents replaces them."""


@dataclass(frozen=True, slots=True)
class DocumentTraits:
    """The traits of a document that filters ask for."""

    layer: DocumentLayer
    pack: str | None
    kind: str
    system: str
    faction: str | None
    cost: int | None
    tags: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Facets:
    """The values to filter by, in alphabetical order: kinds, games, factions and tags that occur in a library."""

    kinds: tuple[str, ...]
    systems: tuple[str, ...]
    factions: tuple[str, ...]
    tags: tuple[str, ...]
