"""HR-S-1: the outcome of a game, checked after every event."""

from __future__ import annotations

from engine.kernel.rules.clauses import effect
from engine.kernel.state.outcome import Outcome
from engine.systems.hoplomachus.state import Arena


def outcome(state: Arena) -> Outcome | None:
    """The outcome, if the game is over; heroes are checked before the empty arena (HR-TURN-12)."""
    found = (*by_heroes(state), *by_empty_arena(state))
    return found[0] if found else None


def _favour(state: Arena) -> dict[str, int]:
    return {seat: state.sides[seat].favour for seat in state.seats}


@effect("HR-S-1")
def by_heroes(state: Arena) -> tuple[Outcome, ...]:
    """The troop that defeats the opposing primary hero wins; HR-TURN-12: both by one damage is a draw."""
    fallen = [seat for seat in state.seats if state.primary(seat) in state.sides[seat].discard]
    if not fallen:
        return ()
    if len(fallen) == len(state.seats):
        return (Outcome("draw", "HR-TURN-12", (), _favour(state)),)
    return (Outcome("win", "HR-S-1", (state.opponent(fallen[0]),), _favour(state)),)


@effect("HR-S-1")
def by_empty_arena(state: Arena) -> tuple[Outcome, ...]:
    """A troop without units in combat has lost; with both empty the active player wins."""
    if state.active is None:
        return ()
    in_combat = {unit.seat for unit in state.units.values()}
    standing = [seat for seat in state.seats if seat in in_combat or not _may_be_empty(state, seat)]
    if len(standing) == len(state.seats):
        return ()
    return (Outcome("win", "HR-S-1", (standing[0] if standing else state.active,), _favour(state)),)


def _may_be_empty(state: Arena, seat: str) -> bool:
    """Whether a troop can lose by this now: from the second round on; by one option after its first turn."""
    if state.round > 1 or state.scenario.profile["empty_arena"] == "from_second_round" or state.active is None:
        return state.round > 1
    return state.order.index(seat) < state.order.index(state.active)
