"""BG-SHIFT-1, -2: towards and charge: by a shortest route to a figure or a place, which is faced at the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from engine.kernel.data.choice import Choice
from engine.kernel.data.field_marks import Count
from engine.kernel.data.message import message
from engine.kernel.data.record import record
from engine.kernel.rules.action import Action
from engine.kernel.rules.clauses import clause
from engine.kernel.state.decision import Decision
from engine.kernel.state.step import Do, Question
from engine.systems.battleground.movement.climbing import movement_of, stands
from engine.systems.battleground.movement.destinations import (
    admitted,
    every_place,
    legal_destinations,
    way_shown,
    whole_move,
)
from engine.systems.battleground.movement.execution import set_out
from engine.systems.battleground.movement.legality import CLAUSES, MoveWish, going
from engine.systems.battleground.movement.routes import Course, ends, points_of
from engine.systems.battleground.shifts.shift_focus import focus_spent_on_shift, may_spend_focus, spends_focus
from engine.systems.battleground.state import AimName, Battle, FigureOrNone, SeatOrNone

ApproachKind = Literal["towards", "charge"]


def course_towards(
    state: Battle,
    figure: str,
    how: ApproachKind,
    aim: str,
    points: int | None,
    seat: str = "",
    *,
    focused: bool = False,
) -> Course:
    """The course of such a movement; its points are given by the effect, otherwise by the speed, as for a move."""
    return Course(
        figure=figure,
        seat=seat or state.figures[figure].seat,
        how=how,
        points=points,
        focused=focused,
        from_difficult=movement_of(state, figure).on_difficult_ground(stands(state, figure)),
        aim=aim,
    )


def can_charge(state: Battle, figure: str, aim: str, points: int | None = None, seat: str = "") -> bool:
    """BG-SHIFT-2: whether the points suffice to reach a place adjacent to the aim, and no other enemy stops it
    before."""
    paces = (False, True) if may_spend_focus(state, figure, points, seat) else (False,)
    courses = (course_towards(state, figure, "charge", aim, points, focused=focused) for focused in paces)
    found = (ends(state, course, points_of(state, course)) for course in courses)
    return any(each is not None and bool(each.costs) for each in found)


def _course(state: Battle, *, focused: bool = False) -> Course:
    course: Course = state.question.course(state, focused=focused)
    return course


def places_to_go(state: Battle) -> Iterator[Choice]:
    """Every place of the map, also with the focused speed, in scenarios with that option."""
    yield from every_place(state, state.question.figure)
    if state.scenario.profile["shift_focus"] == "yes":
        yield from every_place(state, state.question.figure, focused=True)


def places_on_the_way(state: Battle) -> list[Choice]:
    """The possible ends of the movement."""
    course = _course(state)
    found = legal_destinations(state, course, points_of(state, course), APPROACH.rules)
    if may_spend_focus(state, course.figure, course.points, course.seat):
        course = _course(state, focused=True)
        found += legal_destinations(state, course, points_of(state, course), APPROACH.rules, focused=True)
    return found


def _going(state: Battle, wish: Choice) -> MoveWish:
    course = _course(state, focused=spends_focus(wish))
    return going(state, wish, course, points_of(state, course))


@clause("BG-SHIFT-1", lambda going: {"figure": going.course.figure})
def shift_may_spend_focus(going: MoveWish) -> bool:
    """Focus is spent only on a movement by the own speed, and only where the scenario says so."""
    course = going.course
    return not course.focused or may_spend_focus(going.state, course.figure, course.points, course.seat)


APPROACH: Action[Battle, MoveWish] = Action(
    "move",
    (shift_may_spend_focus, *CLAUSES),
    _going,
    places_to_go,
    places_on_the_way,
    lambda state, wish: whole_move(state, wish, state.question.figure),
    way_shown,
)


@record(frozen=True, slots=True)
class Approaching(Question[Battle]):
    """The choice of the end of a movement towards a figure or a place; if none is possible, the figure stays."""

    offers = (APPROACH,)
    how: ClassVar[ApproachKind]
    figure: FigureOrNone
    aim: AimName
    points: Count | None = None
    seat: SeatOrNone = ""

    def course(self, state: Battle, *, focused: bool = False) -> Course:
        """The fixed part of the movement before its end is chosen."""
        return course_towards(state, self.figure, self.how, self.aim, self.points, self.seat, focused=focused)

    def asked(self, state: Battle) -> Decision | Do[Battle]:
        """The decision, if there is more than one end."""
        if self.figure not in state.figures:
            return Do()
        choices = APPROACH.choices(state)
        if not choices:
            return Do()
        if len(choices) == 1:
            return self.take(state, choices[0])
        prompt = message("prompt-battleground-approach", figure=self.figure, aim=self.aim)
        return Decision((self.course(state).seat,), "move", prompt, choices)

    def take(self, state: Battle, answer: Choice) -> Do[Battle]:
        focused = spends_focus(answer)
        spent = focus_spent_on_shift(self.figure) if focused else ()
        return Do(spent, (set_out(state, self.course(state, focused=focused), answer),))

    def admit(self, state: Battle, answer: Choice) -> Choice | None:
        return admitted(state, APPROACH, answer, self.figure)


@record(frozen=True, slots=True)
class MoveTowards(Approaching):
    """BG-SHIFT-1: the figure may stop anywhere on a shortest route."""

    how = "towards"

    def ask(self, state: Battle) -> Decision | Do[Battle]:
        return self.asked(state)


@record(frozen=True, slots=True)
class Charge(Approaching):
    """BG-SHIFT-2: the figure must end adjacent."""

    how = "charge"

    def ask(self, state: Battle) -> Decision | Do[Battle]:
        return self.asked(state)
