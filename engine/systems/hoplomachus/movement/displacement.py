"""HR-TURN-9: displacement of a unit to another hex; by the unit's own skill it counts as a move."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from engine.abilities.ability_use import AbilityUse
from engine.kernel.data.choice import Choice, choice
from engine.kernel.data.field_marks import SeatName
from engine.kernel.data.message import MessageValue, message
from engine.kernel.data.record import record
from engine.kernel.rules.action import Action, Wish
from engine.kernel.rules.clauses import clause, effect
from engine.kernel.state.decision import Decision
from engine.kernel.state.event import Event
from engine.kernel.state.step import Do, Question, Step
from engine.systems.hoplomachus.abilities.types.skills import Used
from engine.systems.hoplomachus.arena_geometry import at_distance, distance, free_among, is_free
from engine.systems.hoplomachus.movement.move_action import UnitMoved
from engine.systems.hoplomachus.state import Arena, UnitName, UnitOrNone, with_unit


@record(frozen=True, slots=True, kw_only=True)
class UnitDisplaced(Event[Arena]):
    """A unit was put on another hex, without using up its move."""

    unit: str
    to: str

    def evolve(self, state: Arena) -> Arena:
        return with_unit(state, self.unit, replace(state.units[self.unit], at=state.place(self.to)))


@record(frozen=True, slots=True)
class Displace(Step[Arena]):
    """Put a unit on a hex; nothing happens if it is blocked or outside the arena.

    `by` is the unit with the skill; empty if no skill causes it.
    """

    unit: UnitName
    to: int | None
    rule: str
    by: UnitOrNone = ""

    def run(self, state: Arena) -> Do[Arena]:
        return Do(displaced(state, self))


@effect("HR-TURN-9")
def displaced(state: Arena, put: Displace) -> tuple[Event[Arena], ...]:
    """A unit in combat is put there, if the hex is not blocked; by its own skill it moves."""
    if put.unit not in state.units or put.to is None or not is_free(state, put.to):
        return ()
    to, rules = state.printed(put.to), ("HR-TURN-9", put.rule)
    if put.by == put.unit:
        path = (state.printed(state.units[put.unit].at), to)
        return (UnitMoved(unit=put.unit, path=path, rules=rules),)
    return (UnitDisplaced(unit=put.unit, to=to, rules=rules),)


def skill_owner(cast: AbilityUse) -> str:
    """HR-TURN-9, HR-S-4: the unit whose own skill is running, also one that a tactic gives it while it lies there; none
    for what a tactic itself does."""
    return cast.figure


class HexPlacement(NamedTuple):
    """A unit that an ability is about to put on another hex."""

    state: Arena
    cast: AbilityUse
    unit: str


@clause("HR-TURN-3", lambda placement: {"unit": placement.unit})
def may_change_hex(placement: HexPlacement) -> bool:
    """A dazed unit does not move by skills that it uses, even if it may engage; its innate skills still apply."""
    state, cast, unit = placement
    moving = state.units[unit].dazed and skill_owner(cast) == unit
    return not (moving and isinstance(state.scenario.definitions[cast.ability], Used))


def _of_wish(wish: Wish[Arena]) -> Mapping[str, MessageValue]:
    asked: PutSomewhere = wish.question
    to = wish.choice.text("to")
    return {"unit": asked.target, "on": asked.on, "away": asked.away, "place": to, "places": to}


@clause("HR-COMP-11", _of_wish)
def put_exactly_so_far(wish: Wish[Arena]) -> bool:
    """The hex is exactly as far away as the skill says."""
    asked: PutSomewhere = wish.question
    at = wish.state.units[asked.on].at
    return distance(wish.state.scenario.grid, at, wish.state.place(wish.choice.text("to"))) == asked.away


@clause("HR-TURN-9", _of_wish)
def put_on_free_hex(wish: Wish[Arena]) -> bool:
    """No unit is put on a blocked hex."""
    return is_free(wish.state, wish.state.place(wish.choice.text("to")))


def hex_choices(state: Arena) -> Iterator[Choice]:
    """Each hex of the arena."""
    grid = state.scenario.grid
    return (choice("displace", unit=state.question.target, to=grid.name(hex_)) for hex_ in range(grid.size))


PUT: Action[Arena, Wish[Arena]] = Action("displace", (put_exactly_so_far, put_on_free_hex), Wish, hex_choices)


def hexes_for(state: Arena, on: str, away: int) -> tuple[int, ...]:
    """The free hexes exactly so far from a unit in combat."""
    return free_among(state, at_distance(state, state.units[on].at, away)) if on in state.units else ()


@record(frozen=True, slots=True)
class PutSomewhere(Question[Arena]):
    """The player of the skill puts `target` on a hex exactly `away` from `on`; nothing happens if there is none."""

    offers = (PUT,)
    seat: SeatName
    target: UnitOrNone
    on: UnitOrNone
    away: int
    rule: str
    by: UnitOrNone = ""

    def ask(self, state: Arena) -> Decision | Do[Arena]:
        choices = PUT.choices(state) if {self.target, self.on} <= state.units.keys() else ()
        if len(choices) < 2:
            return Do(then=tuple(self._put(state, each) for each in choices))
        prompt = message("prompt-hoplomachus-displace", unit=self.target)
        return Decision((self.seat,), "displace", prompt, choices)

    def take(self, state: Arena, answer: Choice) -> Do[Arena]:
        return Do(then=(self._put(state, answer),))

    def _put(self, state: Arena, answer: Choice) -> Displace:
        return Displace(self.target, state.place(answer.text("to")), self.rule, self.by)
