"""Checks of a route that a player gives place by place, including past allies that a climber pushes aside."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain, pairwise

from engine.geometry.movement.illegal_paths import CANNOT_BE_PUSHED, STOPPED, TOO_FAR, IllegalPath, first_refusal
from engine.geometry.movement.paths import cheapest_way
from engine.geometry.movement.reach import WITHOUT_LIMIT, Crowd, MovementGraph


def cost_of(movement: MovementGraph, path: Sequence[int], crowd: Crowd) -> int:
    """The cost of a path, as far as its steps exist; other figures are ignored."""
    steps = pairwise(path)
    ways = (cheapest_way(movement, *step, crowd) or cheapest_way(movement, *step) for step in steps)
    return sum(way.kind.points for way in ways if way is not None)


def refusals(movement: MovementGraph, path: Sequence[int], points: int, crowd: Crowd) -> tuple[IllegalPath, ...]:
    """The reasons against a route: it would be legal without all of them, and is illegal with any one."""
    found = tuple(_on_the_way(movement, path, crowd))
    cost = cost_of(movement, path, crowd)
    if cost > points:
        return (*found, IllegalPath("BG-MOVE-1", TOO_FAR, path[-1], points=cost))
    return found


def occupied(movement: MovementGraph, place: int, crowd: Crowd) -> frozenset[int]:
    """The places under a base standing here that other figures fill."""
    return crowd.places.intersection(movement.footprint.at(place))


def _on_the_way(movement: MovementGraph, path: Sequence[int], crowd: Crowd) -> Iterator[IllegalPath]:
    """The reasons, step by step; a figure adjacent to an enemy at the start may leave (BG-MOVE-3)."""
    for number, (start, end) in enumerate(pairwise(path)):
        enemies = movement.stopped_by(start, crowd) if number else ()
        if enemies:
            yield IllegalPath("BG-MOVE-3", STOPPED, start, enemies)
        step = first_refusal(movement, (start, end), WITHOUT_LIMIT, crowd)
        if step is not None:
            yield step
        elif number < len(path) - 2 and occupied(movement, end, crowd):
            yield from _past(movement, path[number + 1 :], crowd)
            return


def _past(movement: MovementGraph, path: Sequence[int], crowd: Crowd) -> Iterator[IllegalPath]:
    """BG-MOVE-9: the rest of a path after a push: allies go where they do not block it; an enemy stays adjacent."""
    pushed = occupied(movement, path[0], crowd)
    enemies = {*(crowd.enemies & pushed), *movement.stopped_by(path[0], crowd)}
    if enemies:
        yield IllegalPath("BG-MOVE-3", STOPPED, path[0], tuple(sorted(enemies)))
    kept_free = frozenset(chain.from_iterable(map(movement.footprint.at, path[1:])))
    kept_free = kept_free.difference(movement.footprint.at(path[0]))
    if not movement.can_push_from(path[0], replace(crowd, allies=crowd.allies | kept_free)):
        yield IllegalPath("BG-MOVE-9", CANNOT_BE_PUSHED, path[0], tuple(sorted(pushed)))
    yield from _on_the_way(movement, path, replace(crowd, allies=crowd.allies - pushed, enemies=crowd.enemies - pushed))
