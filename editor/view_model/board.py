"""A map and what stands on it as one player sees it: a sheet with places, zones, pieces, markers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal, TypeAlias

Tops = Literal["flat", "pointy"]
Point: TypeAlias = "tuple[float, float]"
TEAM_LOOKS = 4
"""How many teams have a colour and a pattern of their own."""


@dataclass(frozen=True, slots=True)
class HexSheet:
    """A sheet of hexes in columns and rows."""

    tops: Tops
    columns: int
    rows: int


@dataclass(frozen=True, slots=True)
class AreaLine:
    """A line between areas: a path, or a route. One without points goes from area to area."""

    kind: Literal["path", "route"]
    points: tuple[Point, ...] = ()
    places: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class AreaSheet:
    """A sheet of areas, in steps of its drawing."""

    width: float
    height: float
    outlines: Mapping[str, tuple[tuple[Point, ...], ...]]
    """By place: the ring around the area, then the rings around its holes."""
    lines: tuple[AreaLine, ...] = ()


Sheet: TypeAlias = HexSheet | AreaSheet


@dataclass(frozen=True, slots=True)
class BoardPlace:
    """One place of the map. A raised place is over its ground, at the same column and row."""

    id: str
    column: int
    row: int
    """The hex it is in; areas are in column 0, one to a row."""
    kind: str
    """Terrain, which names its look: `open`, `low`, `tall`, `ladder`, `stone`, `sea`, …"""
    name: str
    """Its kind in words."""
    height: str = ""
    """Printed height; empty on the ground."""
    level: int = 0
    """0 on the ground, 1 on a platform."""
    terrain_piece: str = ""
    """The id of the piece of terrain that it belongs to."""
    title: str = ""
    """Its own name on the map; empty where its id is its name."""


@dataclass(frozen=True, slots=True)
class BoardZone:
    """Places that belong together, such as where a seat deploys."""

    id: str
    name: str
    seat: str | None
    places: frozenset[str]


@dataclass(frozen=True, slots=True)
class Marker:
    """Marker on a place, as opposed to a piece: an objective, a mark, a note."""

    id: str
    kind: str
    name: str
    short: str
    place: str
    seat: str | None = None
    """Current owner."""


@dataclass(frozen=True, slots=True)
class Badge:
    """A token or state of a piece; its icon has the name of its kind."""

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
    """A piece on the map: a figure, a unit, or a stack of equal ones."""

    id: str
    name: str
    short: str
    """Two or three letters that fit on its base; no two pieces of a seat have the same."""
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
    count: int = 1
    """How many pieces it is: a stack has its number on it."""


@dataclass(frozen=True)
class GameBoard:
    """A whole map with all that is seen on it."""

    sheet: Sheet
    places: tuple[BoardPlace, ...]
    zones: tuple[BoardZone, ...] = ()
    markers: tuple[Marker, ...] = ()
    pieces: tuple[BoardPiece, ...] = ()
    seats: tuple[str, ...] = ()
    """All seats in their order."""
    seat_names: Mapping[str, str] = field(default_factory=dict)
    teams: Mapping[str, str] = field(default_factory=dict)
    """The team of each seat; a seat that is left out plays for itself."""

    @cached_property
    def seat_looks(self) -> Mapping[str, int]:
        """The number of the look of each seat: its team has the colour and pattern, the seat a shade of them."""
        return seat_looks(self.seats, self.teams)

    def are_friends(self, seat: str | None, other: str | None) -> bool:
        """Whether two seats are of one team."""
        return seat is not None and other is not None and self._team(seat) == self._team(other)

    def _team(self, seat: str) -> str:
        return self.teams.get(seat, seat)


def seat_looks(seats: Sequence[str], teams: Mapping[str, str]) -> Mapping[str, int]:
    """The numbers of the looks of seats, each another one: by team, then by shade."""
    members: dict[str, list[str]] = {}
    for seat in seats:
        members.setdefault(teams.get(seat, seat), []).append(seat)
    looks: dict[str, int] = {}
    rows: dict[int, int] = {}
    for number, team in enumerate(members):
        base = number % TEAM_LOOKS
        for seat in members[team]:
            looks[seat] = base + TEAM_LOOKS * rows.get(base, 0)
            rows[base] = rows.get(base, 0) + 1
    return {seat: looks[seat] for seat in seats}
