"""HR-TACTIC: the tactic phase: one permanent, instant or temporary tactic, on a unit that is not elite."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.abilities.ability_use import AbilityUse
from engine.kernel.data.choice import Choice, choice
from engine.kernel.data.message import message
from engine.kernel.data.record import record
from engine.kernel.rules.action import Action, Wish
from engine.kernel.rules.clauses import clause, effect
from engine.kernel.state.event import Event
from engine.kernel.state.step import Do, Step
from engine.systems.hoplomachus.abilities.types.effect_types import lasts
from engine.systems.hoplomachus.abilities.use.resolution import resolution_step
from engine.systems.hoplomachus.arena_geometry import adjacent
from engine.systems.hoplomachus.phases import NEXT_PHASE, InPhase
from engine.systems.hoplomachus.state import Arena, Played, with_side, with_unit
from engine.systems.hoplomachus.units.comparatives import superlative_units

ANYBODY = "anybody"


@record(frozen=True, slots=True, kw_only=True)
class TacticPlayed(Event[Arena]):
    """A tactic was played on a unit; an instant one is discarded, any other lies on the unit (HR-TACTIC-2)."""

    seat: str
    tactic: str
    on: str

    def evolve(self, state: Arena) -> Arena:
        side, unit = state.sides[self.seat], state.units[self.on]
        camp = list(side.tactics)
        camp.remove(self.tactic)
        if state.tactic(self.tactic).type == "instant":
            return with_side(state, self.seat, replace(side, tactics=tuple(camp), spent=(*side.spent, self.tactic)))
        lies = replace(unit, tactics=(*unit.tactics, Played(self.tactic, self.seat)))
        return with_unit(with_side(state, self.seat, replace(side, tactics=tuple(camp))), self.on, lies)


@record(frozen=True, slots=True, kw_only=True)
class TacticEnded(Event[Arena]):
    """A temporary tactic expired: it went from the unit to the discards of the troop that played it."""

    seat: str
    tactic: str
    on: str

    def evolve(self, state: Arena) -> Arena:
        side, unit = state.sides[self.seat], state.units[self.on]
        left = list(unit.tactics)
        left.remove(Played(self.tactic, self.seat))
        spent = with_side(state, self.seat, replace(side, spent=(*side.spent, self.tactic)))
        return with_unit(spent, self.on, replace(unit, tactics=tuple(left)))


def near_own(state: Arena, on: str, seat: str) -> bool:
    """HR-TACTIC-1: whether a unit is of this troop, or adjacent to one that is."""
    return state.units[on].seat == seat or any(state.units[near].seat == seat for near in adjacent(state, on))


@clause("HR-COMP-6", lambda wish: {"unit": wish.choice.text("on")})
def on_no_elite_unit(wish: Wish[Arena]) -> bool:
    """No tactic can be played on an elite unit."""
    return not wish.state.chip(wish.choice.text("on")).elite


@clause("HR-TACTIC-1", lambda wish: {"unit": wish.choice.text("on")})
def own_or_beside_own(wish: Wish[Arena]) -> bool:
    """The unit is of the own troop, or adjacent to a unit that is."""
    return near_own(wish.state, wish.choice.text("on"), wish.question.seat)


@clause("HR-TURN-11", lambda wish: {"unit": wish.choice.text("on"), "tactic": wish.choice.text("tactic")})
def on_the_one_it_names(wish: Wish[Arena]) -> bool:
    """A tactic for the strongest unit, or the like, is played on that one of those it could be played on."""
    state, seat, whom = wish.state, wish.question.seat, wish.state.tactic(wish.choice.text("tactic")).whom
    if whom == ANYBODY:
        return True
    possible = [name for name in state.names if near_own(state, name, seat) and not state.chip(name).elite]
    return wish.choice["on"] in superlative_units(state, whom, possible)


def playable_tactics(state: Arena) -> Iterator[Choice]:
    """Every tactic in the own camp on every unit in combat."""
    tactics = dict.fromkeys(state.sides[state.question.seat].tactics)
    return (choice("tactic", tactic=tactic, on=name) for tactic in tactics for name in state.names)


PLAY: Action[Arena, Wish[Arena]] = Action(
    "tactic", (on_no_elite_unit, own_or_beside_own, on_the_one_it_names), Wish, playable_tactics
)


@record(frozen=True, slots=True)
class Tactics(InPhase):
    """HR-TACTIC-1: at most one tactic a turn."""

    kind = "tactic"
    prompt = message("prompt-hoplomachus-tactic")
    offers = (PLAY, NEXT_PHASE)

    def act(self, state: Arena, answer: Choice) -> Do[Arena]:
        tactic, on = answer.text("tactic"), answer.text("on")
        played = TacticPlayed(seat=self.seat, tactic=tactic, on=on, rules=("HR-TACTIC-1", "HR-TACTIC-2"))
        return Do((played,), applied(state, self.seat, tactic, on))


@effect("HR-TACTIC-2")
def applied(state: Arena, seat: str, tactic: str, on: str) -> tuple[Step[Arena], ...]:
    """The immediate effects of a tactic."""
    if all(map(lasts, state.tactic(tactic).effects)):
        return ()
    return (resolution_step(AbilityUse(seat, "", tactic, on), (on,)),)


@effect("HR-TACTIC-2")
def run_out(state: Arena, until: str, seat: str | None = None) -> tuple[Event[Arena], ...]:
    """Temporary tactics that expire; those of one seat if the time depends on whose turn begins."""
    return tuple(
        TacticEnded(seat=played.seat, tactic=played.card, on=name, rules=("HR-TACTIC-2",))
        for name in state.names
        for played in state.units[name].tactics
        if state.tactic(played.card).until == until and seat in (None, played.seat)
    )
