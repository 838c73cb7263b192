"""A map with its pieces as one player sees it: a sheet with places, zones, pieces, markers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal, TypeAlias

SheetTops = Literal["flat", "pointy"]
Surface = Literal["paper", "sand"]
"""A printed sheet, or the sand of an arena with stone around it."""
Point: TypeAlias = "tuple[float, float]"
TEAM_LOOKS = 4
"""The number of teams with a colour and a pattern of their own."""


@dataclass(frozen=True, slots=True)
class HexSheet:
    """A sheet of hexes in columns and rows."""

    tops: SheetTops
    columns: int
    rows: int


@dataclass(frozen=True, slots=True)
class AreaLine:
    """A line between areas: a path, or a route. Without points it goes from area to area."""

    kind: Literal["path", "route"]
    points: tuple[Point, ...] = ()
    places: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class AreaSheet:
    """A sheet of areas, in units of its drawing."""

    width: float
    height: float
    outlines: Mapping[str, tuple[tuple[Point, ...], ...]]
    """By place: the ring around the area, then the rings around its holes."""
    lines: tuple[AreaLine, ...] = ()


BoardSheet: TypeAlias = HexSheet | AreaSheet


@dataclass(frozen=True, slots=True)
class BoardPlace:
    """One place of the map. A raised place is above its ground, at the same column and row."""

    id: str
    column: int
    row: int
    """The row of its hex; areas are in column 0, one to a row."""
    kind: str
    """Its kind of terrain, which determines its look: `open`, `low`, `tall`, `ladder`, `stone`, `sea`, …"""
    name: str
    """The kind as text."""
    height: str = ""
    """Printed height; empty on the ground."""
    level: int = 0
    """0 on the ground, 1 on a platform."""
    terrain_piece: str = ""
    """The id of the piece of terrain that it belongs to."""
    title: str = ""
    """Its own name on the map; empty if its id is its name."""
    roles: tuple[str, ...] = ()
    """The roles of an area, in words of its game, such as `tower`."""
    income: int = 0
    """The income of the seat that holds an area."""


@dataclass(frozen=True, slots=True)
class BoardZone:
    """A group of places, such as the deployment zone of a seat."""

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
    """A number between zero and its maximum: health, mana."""

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
    """Two or three letters that fit on its base, unique among the pieces of a seat."""
    seat: str
    places: tuple[str, ...]
    """The places of its base, its own place first."""
    facing: int | None = None
    """The side of the hex it faces, numbered as in the geometry; None in a game without facing."""
    gauges: tuple[Gauge, ...] = ()
    badges: tuple[Badge, ...] = ()
    spent: bool = False
    """Whether it has finished for now."""
    active: bool = False
    """Whether it is active now."""
    count: int = 1
    """The number of pieces in a stack, which is shown on it."""
    sign: str = ""
    """The icon of its kind or role, shown beside its letters where there is room; empty for none."""
    card: str = ""
    """The id of its card; a crest that its game gives this card takes the place of the sign."""


@dataclass(frozen=True)
class GameBoard:
    """A complete map with everything that is shown on it."""

    sheet: BoardSheet
    places: tuple[BoardPlace, ...]
    zones: tuple[BoardZone, ...] = ()
    markers: tuple[Marker, ...] = ()
    pieces: tuple[BoardPiece, ...] = ()
    seats: tuple[str, ...] = ()
    """All seats in order."""
    seat_names: Mapping[str, str] = field(default_factory=dict)
    teams: Mapping[str, str] = field(default_factory=dict)
    """The team of each seat; a seat that is not listed plays for itself."""
    surface: Surface = "paper"
    """The ground that the places lie on."""

    @cached_property
    def seat_looks(self) -> Mapping[str, int]:
        """The look of each seat, friends together: its team determines colour and pattern, the seat a shade of them."""
        return seat_looks(self.seats, self.teams)

    def place_name(self, place: str) -> str:
        """The name of a place: its own, or its id where that is its name."""
        return self._titles.get(place, place)

    @cached_property
    def _titles(self) -> Mapping[str, str]:
        return {place.id: place.title for place in self.places if place.title}

    def are_friends(self, seat: str | None, other: str | None) -> bool:
        """Whether two seats are of one team."""
        return seat is not None and other is not None and self._team(seat) == self._team(other)

    def _team(self, seat: str) -> str:
        return self.teams.get(seat, seat)


def seat_looks(seats: Sequence[str], teams: Mapping[str, str]) -> Mapping[str, int]:
    """The indexes of the looks of seats, all different, in the order of teams: by team, then by shade."""
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
    return looks
