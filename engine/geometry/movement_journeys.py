"""Moves that go on after a climb has pushed allies aside (BG-MOVE-9): one leg of a journey after another."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count

from engine.geometry.movement import Crowd, Movement, Reach
from engine.geometry.paths import Step, path_to, steps_of

MOST_ARRANGEMENTS = 400
"""How many ways to stand about for pushed allies are looked at; further ones are left out."""


@dataclass(frozen=True, slots=True)
class Journey:
    """A way to a place. Each leg but the last ends where the climber pushed allies aside and goes on from there."""

    cost: int
    legs: tuple[tuple[Reach, int], ...]

    @property
    def path(self) -> tuple[int, ...]:
        """All places on the way, both ends included."""
        paths = [path_to(reach, end) for reach, end in self.legs]
        return paths[0] + tuple(place for path in paths[1:] for place in path[1:])

    @property
    def steps(self) -> tuple[Step, ...]:
        """Each step with the rule that prices it."""
        legs = ((reach, path_to(reach, end)) for reach, end in self.legs)
        return tuple(step for reach, path in legs for step in steps_of(reach.movement, path, reach.crowd))


def journeys(reach: Reach) -> Mapping[int, Journey]:
    """The cheapest way to every place where the move can end: free ones, and those a climb pushes others from.

    An enemy that is pushed aside stays adjacent, and so the move ends there (BG-MOVE-3); an ally is pushed wherever
    suits the mover, who is its player, and the move goes on with the points that are left.
    """
    found = {end: Journey(cost, ((reach, end),)) for end, cost in (*reach.costs.items(), *reach.pushes.items())}
    if not reach.pushes:
        return found
    order = count()
    waiting: list[tuple[int, int, tuple[tuple[Reach, int], ...], Reach]] = []
    seen = {(reach.start, reach.crowd)}
    _go_on(reach, 0, (), waiting, order)
    while waiting and len(seen) < MOST_ARRANGEMENTS:
        spent, _, legs, leg = heappop(waiting)
        if (leg.start, leg.crowd) in seen:
            continue
        seen.add((leg.start, leg.crowd))
        for end, cost in (*leg.costs.items(), *leg.pushes.items()):
            if end not in found or spent + cost < found[end].cost:
                found[end] = Journey(spent + cost, (*legs, (leg, end)))
        _go_on(leg, spent, legs, waiting, order)
    return found


def _go_on(
    leg: Reach,
    spent: int,
    legs: tuple[tuple[Reach, int], ...],
    waiting: list[tuple[int, int, tuple[tuple[Reach, int], ...], Reach]],
    order: Iterator[int],
) -> None:
    """Queue the legs that may follow one, each from where it pushed allies aside."""
    for end, cost in leg.pushes.items():
        if leg.ends_at(end):
            continue
        for crowd in _after_push(leg.movement, end, leg.crowd):
            after = leg.movement.reach(end, leg.points - cost, crowd)
            heappush(waiting, (spent + cost, next(order), (*legs, (leg, end)), after))


def _after_push(movement: Movement, end: int, crowd: Crowd) -> Iterator[Crowd]:
    """How the others may stand when an arriving base has pushed allies aside."""
    arriving = set(movement.footprint.at(end))
    pushed = sorted(arriving & crowd.allies)
    options = [[to for to in movement.push_ends(each, crowd) if to not in arriving] for each in pushed]
    for ends in _one_each(options):
        yield Crowd(crowd.enemies, crowd.allies.difference(pushed).union(ends), crowd.massive)


def _one_each(options: list[list[int]]) -> Iterator[tuple[int, ...]]:
    """Every way to choose a different option for everybody."""
    if not options:
        yield ()
        return
    for others in _one_each(options[1:]):
        yield from ((option, *others) for option in options[0] if option not in others)
