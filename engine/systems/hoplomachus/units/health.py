"""HR-TROOP-2: health chips: the number left in the supply, healing up to health, gaining beyond it."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from engine.kernel.data.record import record
from engine.kernel.rules.clauses import amount
from engine.kernel.rules.modified_number import ModifiedNumber, adds
from engine.kernel.state.event import Event
from engine.systems.hoplomachus.state import Arena, with_unit


@record(frozen=True, slots=True, kw_only=True)
class HpGained(Event[Arena]):
    """A unit has more HP; `healed` says that it was healed, and not given them."""

    unit: str
    hp: int
    healed: bool

    def evolve(self, state: Arena) -> Arena:
        unit = state.units[self.unit]
        return with_unit(state, self.unit, replace(unit, hp=unit.hp + self.hp))


@record(frozen=True, slots=True, kw_only=True)
class HpTaken(Event[Arena]):
    """A unit lost HP other than by damage."""

    unit: str
    hp: int

    def evolve(self, state: Arena) -> Arena:
        unit = state.units[self.unit]
        return with_unit(state, self.unit, replace(unit, hp=unit.hp - self.hp))


class HpGain(NamedTuple):
    """HP that a unit is about to get, by healing or as a gift."""

    state: Arena
    unit: str
    hp: int
    healing: bool


def hp_supply(state: Arena, seat: str) -> int:
    """The health chips of a seat's colour that are on no unit."""
    return state.scenario.hp - sum(state.units[name].hp for name in state.of(seat))


def asked_for(gain: HpGain) -> int:
    """The gain without a limit."""
    return gain.hp


@amount("HR-TROOP-2", lambda gain: {"unit": gain.unit})
def not_above_health(gain: HpGain) -> int:
    """Healing never goes above health; gaining HP may."""
    room = max(0, gain.state.chip(gain.unit).health - gain.state.units[gain.unit].hp)
    return min(0, room - gain.hp) if gain.healing else 0


@amount("HR-TROOP-2", lambda gain: {"unit": gain.unit})
def not_beyond_supply(gain: HpGain) -> int:
    """Gaining or healing takes only what the supply has."""
    room = gain.hp + not_above_health(gain)
    return min(0, hp_supply(gain.state, gain.state.units[gain.unit].seat) - room)


GAINED: ModifiedNumber[HpGain] = ModifiedNumber("gained", asked_for, (adds(not_above_health), adds(not_beyond_supply)))


def hp_gain_events(state: Arena, unit: str, hp: int, rule: str, *, healing: bool = False) -> tuple[Event[Arena], ...]:
    """The events by which a unit in combat gets HP, within the limits."""
    if unit not in state.units:
        return ()
    more = GAINED.value(HpGain(state, unit, hp, healing))
    return (HpGained(unit=unit, hp=more, healed=healing, rules=(rule, "HR-TROOP-2")),) if more > 0 else ()
