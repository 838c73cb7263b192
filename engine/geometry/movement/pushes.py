"""Push and pull: a figure moved by another one, hex by hex in a straight line until an obstacle stops it."""

from typing import Literal

from engine.geometry.movement.reach import NOBODY, Crowd, MovementGraph
from engine.kernel.data.record import record

PushStop = Literal["edge", "terrain", "figure", "climbed-down", "massive"]


@record(frozen=True, slots=True)
class Shove:
    """The places that a pushed figure passes, its own first; what stopped it early, and where that is."""

    path: tuple[int, ...]
    stopped_by: PushStop | None = None
    at: int | None = None
    pushes: bool = False


def shove(
    movement: MovementGraph, start: int, direction: int, steps: int, crowd: Crowd = NOBODY, *, barred: int = 0
) -> Shove:
    """BG-SHIFT-5: push or pull in one of the six directions, which is kept throughout.

    Difficult ground and platform hexes at its height do not stop it, unless they are `barred`. If the next hex in line
    is not raised, a raised figure climbs down once and then stops, pushing an occupant that can be pushed (BG-MOVE-9).
    """
    if not movement.footprint.is_one_hex:
        return Shove((start,), "massive")
    grid, path = movement.terrain.grid, [start]
    while len(path) <= steps:
        hex_ = grid.neighbour(grid.hex_of(path[-1]), direction)
        if hex_ is None:
            return Shove(tuple(path), "edge")
        climbs = grid.is_raised(path[-1]) and grid.raised(hex_) not in movement.footings
        place = hex_ if climbs or not grid.is_raised(path[-1]) else grid.raised(hex_)
        if place not in movement.footings or barred >> place & 1:
            return Shove(tuple(path), "terrain", place)
        occupied = place in crowd.places
        if occupied and not (climbs and movement.push_ends(place, crowd)):
            return Shove(tuple(path), "figure", place)
        path.append(place)
        if climbs:
            return Shove(tuple(path), "climbed-down", pushes=occupied)
    return Shove(tuple(path))
