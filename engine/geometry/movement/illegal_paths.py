"""The reasons why a path is illegal, or why a place cannot be reached."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from engine.geometry.movement.paths import cheapest_way, path_to
from engine.geometry.movement.reach import NOBODY, WITHOUT_LIMIT, Crowd, MovementGraph, ReachMap


class IllegalPath(NamedTuple):
    """Why a move is illegal: a rule, a reason, the places and the figures that cause it, and the points it would
    take."""

    rule: str
    reason: str
    at: int
    by: tuple[int, ...] = ()
    points: int | None = None


NO_WAY = "no-way"
NO_FOOTING = "no-footing"
OCCUPIED = "occupied"
CANNOT_BE_PUSHED = "cannot-be-pushed"
ENDS_WITH_A_PUSH = "ends-with-a-push"
STOPPED = "stopped"
TOO_FAR = "too-far"


def first_refusal(
    movement: MovementGraph, path: Sequence[int], points: int, crowd: Crowd = NOBODY
) -> IllegalPath | None:
    """The problem of the first illegal step of a path; None if the whole path is legal."""
    spent = 0
    for number, (start, end) in enumerate(pairwise(path)):
        if number and (enemies := movement.stopped_by(start, crowd)):
            return IllegalPath("BG-MOVE-3", STOPPED, start, enemies)
        way = cheapest_way(movement, start, end, crowd)
        if way is None:
            return _no_step(movement, start, end, crowd)
        occupants = _occupants(movement, end, crowd)
        if occupants and not movement.can_push_from(end, crowd):
            return IllegalPath("BG-MOVE-9", CANNOT_BE_PUSHED, end, occupants)
        if occupants and number < len(path) - 2:
            return IllegalPath("BG-MOVE-9", ENDS_WITH_A_PUSH, end, occupants)
        spent += way.kind.points
        if spent > points:
            return IllegalPath("BG-MOVE-1", TOO_FAR, end, points=spent)
    return None


def why_not(reach: ReachMap, end: int) -> tuple[IllegalPath, ...]:
    """A smallest set of reasons why a place cannot be reached: without them it could be; empty if it can be reached."""
    movement, crowd, points = reach.movement, reach.crowd, reach.points
    if _cost(reach, end) is not None:
        return ()
    if not movement.footprint.fits(movement.land, end):
        return (IllegalPath("BG-MOVE-2", NO_FOOTING, end),)
    farther = _cost(movement.reach(reach.start, WITHOUT_LIMIT, crowd), end)
    if farther is not None:
        return (IllegalPath("BG-MOVE-1", TOO_FAR, end, points=farther),)
    unstopped = movement.reach(reach.start, WITHOUT_LIMIT, Crowd(allies=crowd.places, massive=crowd.massive))
    cost = _cost(unstopped, end)
    if cost is not None:
        stop = next(place for place in path_to(unstopped, end)[1:-1] if place in reach.stops)
        stopped = IllegalPath("BG-MOVE-3", STOPPED, stop, movement.stopped_by(stop, crowd))
        return (stopped,) if cost <= points else (stopped, IllegalPath("BG-MOVE-1", TOO_FAR, end, points=cost))
    return (_in_the_way(reach, end),)


def _cost(reach: ReachMap, end: int) -> int | None:
    return reach.costs.get(end, reach.pushes.get(end))


def _occupants(movement: MovementGraph, place: int, crowd: Crowd) -> tuple[int, ...]:
    return tuple(sorted(crowd.places.intersection(movement.footprint.at(place))))


def _no_step(movement: MovementGraph, start: int, end: int, crowd: Crowd) -> IllegalPath:
    if not movement.footprint.fits(movement.land, end):
        return IllegalPath("BG-MOVE-2", NO_FOOTING, end)
    if cheapest_way(movement, start, end) is not None:
        return IllegalPath("BG-MOVE-2", OCCUPIED, end, _occupants(movement, end, crowd))
    return IllegalPath("BG-MOVE-2", NO_WAY, end)


def _in_the_way(reach: ReachMap, end: int) -> IllegalPath:
    """The obstacle or figures that block every route to a place, regardless of the points and the adjacent enemies."""
    movement, crowd = reach.movement, reach.crowd
    occupants = _occupants(movement, end, crowd)
    if occupants and end in movement.climbs and not movement.can_push_from(end, crowd):
        return IllegalPath("BG-MOVE-9", CANNOT_BE_PUSHED, end, occupants)
    alone = movement.reach(reach.start, WITHOUT_LIMIT)
    if end not in alone.costs:
        return IllegalPath("BG-MOVE-2", NO_WAY, end)
    taken = next(place for place in path_to(alone, end) if _occupants(movement, place, crowd))
    return IllegalPath("BG-MOVE-2", OCCUPIED, taken, _occupants(movement, taken, crowd))
