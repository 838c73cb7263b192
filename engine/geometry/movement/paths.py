"""Paths of moves, place by place, and the rule that determines the cost of each step."""

from collections.abc import Sequence
from itertools import chain, pairwise
from typing import NamedTuple

from engine.geometry.movement.edges import CLIMBS, Edge, StepKind
from engine.geometry.movement.reach import NOBODY, Crowd, MovementGraph, ReachMap


class PathStep(NamedTuple):
    """One step of a path: from place to place, its kind (with points and rule), and the hex crossed or ladder used."""

    start: int
    end: int
    kind: StepKind
    over: int | None


def path_to(reach: ReachMap, end: int) -> tuple[int, ...]:
    """One representative of all the cheapest paths, both ends included."""
    path = [end]
    while path[-1] != reach.start:
        path.append(reach.before[path[-1]])
    return tuple(reversed(path))


def all_paths(reach: ReachMap) -> dict[int, tuple[int, ...]]:
    """The path to every place within reach, pushes included."""
    paths: dict[int, tuple[int, ...]] = {reach.start: (reach.start,)}
    for end in chain(reach.costs, reach.pushes):
        if end != reach.start:
            paths[end] = (*paths[reach.before[end]], end)
    return paths


def steps_of(movement: MovementGraph, path: Sequence[int], crowd: Crowd = NOBODY) -> tuple[PathStep, ...]:
    """The cheapest edge of each step of a path; of equal ones, the first that the rules list."""
    ways = zip(pairwise(path), ways_of(movement, path, crowd), strict=True)
    return tuple([PathStep(start, end, way.kind, way.over) for (start, end), way in ways])


def ways_of(movement: MovementGraph, path: Sequence[int], crowd: Crowd = NOBODY) -> list[Edge]:
    """The edge of each step."""
    ways = []
    for start, end in pairwise(path):
        way = cheapest_way(movement, start, end, crowd)
        if way is None:
            name = movement.terrain.grid.name
            raise ValueError(f"no step leads from {name(start)} to {name(end)}")
        ways.append(way)
    return ways


def cheapest_way(movement: MovementGraph, start: int, end: int, crowd: Crowd = NOBODY) -> Edge | None:
    """The edge that a figure would use for one step; into an occupied place only by climbing (BG-MOVE-8, BG-MOVE-9)."""
    ways = movement.ways_between(start, end)
    if crowd.places.isdisjoint(movement.footprint.at(end)):
        return ways[0] if ways else None
    return next((way for way in ways if way.kind in CLIMBS), None)
