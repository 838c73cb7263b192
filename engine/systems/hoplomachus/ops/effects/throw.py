"""throw: the unit throws one of its attack dice at each of several targets, and each hit is 1 damage (HR-COMP-2)."""

from __future__ import annotations

from typing import Literal

from engine.abilities.context import Now
from engine.abilities.kinds import picked
from engine.kernel.data.record import record
from engine.kernel.state.step import Do
from engine.systems.hoplomachus.abilities.types.effect_types import CardEffect
from engine.systems.hoplomachus.abilities.types.skill_damage import SkillDamage
from engine.systems.hoplomachus.combat.attack_throw import throw
from engine.systems.hoplomachus.dice.attack_dice import strongest, weakest
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.units.status import attack_dice


@record(frozen=True, slots=True, kw_only=True)
class Throw(CardEffect):
    """Dice for damage that is not attack damage; all of it is one event."""

    causes = ("damaged", "defeated")
    once = True
    die: Literal["strongest", "weakest"] = "strongest"
    """The attack die that it throws."""

    @property
    def harms(self) -> bool:
        return True

    def strike(self, now: Now[Arena]) -> SkillDamage:
        state, unit = now.state, now.cast.figure
        dice = attack_dice(state, unit) if unit in state.units else ()
        chosen = {"strongest": strongest, "weakest": weakest}[self.die]
        return SkillDamage(picked(now.context, self.on), chosen(state.scenario.dice, dice) if dice else None)

    def happen(self, now: Now[Arena]) -> Do[Arena]:
        strike, cast = self.strike(now), now.cast
        if not strike.hurts:
            return Do()
        purpose = cast.ability.rpartition("/")[2]
        return Do(then=(throw(now.state, purpose, cast.figure, strike.dice, strike.targets, each=True),))

    def matters(self, now: Now[Arena]) -> bool:
        return self.strike(now).hurts


OP = Throw
