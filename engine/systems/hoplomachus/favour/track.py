"""HR-FAVOUR, HR-S-4: the favour track: how troops gain favour, up to its last space."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from engine.kernel.data.record import record
from engine.kernel.rules.clauses import amount, effect
from engine.kernel.rules.modified_number import ModifiedNumber, adds
from engine.kernel.state.event import Event
from engine.systems.hoplomachus.state import Arena, with_side

SPACES = (5, 10, 15, 20)
"""HR-FAVOUR-2: the favour at which each reward is earned."""
FAVOUR_OF_DEFEAT = 2
"""HR-S-4: for each opponent that a unit defeats."""


@record(frozen=True, slots=True, kw_only=True)
class FavourGained(Event[Arena]):
    """A troop gained favour of the crowd."""

    seat: str
    favour: int

    def evolve(self, state: Arena) -> Arena:
        side = state.sides[self.seat]
        return with_side(state, self.seat, replace(side, favour=side.favour + self.favour))


@record(frozen=True, slots=True, kw_only=True)
class FavourLost(Event[Arena]):
    """A troop lost favour of the crowd; rewards that were reached are kept."""

    seat: str
    favour: int

    def evolve(self, state: Arena) -> Arena:
        side = state.sides[self.seat]
        return with_side(state, self.seat, replace(side, favour=side.favour - self.favour))


class FavourGain(NamedTuple):
    """Favour that a troop is about to gain."""

    state: Arena
    seat: str
    favour: int


def approved(approval: FavourGain) -> int:
    """The gain before the limit of the track."""
    return approval.favour


@amount("HR-FAVOUR-2")
def not_beyond_last_space(approval: FavourGain) -> int:
    """On the last reward space the bead stops: what would take it further is not gained."""
    room = SPACES[-1] - approval.state.sides[approval.seat].favour
    return min(0, room - approval.favour)


FAVOUR: ModifiedNumber[FavourGain] = ModifiedNumber("favour", approved, (adds(not_beyond_last_space),))


def favour_gained(state: Arena, seat: str, favour: int, rule: str) -> tuple[Event[Arena], ...]:
    """The events of gaining favour, limited by the track."""
    gained = FAVOUR.value(FavourGain(state, seat, favour))
    return (FavourGained(seat=seat, favour=gained, rules=(rule, "HR-FAVOUR-2")),) if gained > 0 else ()


@effect("HR-S-4")
def favour_for_defeats(
    state: Arena, gone: tuple[str, ...], seat: str | None, by: str | None
) -> tuple[Event[Arena], ...]:
    """Two for each opponent that a unit of a troop defeated; none for its own units, or for defeats by a tactic
    itself."""
    if seat is None or by is None:
        return ()
    teams = state.scenario.teams
    opponents = sum(teams[state.units[unit].seat] != teams[seat] for unit in gone)
    return favour_gained(state, seat, FAVOUR_OF_DEFEAT * opponents, "HR-S-4")


@effect("HR-S-4")
def favour_of_stones(state: Arena, seat: str) -> tuple[Event[Arena], ...]:
    """At the start of the turn: 1 for one stone hex held, 3 for both."""
    held = {state.units[unit].at for unit in state.of(seat)}.intersection(state.scenario.stones)
    return favour_gained(state, seat, 3 if len(held) > 1 else len(held), "HR-S-4")
