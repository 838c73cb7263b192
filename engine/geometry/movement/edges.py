"""Edges of the movement graph for a figure on one hex: where each leads, what it costs, and by which rule."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.geometry.hex.bit_sets import members
from engine.geometry.hex.steps import neighbour_table
from engine.geometry.hex.terrain import Terrain


class StepKind(NamedTuple):
    """A kind of step: its name, its movement points, and the rule that says so."""

    name: str
    points: int
    rule: str


WALK = StepKind("walk", 1, "BG-MOVE-2")
LADDER = StepKind("ladder", 2, "BG-MOVE-8")
CROSS_LOW = StepKind("cross-low", 3, "BG-MOVE-6")
CROSS_TALL = StepKind("cross-tall", 6, "BG-MOVE-6")
CROSS_LADDER = StepKind("cross-ladder", 3, "BG-BIG-2")
CLIMB_UP = StepKind("climb-up", 3, "BG-MOVE-7")
CLIMB_DOWN = StepKind("climb-down", 3, "BG-MOVE-7")
CLIMBS = (CLIMB_UP, CLIMB_DOWN)


class Edge(NamedTuple):
    """One step that terrain allows: its kind, the place it leads to, and the hex that is crossed or the ladder that is
    used."""

    kind: StepKind
    to: int
    over: int | None = None


class MovementTerrain:
    """A terrain prepared for movement: the neighbours of each hex, and the sets of hexes by terrain class."""

    def __init__(self, terrain: Terrain) -> None:
        self.terrain = terrain
        self.size = terrain.grid.size
        neighbours = neighbour_table(terrain.grid)
        self.beside = tuple(tuple(other for other in row if other is not None) for row in neighbours)
        self.low = frozenset(members(terrain.low))
        self.tall = frozenset(members(terrain.tall))
        self.ladders = frozenset(members(terrain.ladder))
        self.roofed = frozenset(members(terrain.platform))
        self.standing = frozenset(members(terrain.standing))

    def adjacent(self, place: int) -> tuple[int, ...]:
        """BG-MAP-2: the places that share a side with one, at its height, if a figure can stand there."""
        height = self.size if place >= self.size else 0
        return tuple(other + height for other in self.beside[place - height] if other + height in self.standing)

    def around(self, hex_: int) -> Iterator[int]:
        """The places around a hex at both heights where a figure can stand."""
        for other in self.beside[hex_]:
            for place in (other, other + self.size):
                if place in self.standing:
                    yield place


def edges_from(land: MovementTerrain, place: int) -> Iterator[Edge]:
    """All steps from a place; of two to the same place, the cheaper one."""
    raised = place >= land.size
    hex_ = place - land.size if raised else place
    # BG-MOVE-2: one point to an adjacent place without ladder or obstacle.
    yield from (Edge(WALK, other) for other in land.adjacent(place))
    yield from _climbs(land, hex_, raised)
    yield from _ladders(land, hex_, place)
    if not raised:
        yield from _crossings(land, hex_)


def _climbs(land: MovementTerrain, hex_: int, raised: bool) -> Iterator[Edge]:
    """BG-MOVE-7: between a platform hex and a ground hex that share a side, if there is no platform above the ground
    hex."""
    if not raised and hex_ in land.roofed:
        return
    for other in land.beside[hex_]:
        if raised:
            if other in land.standing and other not in land.roofed:
                yield Edge(CLIMB_DOWN, other)
        elif other in land.roofed:
            yield Edge(CLIMB_UP, other + land.size)


def _ladders(land: MovementTerrain, hex_: int, place: int) -> Iterator[Edge]:
    """BG-MOVE-8: from any place around a ladder, at any height, to any other."""
    for ladder in land.beside[hex_]:
        if ladder in land.ladders:
            for other in land.around(ladder):
                if other != place:
                    yield Edge(LADDER, other, ladder)


def _crossings(land: MovementTerrain, hex_: int) -> Iterator[Edge]:
    """BG-MOVE-6: over one portion of an obstacle to any other ground hex that shares a side with that portion."""
    for portion in land.beside[hex_]:
        kind = CROSS_LOW if portion in land.low else CROSS_TALL if portion in land.tall else None
        if kind is not None:
            for other in land.beside[portion]:
                if other != hex_ and other in land.standing:
                    yield Edge(kind, other, portion)
