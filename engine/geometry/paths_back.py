"""Cheapest paths followed backwards: every place that lies on one of them."""

from collections.abc import Collection, Iterator, Sequence

from engine.geometry.movement import Reach
from engine.geometry.movement_ways import CLIMB_UP, WALK


def on_the_way(reach: Reach, ends: Collection[int]) -> set[int]:
    """Every place on a cheapest path to one of these ends."""
    found = set(ends)
    waiting = list(ends)
    while waiting:
        place = waiting.pop()
        if place != reach.start:
            waiting.extend(new := set(_places_before(reach, place)) - found)
            found |= new
    return found


def _places_before(reach: Reach, place: int) -> Iterator[int]:
    """The last places before this one on all cheapest paths to it; every step costs the same both ways."""
    for points, ends in _ways_back(reach, place):
        for before in ends:
            if reach.costs.get(before) == points and reach.goes_on_from(before):
                yield before


def _ways_back(reach: Reach, place: int) -> Iterator[tuple[int, Sequence[int]]]:
    """What must have been spent at a place before this one, and the places for which that may be so."""
    movement = reach.movement
    if place in reach.pushes:
        yield reach.pushes[place] - CLIMB_UP.points, movement.climbs[place]
        return
    cost = reach.costs[place]
    yield cost - WALK.points, movement.network.near[place]
    for points, ends in movement.network.dear[place]:
        yield cost - points, ends
