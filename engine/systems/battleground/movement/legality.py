"""BG-MOVE-1 to -3, -9, BG-SHIFT-1, -2: the legality of a movement, with the reasons why a move is illegal.

Each clause gives its reason with places and values.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.geometry.movement.illegal_paths import (
    CANNOT_BE_PUSHED,
    NO_FOOTING,
    NO_WAY,
    OCCUPIED,
    STOPPED,
    TOO_FAR,
    IllegalPath,
    why_not,
)
from engine.geometry.movement.reach import WITHOUT_LIMIT
from engine.kernel.data.choice import Choice
from engine.kernel.data.message import MessageValue
from engine.kernel.data.record import record
from engine.kernel.data.value import expect
from engine.kernel.rules.clauses import clause
from engine.systems.battleground.abilities.passives.exemptions import crowd_met
from engine.systems.battleground.movement.climbing import movement_of, stands
from engine.systems.battleground.movement.route_checks import cost_of, refusals
from engine.systems.battleground.movement.routes import (
    Course,
    approach_of,
    ends_from,
    is_seen_at,
    places_of,
    reach_from,
)
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True)
class MoveWish:
    """A wish to move: its course, its points, and the objections by the map and the other figures."""

    state: Battle
    choice: Choice
    course: Course
    points: int
    path: tuple[int, ...]
    """The path, if it is given; otherwise its end alone."""
    refused: Mapping[str, IllegalPath]

    @property
    def to(self) -> int:
        """The end of the move."""
        return self.path[-1]

    def refusal(self, reason: str) -> Mapping[str, MessageValue]:
        """The details of a reason: the place of the obstacle, and the figure in the way."""
        found, grid = self.refused[reason], self.state.scenario.terrain.grid
        by = tuple(name for name in self.state.names if not set(self.state.filled(name)).isdisjoint(found.by))
        shown: dict[str, MessageValue] = {"place": grid.name(found.at), "figures": by, "points": self.points}
        return {**shown, "cost": found.points or 0, "places": (grid.name(found.at),)}


def going(state: Battle, choice: Choice, course: Course, points: int) -> MoveWish:
    """The wish with a smallest set of obstacles on the map, found without regard to the course."""
    path = path_of_move(state, choice)
    if len(path) > 1 or "path" in choice.data:
        found = refusals(movement_of(state, course.figure), path, points, crowd_met(state, course.figure))
    else:
        found = _in_the_way(state, course, points, path[-1])
    return MoveWish(state, choice, course, points, path, {each.reason: each for each in reversed(found)})


def path_of_move(state: Battle, choice: Choice) -> tuple[int, ...]:
    """The places of the given path, or its end alone."""
    grid = state.scenario.terrain.grid
    if "path" not in choice.data:
        return (grid.place(choice.text("to")),)
    return tuple(grid.place(expect(name, str, "path")) for name in expect(choice.data["path"], tuple, "path"))


def _in_the_way(state: Battle, course: Course, points: int, to: int) -> tuple[IllegalPath, ...]:
    movement, start = movement_of(state, course.figure), stands(state, course.figure)
    crowd = crowd_met(state, course.figure)
    if to in ends_from(movement, start, points, crowd).costs:
        return ()
    farther = ends_from(movement, start, WITHOUT_LIMIT, crowd).costs.get(to)
    if farther is not None:
        return (IllegalPath("BG-MOVE-1", TOO_FAR, to, points=farther),)
    return why_not(reach_from(movement, start, points, crowd), to)


@clause("BG-MOVE-2", lambda going: going.refusal(NO_FOOTING))
def has_footing(going: MoveWish) -> bool:
    """No figure stands on an obstacle or a ladder, with any hex of its base."""
    return NO_FOOTING not in going.refused


@clause("BG-MOVE-2", lambda going: going.refusal(NO_WAY))
def a_way_leads_there(going: MoveWish) -> bool:
    """Figures go from hex to hex, over obstacles, up, down and by ladders, as the rules of movement say."""
    return NO_WAY not in going.refused


@clause("BG-MOVE-2", lambda going: going.refusal(OCCUPIED))
def nobody_in_the_way(going: MoveWish) -> bool:
    """A figure cannot enter a hex where another figure stands."""
    return OCCUPIED not in going.refused


@clause("BG-MOVE-9", lambda going: going.refusal(CANNOT_BE_PUSHED))
def occupant_can_be_pushed(going: MoveWish) -> bool:
    """A figure that climbs into an occupied hex pushes the occupant, which needs a place to go."""
    return CANNOT_BE_PUSHED not in going.refused


@clause("BG-MOVE-3", lambda going: going.refusal(STOPPED))
def goes_on_past_no_enemy(going: MoveWish) -> bool:
    """Entering a hex adjacent to an enemy ends the move."""
    return STOPPED not in going.refused


@clause("BG-MOVE-1", lambda going: going.refusal(TOO_FAR))
def points_last(going: MoveWish) -> bool:
    """A figure has so many movement points."""
    return TOO_FAR not in going.refused


def _aim_shown(going: MoveWish) -> Mapping[str, MessageValue]:
    name = going.state.scenario.terrain.grid.name(going.to)
    return {"place": name, "aim": going.course.aim, "places": (name,)}


@clause("BG-SHIFT-1", _aim_shown)
def by_a_shortest_way(going: MoveWish) -> bool:
    """A movement towards a character or an objective keeps to a shortest route."""
    if not going.course.aim:
        return True
    approach = approach_of(going.state, going.course)
    if approach is None:
        return False
    cost = approach.costs.get(going.to)
    if cost is None or len(going.path) == 1:
        # If a shortest route visits a place twice, the points may only suffice for a path that is not such a route.
        return cost is not None and (cost <= going.points or TOO_FAR in going.refused)
    movement = approach.reach.movement
    return cost_of(movement, going.path, approach.reach.crowd) == cost


@clause("BG-SHIFT-2", _aim_shown)
def ends_beside_the_charged(going: MoveWish) -> bool:
    """A charge ends adjacent to the charged character."""
    if going.course.how != "charge":
        return True
    movement = movement_of(going.state, going.course.figure)
    return going.to in movement.standing_beside(places_of(going.state, going.course.aim))


@clause(
    "BG-INT-2",
    lambda going: {
        "place": going.state.scenario.terrain.grid.name(going.to),
        "interrupted": going.course.in_sight_of,
        "places": (going.state.scenario.terrain.grid.name(going.to),),
    },
)
def ends_in_sight(going: MoveWish) -> bool:
    """A move in an interruption ends in the line of sight of the interrupted character."""
    return not going.course.in_sight_of or is_seen_at(going.state, going.course, going.to)


CLAUSES = (
    has_footing,
    a_way_leads_there,
    nobody_in_the_way,
    occupant_can_be_pushed,
    goes_on_past_no_enemy,
    points_last,
    by_a_shortest_way,
    ends_beside_the_charged,
    ends_in_sight,
)
