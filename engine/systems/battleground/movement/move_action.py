"""BG-MOVE, BG-ACT-5, -6: the move action, paid or free, with or without focus."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.data.choice import Choice, choice
from engine.kernel.data.message import message
from engine.kernel.data.record import record
from engine.kernel.rules.action import Action
from engine.kernel.rules.clauses import clause, effect
from engine.kernel.state.decision import Decision
from engine.kernel.state.step import Do, Question
from engine.systems.battleground.activation.costs import ap_bill, can_pay, paid, price_shown
from engine.systems.battleground.activation_frame import (
    active,
    in_opportunity_attack,
    interrupted,
    interruption,
    is_acting,
)
from engine.systems.battleground.combat.wounds import is_in_play
from engine.systems.battleground.events import FocusSpent
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
from engine.systems.battleground.movement.routes import Course, points_of
from engine.systems.battleground.state import Battle, FigureOrNone


def course_of(state: Battle, figure: str, *, focused: bool) -> Course:
    """BG-MOVE-5, BG-INT-2: a move action; in a guard interruption towards the interrupted figure, which must see its
    end."""
    at, aim = stands(state, figure), _interrupted_by(state, figure)
    return Course(
        figure=figure,
        seat=state.figures[figure].seat,
        how="move",
        focused=focused,
        from_difficult=movement_of(state, figure).on_difficult_ground(at),
        aim=aim,
        in_sight_of=aim,
    )


def _interrupted_by(state: Battle, figure: str) -> str:
    """The figure that is interrupted, by a guard or an ability, if any."""
    interrupts = is_acting(state) and active(state) == figure and interruption(state) in ("guard", "ability")
    return (interrupted(state) or "") if interrupts else ""


@clause("BG-ACT-2", lambda going: price_shown(ap_bill(going.state, "move")))
def enough_ap_to_move(going: MoveWish) -> bool:
    """The action points suffice for one more move."""
    return can_pay(going.state, "move")


@clause("BG-INT-6", lambda going: {"figure": going.course.figure})
def no_move_in_an_opportunity_attack(going: MoveWish) -> bool:
    """A figure in an opportunity attack does not move."""
    return not _only_attacks(going.state, going.course.figure)


def _only_attacks(state: Battle, figure: str) -> bool:
    return is_acting(state) and active(state) == figure and in_opportunity_attack(state)


@clause("BG-ACT-6", lambda going: {"figure": going.course.figure})
def has_focus_to_spend(going: MoveWish) -> bool:
    """Only a focused character moves with its focused speed."""
    return not going.course.focused or going.state.figures[going.course.figure].focused


def _moves(state: Battle, figure: str) -> Iterator[Choice]:
    """Every place, with the printed speed and with the focused one."""
    yield from every_place(state, figure)
    yield from every_place(state, figure, focused=True)


def _within_reach(state: Battle, figure: str, rules: tuple[str, ...]) -> list[Choice]:
    """The legal ones among them, regardless of their cost."""
    if _only_attacks(state, figure):
        return []
    course = course_of(state, figure, focused=False)
    found = legal_destinations(state, course, points_of(state, course), rules)
    if state.figures[figure].focused:
        course = course_of(state, figure, focused=True)
        found += legal_destinations(state, course, points_of(state, course), rules, focused=True)
    return found


def _going(state: Battle, wish: Choice, figure: str) -> MoveWish:
    course = course_of(state, figure, focused=wish.data.get("focused") is True)
    return going(state, wish, course, points_of(state, course))


def moves_of_acting(state: Battle) -> Iterator[Choice]:
    """BG-ACT-1: every move of the acting figure."""
    return _moves(state, active(state))


def legal_moves_of_acting(state: Battle) -> list[Choice]:
    """The legal ones."""
    return _within_reach(state, active(state), ACTION.rules) if can_pay(state, "move") else []


ACTION: Action[Battle, MoveWish] = Action(
    "move",
    (enough_ap_to_move, no_move_in_an_opportunity_attack, has_focus_to_spend, *CLAUSES),
    lambda state, wish: _going(state, wish, active(state)),
    moves_of_acting,
    legal_moves_of_acting,
    lambda state, wish: whole_move(state, wish, active(state)),
    way_shown,
)


def begin(state: Battle, answer: Choice) -> Do[Battle]:
    """The acting figure pays and sets out."""
    course = course_of(state, active(state), focused="focused" in answer.data)
    payment = paid(state, course.figure, "move", "BG-ACT-2")
    return Do((payment, *focus_spent(course)), (set_out(state, course, answer),))


@effect("BG-ACT-6")
def focus_spent(course: Course) -> tuple[FocusSpent, ...]:
    """The focus token is spent on this move."""
    return (FocusSpent(figure=course.figure, rules=("BG-ACT-6",)),) if course.focused else ()


def admit(state: Battle, answer: Choice) -> Choice | None:
    """A legal move of the acting figure with a given path."""
    return admitted(state, ACTION, answer, active(state))


def free_moves(state: Battle) -> Iterator[Choice]:
    """Every move of a figure with a free move."""
    return _moves(state, state.question.figure)


def legal_free_moves(state: Battle) -> list[Choice]:
    """The legal ones."""
    return _within_reach(state, state.question.figure, FREE.rules)


FREE: Action[Battle, MoveWish] = Action(
    "move",
    (no_move_in_an_opportunity_attack, has_focus_to_spend, *CLAUSES),
    lambda state, wish: _going(state, wish, state.question.figure),
    free_moves,
    legal_free_moves,
    lambda state, wish: whole_move(state, wish, state.question.figure),
    way_shown,
)


@record(frozen=True, slots=True)
class FreeMove(Question[Battle]):
    """BG-ACT-5: a move action that costs nothing and does not count as one; its player may decline."""

    offers = (FREE,)
    figure: FigureOrNone

    def ask(self, state: Battle) -> Decision | Do[Battle]:
        if not is_in_play(state, self.figure):
            return Do()
        choices = FREE.choices(state)
        if not choices:
            return Do()
        prompt = message("prompt-battleground-free-move", figure=self.figure)
        seat = state.figures[self.figure].seat
        return Decision((seat,), "move", prompt, (*choices, choice("decline", rules=("BG-ACT-5",))))

    def take(self, state: Battle, answer: Choice) -> Do[Battle]:
        if answer.kind == "decline":
            return Do()
        course = course_of(state, self.figure, focused="focused" in answer.data)
        return Do(focus_spent(course), (set_out(state, course, answer),))

    def admit(self, state: Battle, answer: Choice) -> Choice | None:
        return admitted(state, FREE, answer, self.figure)
