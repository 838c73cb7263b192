"""retaliate: damage by an attack from within the unit's own range is answered with 1 damage (HR-COMP-11)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.clauses import effect
from engine.kernel.step import Step
from engine.systems.hoplomachus.damage import Deal
from engine.systems.hoplomachus.skills import Innate
from engine.systems.hoplomachus.space import apart
from engine.systems.hoplomachus.state import Arena


@dataclass(frozen=True, slots=True, kw_only=True)
class Retaliate(Innate):
    """Once for each attack that hit it, if it survived; the damage it deals is no attack damage."""

    def answers(self, state: Arena, unit: str, by: str | None, attack: bool) -> bool:
        return attack and by is not None and by in state.units and apart(state, unit, by) <= state.chip(unit).range

    def response(self, state: Arena, unit: str, by: str) -> tuple[Step[Arena], ...]:
        return damage_back(state, unit, by)


@effect("HR-COMP-11")
def damage_back(state: Arena, unit: str, by: str) -> tuple[Step[Arena], ...]:
    """One damage to the attacker."""
    return (Deal(unit, state.units[unit].seat, False, ((by, 1),)),)


OP = Retaliate
