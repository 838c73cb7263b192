"""The distance of every place from each objective, and into each part of the map."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from engine.geometry.hex.bit_sets import members
from engine.geometry.hex.terrain import Terrain
from engine.geometry.movement.reach import WITHOUT_LIMIT, movement_on
from engine.systems.battleground.sight.places import places_beside

OUT_OF_REACH = 1_000
"""The distance to what cannot be reached."""


@lru_cache(maxsize=64)
def ways_beside(terrain: Terrain, place: int) -> Mapping[int, int]:
    """The movement points from every place to the nearest place on or adjacent to this one, ignoring figures.

    Every step costs the same both ways, so a single search from there suffices.
    """
    return _ways_to(terrain, places_beside(terrain.grid)[place])


@lru_cache(maxsize=64)
def ways_into(terrain: Terrain, part: int) -> Mapping[int, int]:
    """Distances to the nearest place in a part of the map, given by its hexes."""
    inside = frozenset(members(terrain.places & (part | part << terrain.grid.size)))
    adjacent = movement_on(terrain).adjacent
    rim = frozenset(place for place in inside if not inside.issuperset(adjacent(place)))
    return {**_ways_to(terrain, rim or inside), **dict.fromkeys(inside, 0)}


def _ways_to(terrain: Terrain, places: frozenset[int]) -> Mapping[int, int]:
    movement, found = movement_on(terrain), dict[int, int]()
    for start in sorted(places & movement.footings):
        for end, cost in movement.reach(start, WITHOUT_LIMIT).costs.items():
            found[end] = min(cost, found.get(end, OUT_OF_REACH))
    return found
