"""defeat: a unit is defeated outright, regardless of its HP (HR-TURN-10)."""

from __future__ import annotations

from engine.abilities.context import Now
from engine.kernel.data.record import record
from engine.kernel.state.step import Do
from engine.systems.hoplomachus.abilities.types.effect_types import CardEffect
from engine.systems.hoplomachus.combat.damage import defeated
from engine.systems.hoplomachus.favour.rewards import Rewards
from engine.systems.hoplomachus.state import Arena


@record(frozen=True, slots=True, kw_only=True)
class Defeat(CardEffect):
    """The unit is removed from combat at once."""

    causes = ("defeated",)

    @property
    def harms(self) -> bool:
        return True

    def happen(self, now: Now[Arena]) -> Do[Arena]:
        hp = now.state.units[now.figure].hp
        return Do(defeated(now.state, {now.figure: hp}, now.cast.seat, now.cast.by), (Rewards(),))


OP = Defeat
