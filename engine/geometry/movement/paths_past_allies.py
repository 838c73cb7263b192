"""The cheapest paths to a place adjacent to a target, including those on which climbs push allies aside, leg by leg."""

from collections.abc import Collection, Iterator
from functools import cached_property
from heapq import heappop, heappush
from itertools import count

from engine.geometry.movement.journeys import MOST_PLACES, Legs, after_push
from engine.geometry.movement.reach import WITHOUT_LIMIT, Crowd, MovementGraph, ReachMap
from engine.kernel.data.record import record

Start = tuple[int, Crowd]
"""The start of a leg: the place, and the other figures' places at that time."""


@record(frozen=True)
class Leg:
    """The part of a path without a push, after the legs before it.

    `ends` are the last places of a cheapest path in this leg: adjacent to the aim, or where an ally is pushed.
    """

    before: Legs
    spent: int
    reach: ReachMap
    onward: tuple[tuple[int, Start], ...]
    ends: frozenset[int] = frozenset()

    @cached_property
    def costs(self) -> dict[int, int]:
        """Every place that the leg reaches, and the total cost."""
        return {place: self.spent + cost for place, cost in (self.reach.pushes | self.reach.costs).items()}

    def entered(self, places: Collection[int]) -> dict[int, int]:
        """The places that the leg enters, with the total cost."""
        return {place: self.costs[place] for place in places if place in self.costs}


def cheapest_legs(first: ReachMap, beside: Collection[int], aim: Collection[int]) -> tuple[int, list[Leg]]:
    """The cost of a cheapest path and the legs of all such paths, the earlier ones first; no legs if there is no
    path."""
    legs = _search(first, beside, aim)
    cost = min((spent for leg in legs.values() for spent in leg.entered(beside).values()), default=WITHOUT_LIMIT)
    useful: dict[Start, Leg] = {}
    for start, leg in sorted(legs.items(), key=lambda each: -each[1].spent):
        ends = {place for place, spent in leg.entered(beside).items() if spent == cost}
        ends.update(end for end, then in leg.onward if then in useful and useful[then].spent == leg.costs[end])
        if ends:
            useful[start] = Leg(leg.before, leg.spent, leg.reach, leg.onward, frozenset(ends))
    return cost, list(reversed(useful.values()))


def _search(first: ReachMap, beside: Collection[int], aim: Collection[int]) -> dict[Start, Leg]:
    """Every leg on a path with the lowest possible cost, searched in order of the lower bound."""
    movement, order, looked_at, best = first.movement, count(), 0, WITHOUT_LIMIT
    left = _at_least(movement, beside, first.crowd)
    legs: dict[Start, Leg] = {}
    waiting: list[tuple[int, int, int, Start, Legs]] = [(0, next(order), 0, (first.start, first.crowd), ())]
    while waiting and looked_at < MOST_PLACES:
        least, _, spent, (start, crowd), before = heappop(waiting)
        if least > best:
            break
        if (start, crowd) in legs:
            continue
        reach = movement.reach(start, best - spent, crowd) if before else first
        looked_at += len(reach.costs)
        onward = tuple(_onward(reach, aim))
        leg = legs[start, crowd] = Leg(before, spent, reach, onward)
        best = min(best, *leg.entered(beside).values(), WITHOUT_LIMIT)
        for end, then in onward:
            cost = leg.costs[end]
            if end in left and cost + left[end] <= best:
                heappush(waiting, (cost + left[end], next(order), cost, then, (*before, (reach, end))))
    return legs


def _onward(reach: ReachMap, aim: Collection[int]) -> Iterator[tuple[int, Start]]:
    """The starts of the next legs: each place where this one pushed allies aside, except the aim."""
    for end in reach.pushes:
        if not reach.ends_at(end) and set(aim).isdisjoint(reach.movement.footprint.at(end)):
            for crowd in after_push(reach.movement, end, reach.crowd):
                yield end, (end, crowd)


def _at_least(movement: MovementGraph, beside: Collection[int], crowd: Crowd) -> dict[int, int]:
    """A lower bound of the remaining cost from each place, as if enemies stopped no move and allies blocked no
    place."""
    closed, found = movement.standing_on(crowd.enemies), dict[int, int]()
    for end in movement.footings.intersection(beside):
        costs, _ = movement.network.search(end, WITHOUT_LIMIT, closed, ())
        for place, cost in costs.items():
            if cost < found.get(place, WITHOUT_LIMIT):
                found[place] = cost
    return found
