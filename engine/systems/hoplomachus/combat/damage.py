"""HR-TURN-7, -8, -10: damage with the skills that modify it, defeat and its favour, triggered skills."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from engine.abilities.kinds import all_conditions_hold, counted
from engine.kernel.data.field_marks import Count, SeatName
from engine.kernel.data.record import record
from engine.kernel.rules.clauses import amount, effect
from engine.kernel.rules.modified_number import ModifiedNumber, adds
from engine.kernel.state.event import Event
from engine.kernel.state.step import Do, Step
from engine.systems.hoplomachus.abilities.types.skills import Instead
from engine.systems.hoplomachus.favour.rewards import Rewards
from engine.systems.hoplomachus.favour.track import favour_for_defeats
from engine.systems.hoplomachus.state import Arena, UnitName, with_side, with_unit
from engine.systems.hoplomachus.units.status import working_skills


@record(frozen=True, slots=True, kw_only=True)
class DamageDealt(Event[Arena]):
    """Units were dealt damage: the hits on each, and the HP each lost; `by` is the unit that caused it, if any."""

    by: str | None
    attack: bool
    hits: Mapping[str, int]
    lost: Mapping[str, int]

    def evolve(self, state: Arena) -> Arena:
        for name, hp in self.lost.items():
            unit = state.units[name]
            state = with_unit(state, name, replace(unit, hp=unit.hp - hp))
        return state


@record(frozen=True, slots=True, kw_only=True)
class UnitsDefeated(Event[Arena]):
    """HR-TURN-10: units left combat for the discards of their troops, their tactics for those of the troops that played
    them."""

    units: tuple[str, ...]

    def evolve(self, state: Arena) -> Arena:
        for name in self.units:
            gone = state.units[name]
            side = state.sides[gone.seat]
            state = with_side(state, gone.seat, replace(side, discard=(*side.discard, name)))
            for played in gone.tactics:
                owner = state.sides[played.seat]
                state = with_side(state, played.seat, replace(owner, spent=(*owner.spent, played.card)))
        return state.but(units={name: unit for name, unit in state.units.items() if name not in self.units})


class IncomingDamage(NamedTuple):
    """Hits on a unit, by an attack or another cause."""

    state: Arena
    unit: str
    hits: int
    attack: bool


def rolled(blow: IncomingDamage) -> int:
    """HR-COMP-2: each hit is 1 damage."""
    return blow.hits


@amount("HR-TURN-6", lambda blow: {"unit": blow.unit})
def withstood(blow: IncomingDamage) -> int:
    """The unit's skills reduce the damage, down to none, or add to it."""
    changed = 0
    for each in working_skills(blow.state, blow.unit):
        ability = each.ability
        if isinstance(ability, Instead) and ability.by is not None:
            context = each.context(blow.state)._replace(about=blow).naming("damage", blow.hits)
            changed += counted(context, ability.by) if all_conditions_hold(context, ability.condition) else 0
    return max(changed, -blow.hits)


DAMAGE: ModifiedNumber[IncomingDamage] = ModifiedNumber("damage", rolled, (adds(withstood),))


def lost_by(blow: IncomingDamage) -> int:
    """HR-TURN-6, HR-TROOP-2: the HP that the damage takes from the unit, no more than it has."""
    return min(DAMAGE.value(blow), blow.state.units[blow.unit].hp)


@record(frozen=True, slots=True)
class Deal(Step[Arena]):
    """Damage as one event: all targets lose HP at once, then come defeat and favour, then triggers, then rewards.

    HR-TURN-7: damage counts as dealt if at least one hit was rolled, even if no HP are lost. `seat` is the troop that
    caused it, `by` the unit; no unit for a tactic, neither for the arena itself.
    """

    by: UnitName | None
    seat: SeatName | None
    attack: bool
    hits: tuple[tuple[UnitName, Count], ...]

    def run(self, state: Arena) -> Do[Arena]:
        hits = {unit: number for unit, number in self.hits if number > 0 and unit in state.units}
        if not hits:
            return Do()
        lost = {unit: lost_by(IncomingDamage(state, unit, number, self.attack)) for unit, number in hits.items()}
        dealt = DamageDealt(by=self.by, attack=self.attack, hits=hits, lost=lost, rules=("HR-TURN-7",))
        return Do((dealt, *defeated(state, lost, self.seat, self.by)), (Rewards(),))


@effect("HR-TURN-10")
def defeated(state: Arena, lost: Mapping[str, int], seat: str | None, by: str | None) -> tuple[Event[Arena], ...]:
    """A unit that has lost its last HP is defeated at once, by this troop and this unit of it, if any."""
    gone = tuple(unit for unit, hp in lost.items() if hp >= state.units[unit].hp)
    if not gone:
        return ()
    return (UnitsDefeated(units=gone, rules=("HR-TURN-10",)), *favour_for_defeats(state, gone, seat, by))
