"""Journeys: moves that continue after a climb has pushed allies aside, as a sequence of legs (BG-MOVE-9)."""

from collections.abc import Iterator, Mapping
from heapq import heapify, heappop, heappush
from itertools import count
from typing import NamedTuple

from engine.geometry.movement.edges import CLIMB_UP
from engine.geometry.movement.paths import PathStep, path_to, steps_of
from engine.geometry.movement.reach import Crowd, MovementGraph, ReachMap
from engine.kernel.data.record import record

MOST_PLACES = 100_000
"""The limit of places visited by all legs together; beyond it, the answer is marked as incomplete."""

Legs = tuple[tuple[ReachMap, int], ...]


@record(frozen=True, slots=True)
class Journey:
    """A path to a place. Each leg but the last ends where the climber pushed allies aside; the next leg starts
    there."""

    cost: int
    legs: Legs

    @property
    def path(self) -> tuple[int, ...]:
        """All places on the path, both ends included."""
        paths = [path_to(reach, end) for reach, end in self.legs]
        return paths[0] + tuple(place for path in paths[1:] for place in path[1:])

    @property
    def steps(self) -> tuple[PathStep, ...]:
        """Each step with the rule that determines its cost."""
        legs = ((reach, path_to(reach, end)) for reach, end in self.legs)
        return tuple(step for reach, path in legs for step in steps_of(reach.movement, path, reach.crowd))


class FoundJourneys(NamedTuple):
    """The cheapest path to every place where a move can end; `complete` says whether all of them were found."""

    ways: Mapping[int, Journey]
    complete: bool


def journeys(reach: ReachMap) -> Mapping[int, Journey]:
    """The cheapest path to every place where the move can end: free ones, and those from which a climb pushes
    figures."""
    return every_journey(reach).ways


def journey_to(movement: MovementGraph, start: int, end: int, points: int, crowd: Crowd) -> Journey | None:
    """The cheapest path to one place, searched with few points first: every push past allies multiplies the paths."""
    least = _at_least(movement.reach(start, points, crowd)).get(end)
    if least is None:
        return None
    more = CLIMB_UP.points
    while True:
        allowed = min(points, least + more)
        found = every_journey(movement.reach(start, allowed, crowd), end)
        if end in found.ways or allowed == points or not found.complete:
            return found.ways.get(end)
        more *= 2


def every_journey(reach: ReachMap, to: int | None = None) -> FoundJourneys:
    """The cheapest path to every place, or to one.

    An enemy that is pushed aside stays adjacent, so that the move ends there (BG-MOVE-3); an ally is pushed to any
    place that the mover's player likes, and the move continues with the remaining points.
    """
    found = {end: Journey(cost, ((reach, end),)) for end, cost in (*reach.costs.items(), *reach.pushes.items())}
    if not reach.pushes:
        return FoundJourneys(found, True)
    order, looked_at, seen = count(), len(reach.costs), {(reach.start, reach.crowd)}
    waiting = [*_next_legs(reach, 0, (), order)]
    heapify(waiting)
    least = _at_least(reach)
    better = {end for end, cost in least.items() if (to is None or end == to) and _costs_more(found, end, cost)}
    while waiting and better:
        if looked_at >= MOST_PLACES:
            return FoundJourneys(found, False)
        spent, _, legs, crowd = heappop(waiting)
        start = legs[-1][1]
        if to is not None and to in found and found[to].cost <= spent:
            break
        if (start, crowd) in seen:
            continue
        seen.add((start, crowd))
        leg = reach.movement.reach(start, reach.points - spent, crowd)
        looked_at += len(leg.costs)
        for end, cost in (*leg.costs.items(), *leg.pushes.items()):
            if end not in found or spent + cost < found[end].cost:
                found[end] = Journey(spent + cost, (*legs, (leg, end)))
                if not _costs_more(found, end, least.get(end, 0)):
                    better.discard(end)
        for each in _next_legs(leg, spent, legs, order):
            heappush(waiting, each)
    return FoundJourneys(found, True)


def _costs_more(found: Mapping[int, Journey], end: int, least: int) -> bool:
    """Whether a cheaper path than the one found is still possible."""
    return end not in found or found[end].cost > least


def _at_least(reach: ReachMap) -> Mapping[int, int]:
    """A lower bound of the cost of the path to each place: as if the figures that a climb may push were not there."""
    movement, crowd = reach.movement, reach.crowd
    climbed_onto = frozenset(filled for place in movement.climbs for filled in movement.footprint.at(place))
    stay = frozenset(place for place in crowd.allies if place in crowd.massive or place not in climbed_onto)
    alone = movement.reach(reach.start, reach.points, Crowd(crowd.enemies, stay, crowd.massive))
    return {**alone.pushes, **alone.costs}


def _next_legs(leg: ReachMap, spent: int, legs: Legs, order: Iterator[int]) -> Iterator[tuple[int, int, Legs, Crowd]]:
    """The continuations of a move after this leg: one from each place where it pushed allies aside."""
    for end, cost in leg.pushes.items():
        if not leg.ends_at(end):
            for crowd in after_push(leg.movement, end, leg.crowd):
                yield spent + cost, next(order), (*legs, (leg, end)), crowd


def after_push(movement: MovementGraph, end: int, crowd: Crowd) -> Iterator[Crowd]:
    """The possible positions of the others after an arriving base has pushed allies aside."""
    arriving = set(movement.footprint.at(end))
    pushed = sorted(arriving & crowd.allies)
    options = [[to for to in movement.push_ends(each, crowd) if to not in arriving] for each in pushed]
    for ends in _one_each(options):
        yield Crowd(crowd.enemies, crowd.allies.difference(pushed).union(ends), crowd.massive)


def _one_each(options: list[list[int]]) -> Iterator[tuple[int, ...]]:
    """Every way to choose a different option for each figure."""
    if not options:
        yield ()
        return
    for others in _one_each(options[1:]):
        yield from ((option, *others) for option in options[0] if option not in others)
