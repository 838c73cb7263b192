"""hurt: units are dealt damage that is not attack damage, all of them at once (HR-TURN-7)."""

from __future__ import annotations

from engine.abilities.context import Now
from engine.abilities.kinds import Quantity, picked, resolved_number
from engine.kernel.data.record import record
from engine.kernel.state.step import Do
from engine.systems.hoplomachus.abilities.types.effect_types import CardEffect
from engine.systems.hoplomachus.abilities.types.skill_damage import SkillDamage
from engine.systems.hoplomachus.combat.damage import Deal
from engine.systems.hoplomachus.state import Arena


@record(frozen=True, slots=True, kw_only=True)
class Hurt(CardEffect):
    """A fixed amount of damage."""

    causes = ("damaged", "defeated")
    once = True
    damage: Quantity
    """The damage to each of them."""

    @property
    def harms(self) -> bool:
        return True

    def strike(self, now: Now[Arena]) -> SkillDamage:
        return SkillDamage(picked(now.context, self.on), damage=resolved_number(now, self.damage))

    def happen(self, now: Now[Arena]) -> Do[Arena]:
        strike, cast = self.strike(now), now.cast
        hits = tuple((unit, strike.damage) for unit in strike.targets)
        return Do(then=(Deal(cast.by, cast.seat, False, hits),))

    def matters(self, now: Now[Arena]) -> bool:
        return self.strike(now).hurts


OP = Hurt
