"""The reach of a figure: terrain compiled once for a base, the other figures applied to each query."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field
from itertools import chain

from engine.geometry.bounded_cache import cached_by_size
from engine.geometry.hex.grid import DIRECTIONS
from engine.geometry.hex.terrain import Terrain
from engine.geometry.movement.bases import ONE_HEX, Base, Footprint, massive_edges_from
from engine.geometry.movement.compiled_graph import Network
from engine.geometry.movement.edges import CLIMB_UP, CLIMBS, Edge, MovementTerrain, edges_from
from engine.kernel.data.record import record

WITHOUT_LIMIT = 1 << 30


@record(frozen=True, slots=True)
class Crowd:
    """The places that other figures fill, as the mover sees them; `massive` are those that never yield."""

    enemies: frozenset[int] = frozenset()
    allies: frozenset[int] = frozenset()
    massive: frozenset[int] = frozenset()
    places: frozenset[int] = field(init=False, repr=False, compare=False)
    """The places of enemies and allies together."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "places", self.enemies | self.allies)


NOBODY = Crowd()


@record(frozen=True, slots=True)
class ReachMap:
    """The places where a figure can end a move, with their cost.

    `costs` holds the start at 0 and every free place that can be entered, the cheapest first. `pushes` holds the
    occupied places where a climb may end because their occupants can be pushed (BG-MOVE-9); the use of the remaining
    points depends on where the occupants went, so it is a new query from there. `before` holds, for each of both, the
    previous place on its path.
    """

    movement: "MovementGraph"
    start: int
    points: int
    crowd: Crowd
    costs: dict[int, int]
    before: dict[int, int]
    stops: frozenset[int]
    pushes: dict[int, int]

    def goes_on_from(self, place: int) -> bool:
        """BG-MOVE-3: whether a move continues from a place; next to an enemy it ends, unless it started there."""
        return place == self.start or place not in self.stops

    def ends_at(self, place: int) -> bool:
        """BG-MOVE-3: whether a move ends here at once: next to an enemy, even one that was just pushed aside."""
        return place in self.stops or not self.crowd.enemies.isdisjoint(self.movement.footprint.at(place))


class MovementGraph:
    """The movement of one base on one terrain; a figure keeps its facing until its move has ended (BG-MOVE-4)."""

    def __init__(self, terrain: Terrain, footprint: Footprint) -> None:
        self.terrain = terrain
        self.footprint = footprint
        self.land = MovementTerrain(terrain)
        self.footings = frozenset(place for place in self.land.standing if footprint.fits(self.land, place))
        self.climbs: dict[int, tuple[int, ...]] = {}
        self._kept_ways: dict[int, Mapping[int, tuple[Edge, ...]]] = {}
        self.network = Network(self._compiled_ways())
        self._walks = self.network.near if footprint.is_one_hex else movement_on(terrain).network.near

    def ways_from(self, place: int) -> Iterator[Edge]:
        """The definition of every step: the edges that terrain alone allows from a place."""
        if place not in self.footings:
            return iter(())
        if self.footprint.is_one_hex:
            return edges_from(self.land, place)
        return massive_edges_from(self.land, self.footprint, self.footings, place)

    def ways_between(self, start: int, end: int) -> tuple[Edge, ...]:
        """The edges to one place, the cheapest first; cached, as a few of them are needed often."""
        cached = self._kept_ways.get(start)
        if cached is None:
            cached = self._kept_ways[start] = _by_end(self.ways_from(start))
        return cached.get(end, ())

    def _compiled_ways(self) -> Iterator[list[tuple[int, int]]]:
        for place in range(2 * self.terrain.grid.size):
            ways = list(self.ways_from(place))
            climbs = tuple(way.to for way in ways if way.kind in CLIMBS)
            if climbs:
                self.climbs[place] = climbs
            yield [(way.to, way.kind.points) for way in ways]

    def reach(self, start: int, points: int, crowd: Crowd = NOBODY) -> ReachMap:
        """The reach of a figure with these points among these others, not including the figure itself."""
        closed, stops = self.standing_on(crowd.places), self.standing_beside(crowd.enemies)
        costs, before = self.network.search(start, points, closed, stops)
        reach = ReachMap(self, start, points, crowd, costs, before, stops, {})
        for place in sorted(self.climbs.keys() & closed):
            lasts = [last for last in self.climbs[place] if last in costs and reach.goes_on_from(last)]
            last = min(lasts, key=lambda each: (costs[each], each), default=None)
            if last is not None and costs[last] + CLIMB_UP.points <= points and self.can_push_from(place, crowd):
                reach.pushes[place] = costs[last] + CLIMB_UP.points
                before[place] = last
        return reach

    def no_footing_at(self, place: int) -> tuple[int, ...]:
        """BG-MOVE-2: the places under a base without footing; its own place if it leaves the sheet."""
        filled = self.footprint.at(place)
        return tuple(each for each in filled if each not in self.land.standing) if filled else (place,)

    def can_stand(self, place: int, crowd: Crowd = NOBODY) -> bool:
        """Whether a figure fits here: footing for its whole base, and no other figure on it."""
        return place in self.footings and crowd.places.isdisjoint(self.footprint.at(place))

    def on_difficult_ground(self, place: int) -> bool:
        """BG-MOVE-5, BG-BIG-2: whether any hex of the base is on difficult ground."""
        return any(self.terrain.difficult >> filled & 1 for filled in self.footprint.at(place))

    def adjacent(self, place: int) -> tuple[int, ...]:
        """BG-MAP-2: the places that share a side with one, at its height, if a figure can stand there."""
        return self._walks[place] if place in self.land.standing else self.land.adjacent(place)

    def standing_on(self, filled: Iterable[int]) -> frozenset[int]:
        """The places from which a figure's base covers one of these places."""
        if self.footprint.is_one_hex:
            return frozenset(filled)
        return frozenset(chain.from_iterable(map(self.footprint.standing_on, filled)))

    def standing_beside(self, filled: Iterable[int]) -> frozenset[int]:
        """The places from which a figure's base is adjacent to one of these places."""
        return self.standing_on(chain.from_iterable(map(self.adjacent, filled)))

    def stopped_by(self, place: int, crowd: Crowd) -> tuple[int, ...]:
        """BG-MOVE-3: the enemies that a figure here is adjacent to, at the places they fill."""
        beside = set(chain.from_iterable(map(self.adjacent, self.footprint.at(place))))
        return tuple(sorted(beside & crowd.enemies))

    def push_ends(self, place: int, crowd: Crowd) -> tuple[int, ...]:
        """BG-MOVE-9: where the occupant of a single place may be pushed by a climber; empty if it cannot be pushed."""
        if place in crowd.massive:
            return ()
        taken = crowd.places
        return tuple(end for end in self.adjacent(place) if end not in taken)

    def can_push_from(self, place: int, crowd: Crowd) -> bool:
        """BG-MOVE-9, BG-BIG-2: whether every occupant under the arriving base finds a place of its own next to that
        base."""
        arriving = set(self.footprint.at(place))
        options = [set(self.push_ends(each, crowd)) - arriving for each in arriving & crowd.places]
        return _each_finds_its_own(options)


def movement_on(terrain: Terrain, base: Base = ONE_HEX, facing: int = 0) -> MovementGraph:
    """The movement of a base in a facing on a terrain, compiled once and cached."""
    return _of_one_hex(terrain) if base.is_one_hex else _turned(terrain, base, facing)


@cached_by_size(16, lambda terrain: terrain.grid.size)
def _of_one_hex(terrain: Terrain) -> MovementGraph:
    return _turned(terrain, ONE_HEX, 0)


@cached_by_size(16, lambda terrain, base, facing: terrain.grid.size)
def _turned(terrain: Terrain, base: Base, facing: int) -> MovementGraph:
    return _compiled(terrain, base.facing(terrain.grid, facing))


@cached_by_size(16, lambda terrain, footprint: terrain.grid.size)
def _compiled(terrain: Terrain, footprint: Footprint) -> MovementGraph:
    return MovementGraph(terrain, footprint)


def possible_facings(terrain: Terrain, base: Base, place: int, crowd: Crowd = NOBODY) -> tuple[int, ...]:
    """BG-BIG-2: the directions to which a figure standing here can be turned without its base covering others."""
    movement, taken = movement_on(terrain), crowd.places
    if base.is_one_hex:
        return tuple(DIRECTIONS) if place in movement.footings and place not in taken else ()
    land = movement.land
    turned = ((direction, base.facing(terrain.grid, direction)) for direction in DIRECTIONS)
    return tuple(
        direction
        for direction, footprint in turned
        if footprint.fits(land, place) and taken.isdisjoint(footprint.at(place))
    )


def _by_end(ways: Iterable[Edge]) -> Mapping[int, tuple[Edge, ...]]:
    """The edges by the place they lead to, the cheapest first; those of the same cost stay in order."""
    found: dict[int, tuple[Edge, ...]] = {}
    for way in sorted(ways, key=lambda way: way.kind.points):
        found[way.to] = (*found.get(way.to, ()), way)
    return found


def _each_finds_its_own(options: list[set[int]]) -> bool:
    """Whether a different option can be chosen for each figure."""
    if not options:
        return True
    first, *others = sorted(options, key=len)
    return any(_each_finds_its_own([other - {option} for other in others]) for option in first)
