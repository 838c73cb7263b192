"""BG-SHIFT-3, -4: teleport and jump: over everything to one of the places around."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import ClassVar

from engine.geometry.bounded_cache import cached_by_size
from engine.geometry.hex.bit_sets import members
from engine.geometry.movement.leaps import leap
from engine.geometry.movement.reach import WITHOUT_LIMIT, Crowd, MovementGraph
from engine.kernel.data.choice import Choice, choice
from engine.kernel.data.field_marks import Count
from engine.kernel.data.message import MessageValue, message
from engine.kernel.data.record import record
from engine.kernel.data.value import Value
from engine.kernel.rules.action import Action
from engine.kernel.rules.clauses import clause, effect
from engine.kernel.state.decision import Decision
from engine.kernel.state.event import Event
from engine.kernel.state.step import Do, Question, Step, Within
from engine.systems.battleground.interruptions.rules import Leaving, Watched
from engine.systems.battleground.movement.climbing import movement_of, stands
from engine.systems.battleground.movement.events import How, moved
from engine.systems.battleground.movement.speed import speed
from engine.systems.battleground.movement.turning import TurnFreely
from engine.systems.battleground.shifts.shift_focus import focus_spent_on_shift, may_spend_focus, spends_focus
from engine.systems.battleground.state import Battle, FigureOrNone, PlaceNumber, SeatOrNone
from engine.systems.battleground.trigger_events import ComesToRest


@record(frozen=True, slots=True)
class Landing:
    """A wish to land on a place: its cost with figures in the way, and without them."""

    state: Battle
    leaping: Leaping
    focused: bool
    place: str
    points: int
    footing: bool
    free: bool
    cost: int | None
    cost_past_figures: int | None

    @property
    def possible(self) -> bool:
        """Whether a figure could stand there."""
        return self.footing and self.free


def costs_of_leaps(state: Battle, figure: str, points: int, *, past_figures: bool | None = None) -> Mapping[int, int]:
    """BG-SHIFT-3: where a leap may end, and at which cost; past figures, unless the edition says otherwise."""
    if past_figures is None:
        past_figures = state.scenario.profile["teleport_past_figures"] == "yes"
    movement, crowd = movement_of(state, figure), state.crowd(figure)
    return _costs(movement, stands(state, figure), points, crowd, past_figures)


@cached_by_size(16, lambda movement, start, points, crowd, past_figures: movement.terrain.grid.size)
def _costs(movement: MovementGraph, start: int, points: int, crowd: Crowd, past_figures: bool) -> Mapping[int, int]:
    """The costs by place; cached, as every wish at a decision and the landing itself need them again."""
    return leap(movement, start, points, crowd, past_figures=past_figures)


def _landing(state: Battle, wish: Choice) -> Landing:
    figure, to = state.question.figure, state.scenario.terrain.grid.place(wish.text("to"))
    movement = movement_of(state, figure)
    return Landing(
        state=state,
        leaping=state.question,
        focused=spends_focus(wish),
        place=wish.text("to"),
        points=state.question.reach(state, focused=spends_focus(wish)),
        footing=to in movement.footings,
        free=state.crowd(figure).places.isdisjoint(movement.footprint.at(to)),
        cost=costs_of_leaps(state, figure, WITHOUT_LIMIT).get(to),
        cost_past_figures=costs_of_leaps(state, figure, WITHOUT_LIMIT, past_figures=True).get(to),
    )


def _shown(landing: Landing) -> Mapping[str, MessageValue]:
    shown: dict[str, MessageValue] = {"place": landing.place, "points": landing.points, "cost": landing.cost or 0}
    return {**shown, "places": (landing.place,)}


@clause("BG-SHIFT-3", lambda landing: {"figure": landing.leaping.figure})
def leap_may_spend_focus(landing: Landing) -> bool:
    """Focus is spent only on a leap by the own speed, and only where the scenario says so (BG-SHIFT-1)."""
    return not landing.focused or landing.leaping.may_spend_focus(landing.state)


@clause("BG-SHIFT-4", _shown)
def leap_ends_on_footing(landing: Landing) -> bool:
    """A leap never ends where a figure cannot stand."""
    return landing.footing


@clause("BG-SHIFT-4", _shown)
def leap_ends_on_a_free_place(landing: Landing) -> bool:
    """A leap never ends where another figure stands."""
    return landing.free


@clause("BG-SHIFT-3", _shown)
def leaps_past_nobody(landing: Landing) -> bool:
    """By one edition figures block a leap."""
    return not landing.possible or landing.cost is not None or landing.cost_past_figures is None


@clause("BG-SHIFT-3", _shown)
def leap_is_near_enough(landing: Landing) -> bool:
    """Each step of a leap costs a point."""
    if not landing.possible or not leaps_past_nobody.body(landing):
        return True
    return landing.cost is not None and landing.cost <= landing.points


def places_to_leap_to(state: Battle) -> Iterator[Choice]:
    """Every place of the map, also with the focused speed, in scenarios with that option."""
    grid, places = state.scenario.terrain.grid, state.scenario.terrain.places
    yield from (choice("teleport", to=grid.name(place)) for place in members(places))
    if state.scenario.profile["shift_focus"] == "yes":
        yield from (choice("teleport", to=grid.name(place), focused=True) for place in members(places))


def places_within_a_leap(state: Battle) -> Iterator[Choice]:
    """The possible ends of the leap, with its cost."""
    names, question = state.scenario.terrain.grid.names, state.question
    for focused in (False, True) if question.may_spend_focus(state) else (False,):
        costs = costs_of_leaps(state, question.figure, question.reach(state, focused=focused))
        for place in sorted(costs):
            yield _leap_to(names[place], costs[place], focused)


@lru_cache(maxsize=4096)
def _leap_to(place: str, cost: int, focused: bool) -> Choice:
    """The choice of a place to leap to; cached, as a leap lists a hundred of them and most games repeat them."""
    fields: Mapping[str, Value] = {"focused": True} if focused else {}
    return Choice("teleport", {"to": place, **fields}, None, LEAP.rules, {"cost": cost})


LEAP: Action[Battle, Landing] = Action(
    "teleport",
    (leap_may_spend_focus, leap_ends_on_footing, leap_ends_on_a_free_place, leaps_past_nobody, leap_is_near_enough),
    _landing,
    places_to_leap_to,
    places_within_a_leap,
)


@record(frozen=True, slots=True)
class Leaping(Question[Battle]):
    """The choice of a leap's end: as far as an effect says or the figure's speed allows.

    `focused` says that focus was spent on it.
    """

    offers = (LEAP,)
    how: ClassVar[How]
    figure: FigureOrNone
    points: Count | None = None
    seat: SeatOrNone = ""
    focused: bool = False

    def reach(self, state: Battle, *, focused: bool = False) -> int:
        """The points for it; difficult ground is ignored, including where it starts."""
        return speed(state, self.figure, focused=focused or self.focused) if self.points is None else self.points

    def may_spend_focus(self, state: Battle) -> bool:
        """BG-SHIFT-1: whether focus may be spent on it now; only once."""
        return not self.focused and may_spend_focus(state, self.figure, self.points, self.seat)

    def asked(self, state: Battle) -> Decision | Do[Battle]:
        """The decision; none if the figure has left the game."""
        if self.figure not in state.figures:
            return Do()
        prompt = message("prompt-battleground-leap", figure=self.figure)
        seat = self.seat or state.figures[self.figure].seat
        return Decision((seat,), "teleport", prompt, LEAP.choices(state))

    def take(self, state: Battle, answer: Choice) -> Do[Battle]:
        leaping, to = self, state.scenario.terrain.grid.place(answer.text("to"))
        spent: tuple[Event[Battle], ...] = ()
        if spends_focus(answer):
            leaping, spent = replace(self, focused=True), focus_spent_on_shift(self.figure)
        done = leaping.begun(state, to)
        return Do((*spent, *done.events), done.then)

    def begun(self, state: Battle, to: int) -> Do[Battle]:
        """The first steps of a leap to a place."""
        return self.land(state, to)

    def land(self, state: Battle, to: int) -> Do[Battle]:
        """The figure lands here."""
        start = stands(state, self.figure)
        cost = costs_of_leaps(state, self.figure, WITHOUT_LIMIT)[to]
        rule = "BG-SHIFT-3" if self.how == "teleport" else "BG-SHIFT-4"
        path = (start, to) if to != start else (start,)
        gone = moved(state, self.figure, path, self.how, (rule,), cost)
        rest = (ComesToRest(self.figure, self.how),) if gone else ()
        return Do(gone, (*turning_after_a_leap(self.figure), *rest, *self.seen(bool(gone))))

    def seen(self, left: bool) -> tuple[Step[Battle], ...]:
        """The reactions of guards to the leap."""
        return ()


@effect("BG-SHIFT-3")
def turning_after_a_leap(figure: str) -> tuple[Step[Battle], ...]:
    """After a leap the owner may turn the figure to any side."""
    return (TurnFreely(figure),)


@record(frozen=True, slots=True)
class Teleport(Leaping):
    """BG-SHIFT-3: it causes no opportunity attack and no guard interruption."""

    how = "teleport"

    def ask(self, state: Battle) -> Decision | Do[Battle]:
        return self.asked(state)


@record(frozen=True, slots=True)
class Jump(Leaping):
    """BG-SHIFT-4: like a teleport, but with opportunity attacks before it and guards after it.

    `departed` says that the attacks are over.
    """

    how = "jump"
    departed: bool = False

    def ask(self, state: Battle) -> Decision | Do[Battle]:
        return self.asked(state)

    def begun(self, state: Battle, to: int) -> Do[Battle]:
        start = stands(state, self.figure)
        if self.departed or to == start:
            return self.land(state, to)
        steps = (*opportunities_before_a_jump(self), Land(self, start, to))
        return Do(then=(Within(steps, subject=self.figure),))

    def seen(self, left: bool) -> tuple[Step[Battle], ...]:
        return guards_after_a_jump(self) if left else ()


@effect("BG-SHIFT-4")
def opportunities_before_a_jump(jump: Jump) -> tuple[Step[Battle], ...]:
    """Enemies that are engaged with a jumping figure have their opportunity attacks."""
    return (Leaving(jump.figure),)


@effect("BG-SHIFT-4")
def guards_after_a_jump(jump: Jump) -> tuple[Step[Battle], ...]:
    """Guards may interrupt a figure that jumped."""
    return (Watched(jump.figure),)


@record(frozen=True, slots=True)
class Land(Step[Battle]):
    """BG-INT-6: after the opportunity attacks the jump goes to its declared end; if it cannot, its player chooses
    another."""

    jump: Jump
    start: PlaceNumber
    to: PlaceNumber

    def run(self, state: Battle) -> Do[Battle]:
        within = costs_of_leaps(state, self.jump.figure, self.jump.reach(state))
        if stands(state, self.jump.figure) == self.start and self.to in within:
            return self.jump.land(state, self.to)
        return Do(then=(replace(self.jump, departed=True),))
