"""A map and what stands on it as one player sees it: places, zones, pieces, markers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

Tops = Literal["flat", "pointy"]


@dataclass(frozen=True, slots=True)
class BoardPlace:
    """One place of the map. A raised place stands over its ground, at the same column and row."""

    place: str
    column: int
    row: int
    terrain: str
    """What it is: `open`, `low`, `tall`, `difficult`, `ladder`, `platform`, `stone`, …; its look has the name."""
    name: str
    """The same, in words."""
    height: str = ""
    """What is printed as its height; empty on the ground."""
    level: int = 0
    """0 on the ground, 1 on a platform."""
    piece: str = ""
    """The id of the piece of terrain that it belongs to."""


@dataclass(frozen=True, slots=True)
class BoardZone:
    """Places that belong together, such as where a side deploys."""

    id: str
    name: str
    seat: str | None
    places: frozenset[str]


@dataclass(frozen=True, slots=True)
class Marker:
    """What lies on a place and is no figure: an objective, a mark."""

    id: str
    kind: str
    name: str
    short: str
    place: str
    seat: str | None = None
    """Whose it is now."""


@dataclass(frozen=True, slots=True)
class Badge:
    """A token or state of a figure; its icon has the name of its kind."""

    kind: str
    name: str
    seat: str | None = None


@dataclass(frozen=True, slots=True)
class Gauge:
    """A number between nothing and its most: health, mana."""

    kind: str
    name: str
    value: int
    most: int


@dataclass(frozen=True, slots=True)
class BoardPiece:
    """A figure or unit on the map."""

    id: str
    name: str
    short: str
    """Two or three letters that fit on its base; no two figures of a side have the same."""
    seat: str
    places: tuple[str, ...]
    """Where its base is, its own place first."""
    facing: int | None = None
    """The side of the hex it faces, as the geometry numbers directions; None in a game without facing."""
    gauges: tuple[Gauge, ...] = ()
    badges: tuple[Badge, ...] = ()
    spent: bool = False
    """Whether it has done what it may do for now."""
    active: bool = False
    """Whether it acts now."""


@dataclass(frozen=True, slots=True)
class GameBoard:
    """A whole map with all that is seen on it."""

    tops: Tops
    columns: int
    rows: int
    cells: tuple[BoardPlace, ...]
    zones: tuple[BoardZone, ...] = ()
    markers: tuple[Marker, ...] = ()
    figures: tuple[BoardPiece, ...] = ()
    seats: tuple[str, ...] = ()
    """All sides in their order, from which each has its colour and pattern."""
    seat_names: Mapping[str, str] = field(default_factory=dict)
