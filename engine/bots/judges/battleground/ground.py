"""The map as the mission sees it: how far every place is from each objective."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from engine.geometry.movement import WITHOUT_LIMIT, movement_on
from engine.geometry.terrain import Terrain

FAR = 1_000
"""The way to what cannot be reached."""


@lru_cache(maxsize=64)
def ways_to(terrain: Terrain, place: int) -> Mapping[int, int]:
    """The movement points from every place to this one, nobody being in the way; every step costs the same both ways.

    Where nobody can stand on the place itself, the ways lead to the places around it.
    """
    movement = movement_on(terrain)
    if place in movement.footings:
        return movement.reach(place, WITHOUT_LIMIT).costs
    grid = terrain.grid
    around = (grid.neighbour(grid.hex_of(place), direction) for direction in range(6))
    found: dict[int, int] = {}
    for start in (hex_ for hex_ in around if hex_ is not None and hex_ in movement.footings):
        for end, cost in movement.reach(start, WITHOUT_LIMIT).costs.items():
            found[end] = min(cost + 1, found.get(end, FAR))
    return found
