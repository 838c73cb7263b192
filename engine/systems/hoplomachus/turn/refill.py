"""HR-S-2, -3: the refill of the camp: units are drawn from the bag, face down, until there are four."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.kernel.chance.deck import UNKNOWN
from engine.kernel.chance.rolls import Chance
from engine.kernel.data.choice import Choice
from engine.kernel.data.field_marks import SeatName
from engine.kernel.data.record import record
from engine.kernel.rules.clauses import effect
from engine.kernel.state.event import Event
from engine.kernel.state.step import Do, Step
from engine.systems.hoplomachus.state import Arena, with_side

IN_CAMP = 4
"""HR-S-2: the number of units that a troop has in camp."""


@record(frozen=True, slots=True, kw_only=True)
class UnitDrawn(Event[Arena]):
    """A unit was drawn from the bag into the camp, face down: only its owner sees which."""

    seat: str
    unit: str

    def evolve(self, state: Arena) -> Arena:
        side = state.sides[self.seat]
        return with_side(state, self.seat, replace(side, holding=side.holding.drawn(self.unit)))

    def seen_by(self, seat: str) -> UnitDrawn:
        return self if seat == self.seat else replace(self, unit=UNKNOWN)


@record(frozen=True, slots=True)
class Refill(Step[Arena]):
    """The seat draws units up to four, while there are any in the bag."""

    seat: SeatName
    rule: str

    def run(self, state: Arena) -> Do[Arena]:
        return Do(then=unit_drawn(state, self))


@effect("HR-S-3")
def unit_drawn(state: Arena, filling: Refill) -> tuple[Step[Arena], ...]:
    """One unit after another; heroes in camp do not count, returned units do."""
    side = state.sides[filling.seat]
    counted = sum(not state.chip(unit).hero for unit in side.camp) + len(side.holding.hand)
    if counted >= IN_CAMP or not side.holding.deck:
        return ()
    return (DrawUnit("bag", filling.seat, filling.rule), filling)


@record(frozen=True, slots=True)
class DrawUnit(Chance[Arena]):
    """One unit of the bag."""

    rule: str

    def outcomes(self, state: Arena) -> Sequence[str]:
        return state.sides[self.seat].holding.deck.next()

    def take(self, state: Arena, answer: Choice) -> Do[Arena]:
        return Do((UnitDrawn(seat=self.seat, unit=answer.text("result"), rules=(self.rule,)),))
