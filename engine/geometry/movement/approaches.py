"""Towards and charge: the shortest routes to a character or an object, and where a figure may stop on them."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import field, replace

from engine.geometry.movement.edges import CLIMB_UP, WALK
from engine.geometry.movement.journeys import Journey
from engine.geometry.movement.paths_past_allies import Leg, cheapest_legs
from engine.geometry.movement.reach import NOBODY, WITHOUT_LIMIT, Crowd, MovementGraph, ReachMap
from engine.kernel.data.record import record


def on_the_way(reach: ReachMap, ends: Collection[int]) -> set[int]:
    """Every place on a cheapest path to one of these ends."""
    found = set(ends)
    waiting = list(ends)
    while waiting:
        place = waiting.pop()
        if place != reach.start:
            waiting.extend(new := set(_places_before(reach, place)) - found)
            found |= new
    return found


def _places_before(reach: ReachMap, place: int) -> Iterator[int]:
    """The last places before this one on all cheapest paths to it; every step costs the same in both directions."""
    for points, ends in _ways_back(reach, place):
        for before in ends:
            if reach.costs.get(before) == points and reach.goes_on_from(before):
                yield before


def _ways_back(reach: ReachMap, place: int) -> Iterator[tuple[int, Sequence[int]]]:
    """The points spent before this place, and the places where that many may have been spent."""
    movement = reach.movement
    if place in reach.pushes:
        yield reach.pushes[place] - CLIMB_UP.points, movement.climbs[place]
        return
    cost = reach.costs[place]
    yield cost - WALK.points, movement.network.near[place]
    for points, ends in movement.network.dear[place]:
        yield cost - points, ends


@record(frozen=True, slots=True)
class Approach:
    """BG-SHIFT-1: all the shortest routes to an aim.

    `cost` is the cost of a whole route, and `ends` are the places adjacent to the aim where one ends; `reach` holds the
    places on these routes within the available points, where the figure may stop. `beyond` holds those that can be
    reached only after a climb has pushed allies aside (BG-MOVE-9), each with its path.
    """

    reach: ReachMap
    cost: int
    ends: frozenset[int]
    beyond: Mapping[int, Journey] = field(default_factory=dict)

    @property
    def costs(self) -> dict[int, int]:
        """Every place where the figure may stop, with its cost."""
        later = {place: way.cost for place, way in self.beyond.items()}
        return {**self.reach.costs, **self.reach.pushes, **later}

    def way(self, end: int) -> Journey:
        """The way to one of these places."""
        found = self.beyond.get(end)
        if found is not None:
            return found
        cost = self.reach.costs.get(end)
        return Journey(self.reach.pushes[end] if cost is None else cost, ((self.reach, end),))


def towards(
    movement: MovementGraph, start: int, aim: Collection[int], points: int, crowd: Crowd = NOBODY
) -> Approach | None:
    """BG-SHIFT-1: the legal routes to a place adjacent to the aim with the lowest cost.

    `aim` are the places that the character or object fills. None if there is no legal route.
    """
    everywhere = movement.reach(start, WITHOUT_LIMIT, crowd)
    beside = movement.standing_beside(aim)
    if not all(map(everywhere.ends_at, everywhere.pushes)):
        cost, legs = cheapest_legs(everywhere, beside, aim)
        return _along(cost, legs, beside, points) if legs else None
    entered = everywhere.pushes | everywhere.costs
    arrivals = {place: entered[place] for place in beside if place in entered}
    if not arrivals:
        return None
    cost = min(arrivals.values())
    ends = frozenset(place for place, spent in arrivals.items() if spent == cost)
    return Approach(_kept(everywhere, on_the_way(everywhere, ends), points), cost, ends)


def charge(movement: MovementGraph, start: int, aim: Collection[int], points: int, crowd: Crowd) -> Approach | None:
    """BG-SHIFT-2: like `towards`, but only if the points suffice to reach a place adjacent to the charged character."""
    approach = towards(movement, start, aim, points, crowd)
    return approach if approach is not None and approach.cost <= points else None


def _kept(reach: ReachMap, routes: Collection[int], points: int) -> ReachMap:
    """The part of a reach map that lies on these routes."""
    return replace(
        reach,
        points=points,
        costs={place: spent for place, spent in reach.costs.items() if spent <= points and place in routes},
        pushes={place: spent for place, spent in reach.pushes.items() if spent <= points and place in routes},
    )


def _along(cost: int, legs: list[Leg], beside: Collection[int], points: int) -> Approach:
    """The routes that consist of these legs, the first leg from the start."""
    reach = _kept(legs[0].reach, on_the_way(legs[0].reach, legs[0].ends), points)
    known, beyond = {**reach.costs, **reach.pushes}, dict[int, Journey]()
    for leg in legs[1:]:
        for place, spent in leg.entered(on_the_way(leg.reach, leg.ends)).items():
            if spent <= points and spent < known.get(place, WITHOUT_LIMIT):
                known[place] = spent
                beyond[place] = Journey(spent, (*leg.before, (leg.reach, place)))
    ends = frozenset(place for leg in legs for place, spent in leg.entered(beside).items() if spent == cost)
    return Approach(reach, cost, ends, beyond)
