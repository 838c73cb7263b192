"""Our engine with naive parts: shapely sight, dict and heapq reach, deep copies of the state."""

import heapq
from collections.abc import Collection, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from copy import deepcopy
from functools import cache
from itertools import count
from typing import Any
from unittest.mock import patch

from engine.geometry.hex.bit_sets import mask_of, members
from engine.geometry.hex.terrain import Terrain
from engine.geometry.movement.reach import MovementGraph, movement_on
from engine.systems.battleground.movement import routes as courses
from engine.systems.battleground.sight import visibility as sight
from engine.systems.battleground.state import Battle
from tests.benchmarks.harness import DisagreementError, load_contender

SAME = 1e-9
"""The largest difference of two floats that mean the same point."""


class NaiveSight:
    """Sight asked pair by pair: a shapely line between corners, held against one piece of obstacles after the other."""

    def __init__(self, terrain: Terrain) -> None:
        if terrain.grid.tops != "flat" or terrain.platforms:
            raise DisagreementError("the naive sight knows flat tops and level ground only")
        opponent: Any = load_contender("m_shapely")
        axial: Any = load_contender("geo").hexes(terrain.grid.columns, terrain.grid.rows)
        shapely = opponent.Sh(terrain.grid.columns, terrain.grid.rows, {axial[hex_] for hex_ in members(terrain.tall)})
        self._line = opponent.LineString
        self._pieces = shapely.pieces if terrain.tall else ()
        self._corners = [shapely.corn[hex_] for hex_ in axial]

    def sees(self, start: int, target: int) -> bool:
        """BG-SIGHT-2: whether two lines from one corner are clear and not collinear."""
        for begin in self._corners[start]:
            clear: list[tuple[float, float]] = []
            for end in self._corners[target]:
                way = (end[0] - begin[0], end[1] - begin[1])
                if max(map(abs, way)) < SAME or self._blocked(begin, end):
                    continue
                if any(not _along(way, other) for other in clear):
                    return True
                clear.append(way)
        return False

    def _blocked(self, begin: tuple[float, float], end: tuple[float, float]) -> bool:
        line = self._line([begin, end])
        return any(line.intersects(piece) for piece in self._pieces)

    def sees_any(self, starts: Iterable[int], targets: int) -> bool:
        """Whether any of the starts sees any of the targets."""
        return any(self.sees(start, target) for start in starts for target in members(targets))

    def field(self, place: int) -> "Seen":
        """The field of sight of a place, computed for a target only when it is asked for."""
        return Seen(self, (place,))

    def union(self, starts: Iterable[int]) -> "Seen":
        """The places that at least one of the starts sees."""
        return Seen(self, tuple(starts))


class Seen:
    """A lazy set of places: only those asked for are computed, so the naive engine does not pay for a whole field."""

    def __init__(self, sight: NaiveSight, starts: tuple[int, ...], others: int = 0) -> None:
        self._sight = sight
        self._starts = starts
        self._others = others

    def __and__(self, asked: int) -> int:
        unknown = members(asked & ~self._others)
        return asked & self._others | mask_of(each for each in unknown if self._sight.sees_any(self._starts, 1 << each))

    __rand__ = __and__

    def __or__(self, more: int) -> "Seen":
        return Seen(self._sight, self._starts, self._others | more)


class NaiveNetwork:
    """Reach by a dict and a heap, which asks the rules for the ways out of every place it comes to.

    Of equal paths it takes the one that ours takes, so that the games stay the same.
    """

    def __init__(self, movement: MovementGraph) -> None:
        self._ways_from = movement.ways_from

    def search(
        self, start: int, points: int, closed: Collection[int], stops: Collection[int]
    ) -> tuple[dict[int, int], dict[int, int]]:
        """The cost of each place within these points, and the place before each."""
        best, costs, before = {start: 0}, dict[int, int](), dict[int, int]()
        found, serial = [(0, 0, start)], count(1)
        while found:
            spent, _, place = heapq.heappop(found)
            if place in costs:
                continue
            costs[place] = spent
            if place in stops and place != start:
                continue
            for toll, end in sorted((way.kind.points, way.to) for way in self._ways_from(place)):
                total = spent + toll
                if total <= points and end not in closed and total < best.get(end, total + 1):
                    best[end], before[end] = total, place
                    heapq.heappush(found, (total, next(serial), end))
        return costs, before


@cache
def naive_sight(terrain: Terrain) -> NaiveSight:
    """The naive sight of a map, its polygons made once."""
    return NaiveSight(terrain)


@contextmanager
def naive_parts(state: Battle) -> Iterator[None]:
    """In this block, games on this map use the naive sight and the naive reach."""
    terrain = state.scenario.terrain
    if any(not figure.card.base.is_one_hex for figure in state.scenario.figures.values()):
        raise DisagreementError("the naive reach is plugged in for figures on one hex")
    movement, fields = movement_on(terrain), naive_sight(terrain)
    with ExitStack() as plugged:
        plugged.enter_context(patch.object(sight, "sight_on", lambda terrain, los_origin: fields))
        plugged.enter_context(patch.object(movement, "network", NaiveNetwork(movement)))
        for name in ("reach_from", "ends_from"):
            # That a reach is kept for a while is a part of ours.
            plugged.enter_context(patch.object(courses, name, getattr(courses, name).__wrapped__))
        yield


def copied(state: Battle) -> Battle:
    """A deep copy of the state, but for the parts that never change in a game."""
    return deepcopy(state, {id(state.scenario): state.scenario})


def _along(one: tuple[float, float], other: tuple[float, float]) -> bool:
    """Whether two lines from one point have the same direction."""
    (a, b), (c, d) = one, other
    return abs(a * d - b * c) < SAME and a * c + b * d > 0
