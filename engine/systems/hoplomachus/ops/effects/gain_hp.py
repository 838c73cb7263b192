"""gain-hp: a unit gains HP, even above its health (HR-TROOP-2)."""

from __future__ import annotations

from engine.abilities.context import Now
from engine.abilities.kinds import Quantity, resolved_number
from engine.kernel.data.record import record
from engine.kernel.state.step import Do
from engine.systems.hoplomachus.abilities.types.effect_types import CardEffect, rule_of
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.units.health import hp_gain_events


@record(frozen=True, slots=True, kw_only=True)
class GainHp(CardEffect):
    """More HP."""

    causes = ("hp-gained",)
    hp: Quantity
    """The number of hit points gained."""

    def happen(self, now: Now[Arena]) -> Do[Arena]:
        return Do(hp_gain_events(now.state, now.figure, resolved_number(now, self.hp), rule_of(now.cast)))

    def matters(self, now: Now[Arena]) -> bool:
        return bool(self.happen(now).events)


OP = GainHp
