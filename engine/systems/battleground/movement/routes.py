"""Routes of movements: any route (BG-MOVE), or a shortest one to a figure or a place (BG-SHIFT-1, -2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from engine.geometry.bounded_cache import cached_by_size
from engine.geometry.hex.bit_sets import mask_of
from engine.geometry.movement.approaches import Approach, towards
from engine.geometry.movement.journeys import Journey, journeys
from engine.geometry.movement.reach import WITHOUT_LIMIT, Crowd, MovementGraph, ReachMap
from engine.kernel.data.field_marks import Count
from engine.kernel.data.record import record
from engine.systems.battleground.abilities.passives.exemptions import crowd_met
from engine.systems.battleground.movement.climbing import movement_of, stands
from engine.systems.battleground.movement.speed import speed
from engine.systems.battleground.sight.visibility import fields_of_sight
from engine.systems.battleground.state import AimName, Battle, FigureOrNone, SeatOrNone


@record(frozen=True, slots=True)
class Course:
    """The part of a movement that is fixed before its end is chosen: the mover, the deciding seat, the conditions on
    its route.

    `points` are given by an effect; otherwise they are the figure's speed. `aim` is the figure or the name of the place
    that the route leads to and that is faced at the end; `in_sight_of` is the figure that must see the mover at its
    end.
    """

    figure: FigureOrNone
    seat: SeatOrNone
    how: Literal["move", "towards", "charge"]
    points: Count | None = None
    focused: bool = False
    from_difficult: bool = False
    aim: AimName = ""
    in_sight_of: FigureOrNone = ""


def points_of(state: Battle, course: Course) -> int:
    """BG-MOVE-1, BG-SHIFT-1: the movement points for a course."""
    if course.points is not None:
        return course.points
    return speed(state, course.figure, focused=course.focused, from_difficult=course.from_difficult)


def places_of(state: Battle, aim: str) -> tuple[int, ...]:
    """The places that a figure fills, or the place with this name; empty if the figure has left."""
    if aim in state.scenario.figures:
        return state.filled(aim) if aim in state.figures else ()
    return (state.scenario.terrain.grid.place(aim),)


class Ends:
    """Every place where a movement may end with its cost, and the path there."""

    __slots__ = ("_reach", "_ways", "costs", "places")

    def __init__(self, reach: ReachMap, costs: Mapping[int, int], ways: Mapping[int, Journey] | None = None) -> None:
        self.costs = costs
        self.places = sorted(costs)
        """These places in ascending order, as they are listed."""
        self._reach = reach
        self._ways = ways

    def way(self, end: int) -> Journey:
        """The path to one of the places."""
        return Journey(self.costs[end], ((self._reach, end),)) if self._ways is None else self._ways[end]


def ends(state: Battle, course: Course, points: int) -> Ends | None:
    """The possible ends of a movement, perhaps including the figure's own place; None if no route leads to its aim."""
    return ends_among(state, course, points, crowd_met(state, course.figure))


def ends_among(state: Battle, course: Course, points: int, crowd: Crowd) -> Ends | None:
    """The possible ends of a movement, given the other figures."""
    if course.aim:
        return _ends_of_approach(state, course, points)
    return ends_from(movement_of(state, course.figure), stands(state, course.figure), points, crowd)


def _ends_of_approach(state: Battle, course: Course, points: int) -> Ends | None:
    approach = approach_of(state, course)
    if approach is None:
        return None
    costs = {end: cost for end, cost in approach.costs.items() if cost <= points}
    if course.how == "charge":
        costs = {end: cost for end, cost in costs.items() if end in approach.ends}
    if course.in_sight_of:
        costs = {end: cost for end, cost in costs.items() if is_seen_at(state, course, end)}
    return Ends(approach.reach, costs, {end: approach.way(end) for end in costs} if approach.beyond else None)


def approach_of(state: Battle, course: Course) -> Approach | None:
    """BG-SHIFT-1: all the shortest routes to the aim, as far as the points suffice; None if there is no legal route."""
    movement, start = movement_of(state, course.figure), stands(state, course.figure)
    return _approach(movement, start, places_of(state, course.aim), crowd_met(state, course.figure))


def is_seen_at(state: Battle, course: Course, end: int) -> bool:
    """BG-INT-2: whether the mover, standing here, is in the line of sight of the figure that must see it."""
    if course.in_sight_of not in state.figures:
        return False
    filled = movement_of(state, course.figure).footprint.at(end)
    return fields_of_sight(state).sees_any(state.filled(course.in_sight_of), mask_of(filled))


@cached_by_size(16, lambda movement, start, points, crowd: movement.terrain.grid.size)
def reach_from(movement: MovementGraph, start: int, points: int, crowd: Crowd) -> ReachMap:
    """The reach of a figure, cached, as it is needed for every wish at a decision."""
    return movement.reach(start, points, crowd)


@cached_by_size(16, lambda movement, start, points, crowd: movement.terrain.grid.size)
def ends_from(movement: MovementGraph, start: int, points: int, crowd: Crowd) -> Ends:
    """The paths to all places within reach, including those past pushed allies."""
    reach = reach_from(movement, start, points, crowd)
    if not reach.pushes:
        return Ends(reach, reach.costs)
    ways = journeys(reach)
    return Ends(reach, {end: way.cost for end, way in ways.items()}, ways)


@cached_by_size(16, lambda movement, start, aim, crowd: movement.terrain.grid.size)
def _approach(movement: MovementGraph, start: int, aim: tuple[int, ...], crowd: Crowd) -> Approach | None:
    return towards(movement, start, aim, WITHOUT_LIMIT, crowd)
