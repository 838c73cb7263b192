"""HR-ARENA-1: geometry of the arena: distances between hexes, free hexes, and the hexes that a unit can walk to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.geometry.bounded_cache import cached_by_size
from engine.geometry.hex.bit_sets import members
from engine.geometry.hex.grid import DIRECTIONS, Grid
from engine.kernel.rules.clauses import effect
from engine.systems.hoplomachus.state import Arena


def distance(grid: Grid, one: int, other: int) -> int:
    """HR-TURN-6: the distance of two hexes in steps, ignoring obstacles."""
    spots = _spots(grid)
    (lane, slant), (other_lane, other_slant) = spots[one], spots[other]
    lanes, slants = other_lane - lane, other_slant - slant
    return max(abs(lanes), abs(slants), abs(lanes + slants))


@cached_by_size(1024, lambda grid, hex_: grid.size)
def distances_from(grid: Grid, hex_: int) -> tuple[int, ...]:
    """The distances from one hex to all others, for repeated queries."""
    return tuple([distance(grid, hex_, other) for other in range(grid.size)])


@cached_by_size(64, lambda grid: grid.size)
def _spots(grid: Grid) -> tuple[tuple[int, int], ...]:
    """The coordinates of each hex, in which a step in a direction is the same everywhere."""
    return tuple(map(grid.axial, range(grid.size)))


@cached_by_size(64, lambda grid: grid.size)
def neighbours(grid: Grid) -> tuple[tuple[int, ...], ...]:
    """HR-ARENA-1: the hexes that share a side with each hex."""
    near = ((grid.neighbour(hex_, direction) for direction in DIRECTIONS) for hex_ in range(grid.size))
    return tuple(tuple(hex_ for hex_ in each if hex_ is not None) for each in near)


def units_distance(state: Arena, one: str, other: str) -> int:
    """The distance of two units."""
    return distance(state.scenario.grid, state.units[one].at, state.units[other].at)


def adjacent(state: Arena, unit: str) -> tuple[str, ...]:
    """The units adjacent to a unit."""
    return tuple(name for name in state.names if name != unit and units_distance(state, unit, name) == 1)


@effect("HR-ARENA-1")
def blocked_by_units(state: Arena) -> tuple[int, ...]:
    """Units, allied or not, block their hexes."""
    return tuple(unit.at for unit in state.units.values())


@effect("HR-ARENA-1")
def blocked_by_pedestals(state: Arena) -> tuple[int, ...]:
    """In the Colosseum, pedestals block theirs."""
    return state.scenario.pedestals


def blocked(state: Arena) -> frozenset[int]:
    """HR-ARENA-1: the hexes that no unit enters or passes."""
    return frozenset((*blocked_by_units(state), *blocked_by_pedestals(state)))


def is_free(state: Arena, hex_: int) -> bool:
    """HR-ARENA-1: whether a unit may be put on a hex."""
    return hex_ not in blocked(state)


def free_among(state: Arena, hexes: Iterable[int]) -> tuple[int, ...]:
    """The free ones among some hexes."""
    closed = blocked(state)
    return tuple(hex_ for hex_ in hexes if hex_ not in closed)


def free_in(state: Arena, hexes: int) -> tuple[int, ...]:
    """The free ones of a set of hexes."""
    return free_among(state, members(hexes))


def at_distance(state: Arena, hex_: int, steps: int) -> tuple[int, ...]:
    """All hexes exactly so far away."""
    grid = state.scenario.grid
    return tuple(other for other in range(grid.size) if distance(grid, hex_, other) == steps)


def walkable_hexes(state: Arena, start: int, movement: int) -> Mapping[int, int]:
    """HR-TURN-4: every hex that can be reached by walking within this movement without passing a blocked hex, with the
    hex before it.

    Of several shortest paths the one found first is kept; blocked hexes are not included.
    """
    near, closed = neighbours(state.scenario.grid), blocked(state)
    before, edge = {start: start}, [start]
    for _ in range(movement):
        found = []
        for hex_ in edge:
            for end in near[hex_]:
                if end not in before and end not in closed:
                    before[end] = hex_
                    found.append(end)
        edge = found
    return before


def walk_to(before: Mapping[int, int], end: int) -> tuple[int, ...]:
    """The hexes of the path to this one, the start first."""
    way = [end]
    while before[way[-1]] != way[-1]:
        way.append(before[way[-1]])
    return tuple(reversed(way))
