"""Towards and charge: the shortest routes to a character or an object, and where a figure may stop on them."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace

from engine.geometry.movement import NOBODY, WITHOUT_LIMIT, Crowd, Movement, Reach
from engine.geometry.movement_ways import CLIMB_UP, WALK


@dataclass(frozen=True, slots=True)
class Approach:
    """BG-SHIFT-1: all the shortest routes to an aim.

    `cost` is what a whole route takes, and `ends` are the places adjacent to the aim where one ends; `reach` holds
    the places on these routes that the points allow, each of them a place to stop at.
    """

    reach: Reach
    cost: int
    ends: frozenset[int]


def towards(
    movement: Movement, start: int, aim: Collection[int], points: int, crowd: Crowd = NOBODY
) -> Approach | None:
    """BG-SHIFT-1: the routes that are cheapest in points among all legal ones to a place adjacent to the aim.

    `aim` lists the places that the character or object fills. None where no legal route leads there.
    """
    everywhere = movement.reach(start, WITHOUT_LIMIT, crowd)
    entered = everywhere.pushes | everywhere.costs
    arrivals = {place: entered[place] for place in movement.standing_beside(aim) if place in entered}
    if not arrivals:
        return None
    cost = min(arrivals.values())
    ends = frozenset(place for place, spent in arrivals.items() if spent == cost)
    routes = _on_the_way(everywhere, ends)
    within = replace(
        everywhere,
        points=points,
        costs={place: spent for place, spent in everywhere.costs.items() if spent <= points and place in routes},
        pushes={place: spent for place, spent in everywhere.pushes.items() if spent <= points and place in routes},
    )
    return Approach(within, cost, ends)


def charge(movement: Movement, start: int, aim: Collection[int], points: int, crowd: Crowd) -> Approach | None:
    """BG-SHIFT-2: as towards, but only where the points last to a place adjacent to the charged character."""
    approach = towards(movement, start, aim, points, crowd)
    return approach if approach is not None and approach.cost <= points else None


def _on_the_way(reach: Reach, ends: Collection[int]) -> set[int]:
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
