"""heal: a unit heals HP, up to its health (HR-TROOP-2)."""

from __future__ import annotations

from typing import Annotated

from engine.abilities.context import Now
from engine.abilities.fields import Between
from engine.abilities.kinds import HowMany, resolved_number
from engine.kernel.data.record import record
from engine.kernel.state.step import Do
from engine.systems.hoplomachus.abilities.types.effect_types import CardEffect, rule_of
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.units.health import hp_gain_events


@record(frozen=True, slots=True, kw_only=True)
class Heal(CardEffect):
    """The unit regains lost HP; by default all of them ("fully heal")."""

    causes = ("hp-gained",)
    hp: Annotated[HowMany, Between(1, 99)] = 99
    """The number of hit points to heal."""

    def happen(self, now: Now[Arena]) -> Do[Arena]:
        return Do(hp_gain_events(now.state, now.figure, resolved_number(now, self.hp), rule_of(now.cast), healing=True))

    def matters(self, now: Now[Arena]) -> bool:
        return bool(self.happen(now).events)


OP = Heal
