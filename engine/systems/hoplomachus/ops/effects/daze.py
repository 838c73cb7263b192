"""daze: a unit is dazed to the end of the turn (HR-TURN-3)."""

from __future__ import annotations

from engine.abilities.context import Now
from engine.kernel.data.record import record
from engine.kernel.state.step import Do
from engine.systems.hoplomachus.abilities.types.effect_types import CardEffect, rule_of
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.units.status import UnitDazed


@record(frozen=True, slots=True, kw_only=True)
class Daze(CardEffect):
    """The unit cannot move, attack, or use abilities or Specials in this turn."""

    @property
    def harms(self) -> bool:
        return True

    def happen(self, now: Now[Arena]) -> Do[Arena]:
        return Do((UnitDazed(unit=now.figure, rules=("HR-TURN-3", rule_of(now.cast))),) if self.matters(now) else ())

    def matters(self, now: Now[Arena]) -> bool:
        return not now.state.units[now.figure].dazed


OP = Daze
