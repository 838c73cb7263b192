"""BG-MOVE, BG-INT-6, -4: execution of a declared movement, leg by leg, with the interruptions in between."""

from __future__ import annotations

from collections.abc import Iterator

from engine.geometry.movement.edges import CLIMB_UP
from engine.geometry.movement.paths import ways_of
from engine.geometry.movement.reach import Crowd, MovementGraph
from engine.kernel.data.choice import Choice
from engine.kernel.data.field_marks import Count
from engine.kernel.data.message import message
from engine.kernel.data.record import record
from engine.kernel.rules.action import Action
from engine.kernel.rules.clauses import effect
from engine.kernel.state.decision import Decision
from engine.kernel.state.step import Do, Question, Step, Within
from engine.systems.battleground.abilities.passives.exemptions import crowd_met
from engine.systems.battleground.combat.facing import turn_to_face
from engine.systems.battleground.interruptions.rules import Leaving, Watched
from engine.systems.battleground.movement.climbing import PushAside, movement_of, stands
from engine.systems.battleground.movement.destinations import (
    admitted,
    every_place,
    legal_destinations,
    way_shown,
    whole_move,
)
from engine.systems.battleground.movement.events import moved
from engine.systems.battleground.movement.legality import CLAUSES, MoveWish, going, path_of_move
from engine.systems.battleground.movement.route_checks import occupied, refusals
from engine.systems.battleground.movement.routes import Course, ends_among, places_of, points_of
from engine.systems.battleground.movement.turning import TurnFreely
from engine.systems.battleground.state import Battle, PlaceNumber
from engine.systems.battleground.trigger_events import ComesToRest


def set_out(state: Battle, course: Course, answer: Choice) -> Step[Battle]:
    """The steps of a declared movement, in a frame that ends when the mover leaves the game."""
    start, path = stands(state, course.figure), path_of_move(state, answer)
    if path == (start,):
        return Within(at_the_end(course, left=False), subject=course.figure)
    depart = Depart(course, start, path, "path" in answer.data)
    return Within((*before_leaving(course), depart), subject=course.figure)


@effect("BG-MOVE-10")
def before_leaving(course: Course) -> tuple[Step[Battle], ...]:
    """Before an engaged hex is left, the enemies there have their opportunity attacks (BG-INT-6)."""
    return (Leaving(course.figure),)


@record(frozen=True, slots=True)
class Depart(Step[Battle]):
    """BG-INT-6: points are computed after the attacks; a figure pushed by one continues from its new hex.

    `path` is the path as given by the player (`explicit`), or the declared end alone.
    """

    course: Course
    start: PlaceNumber
    path: tuple[PlaceNumber, ...]
    explicit: bool

    def run(self, state: Battle) -> Do[Battle]:
        points = points_of(state, self.course)
        if stands(state, self.course.figure) != self.start:
            return Do(then=(GoOn(self.course, points, left=False),))
        return Walk(self.course, self.path, self.explicit, points, left=False).run(state)


@record(frozen=True, slots=True)
class Walk(Step[Battle]):
    """Walk along the given path, or the cheapest one to the declared end; if there is none, the player chooses again.

    `left` says whether the figure has already left a hex.
    """

    course: Course
    path: tuple[PlaceNumber, ...]
    explicit: bool
    points: Count
    left: bool

    def run(self, state: Battle) -> Do[Battle]:
        figure = self.course.figure
        movement, crowd = movement_of(state, figure), crowd_met(state, figure)
        path = self._way(state, movement, crowd)
        if path is None:
            return Do(then=(GoOn(self.course, self.points, self.left),))
        climbed = next((at for at in range(1, len(path)) if occupied(movement, path[at], crowd)), len(path))
        leg = path[:climbed]
        kinds = [way.kind for way in ways_of(movement, leg, crowd)]
        cost, rules = sum([kind.points for kind in kinds]), tuple(dict.fromkeys([kind.rule for kind in kinds]))
        gone = moved(state, figure, leg, self.course.how, rules, cost)
        if climbed == len(path):
            return Do(gone, at_the_end(self.course, left=self.left or bool(gone)))
        arrive = Arrive(self.course, path[climbed - 1 :], self.explicit, self.points - cost - CLIMB_UP.points)
        return Do(gone, (PushAside(figure, path[climbed]), arrive))

    def _way(self, state: Battle, movement: MovementGraph, crowd: Crowd) -> tuple[int, ...] | None:
        if not self.explicit:
            found, to = ends_among(state, self.course, self.points, crowd), self.path[-1]
            return found.way(to).path if found is not None and to in found.costs else None
        return None if refusals(movement, self.path, self.points, crowd) else self.path


@record(frozen=True, slots=True)
class Arrive(Step[Battle]):
    """BG-MOVE-9: the climber arrives where others were pushed aside; `points` are its remaining ones."""

    course: Course
    path: tuple[PlaceNumber, ...]
    explicit: bool
    points: Count

    def run(self, state: Battle) -> Do[Battle]:
        climb, rules, rest = self.path[:2], ("BG-MOVE-7", "BG-MOVE-9"), self.path[1:]
        arrived = moved(state, self.course.figure, climb, self.course.how, rules, CLIMB_UP.points)
        if len(rest) == 1:
            return Do(arrived, at_the_end(self.course, left=True))
        return Do(arrived, (Walk(self.course, rest, self.explicit, self.points, left=True),))


def other_ends(state: Battle) -> Iterator[Choice]:
    """Every place where the mover may wish to continue to."""
    return every_place(state, state.question.course.figure)


def other_ends_within_reach(state: Battle) -> list[Choice]:
    """The legal ones among them."""
    asked = state.question
    return legal_destinations(state, asked.course, asked.points, GO_ON.rules)


def _going_on(state: Battle, wish: Choice) -> MoveWish:
    return going(state, wish, state.question.course, state.question.points)


GO_ON: Action[Battle, MoveWish] = Action(
    "move",
    CLAUSES,
    _going_on,
    other_ends,
    other_ends_within_reach,
    lambda state, wish: whole_move(state, wish, state.question.course.figure),
    way_shown,
)


@record(frozen=True, slots=True)
class GoOn(Question[Battle]):
    """BG-INT-6: a figure that cannot go as declared goes elsewhere with its points, or stays."""

    offers = (GO_ON,)
    course: Course
    points: Count
    left: bool

    def ask(self, state: Battle) -> Decision | Do[Battle]:
        choices = GO_ON.choices(state)
        here = stands(state, self.course.figure)
        if all(path_of_move(state, each) == (here,) for each in choices):
            return Do(then=at_the_end(self.course, self.left))
        prompt = message("prompt-battleground-go-on", figure=self.course.figure, points=self.points)
        return Decision((self.course.seat,), "move", prompt, choices)

    def take(self, state: Battle, answer: Choice) -> Do[Battle]:
        path = path_of_move(state, answer)
        if path == (stands(state, self.course.figure),):
            return Do(then=at_the_end(self.course, self.left))
        return Do(then=(Walk(self.course, path, "path" in answer.data, self.points, self.left),))

    def admit(self, state: Battle, answer: Choice) -> Choice | None:
        return admitted(state, GO_ON, answer, self.course.figure)


def at_the_end(course: Course, left: bool) -> tuple[Step[Battle], ...]:
    """BG-MOVE-4, BG-SHIFT-1: at the end the figure is turned, then guards may react (BG-INT-4)."""
    turning = (FaceTheAim(course),) if course.aim else turning_freely(course.figure)
    return (*turning, *((ComesToRest(course.figure, course.how), *watched(course.figure)) if left else ()))


@record(frozen=True, slots=True)
class FaceTheAim(Step[Battle]):
    """BG-SHIFT-1: the figure turns to face its aim, seen from where it arrived."""

    course: Course

    def run(self, state: Battle) -> Do[Battle]:
        return Do(then=facing_the_aim(state, self.course))


@effect("BG-MOVE-4")
def turning_freely(figure: str) -> tuple[Step[Battle], ...]:
    """After moving, its owner may turn the figure to any side."""
    return (TurnFreely(figure),)


@effect("BG-SHIFT-1")
def facing_the_aim(state: Battle, course: Course) -> tuple[Step[Battle], ...]:
    """A figure that moved towards a figure or a place faces it at the end."""
    aim = places_of(state, course.aim)
    return turn_to_face(state, course.figure, aim) if aim else ()


@effect("BG-INT-4")
def watched(figure: str) -> tuple[Step[Battle], ...]:
    """Guards may interrupt a figure that has left at least one hex."""
    return (Watched(figure),)
