"""Base classes of effects in this game: an effect may last as long as its tactic, or deal damage with known odds."""

from __future__ import annotations

from typing import Any

from engine.abilities import kinds
from engine.abilities.ability_types import Modifier
from engine.abilities.ability_use import AbilityUse
from engine.abilities.context import Now
from engine.kernel.data.record import record
from engine.kernel.state.step import Do
from engine.systems.hoplomachus.abilities.types.skill_damage import SkillDamage


@record(frozen=True, slots=True, kw_only=True)
class CardEffect(kinds.Effect[Any]):
    """An effect of this game; each one is a file of `ops/effects`."""

    @property
    def needs_hex(self) -> bool:
        """Whether a hex must have been chosen for it."""
        return False

    @property
    def seeks_hex(self) -> bool:
        """HR-TURN-9: whether it needs a free hex that is chosen when it happens."""
        return False

    @property
    def harms(self) -> bool:
        """Whether it is harmful to its target."""
        return False

    @property
    def standing(self) -> Modifier | None:
        """HR-TACTIC-2: the modifier that applies as long as its tactic lies on a unit, if it lasts."""
        return None

    def strike(self, now: Now[Any]) -> SkillDamage | None:
        """The damage with known odds that it deals: targets and dice, if there is any."""
        return None


@record(frozen=True, slots=True, kw_only=True)
class Lasting(CardEffect):
    """An effect of a permanent or temporary tactic; nothing happens at the moment when the tactic is played."""

    def happen(self, now: Now[Any]) -> Do[Any]:
        return Do()

    def matters(self, now: Now[Any]) -> bool:
        return False


def lasts(effect: kinds.Effect[Any]) -> bool:
    """HR-TACTIC-2: whether an effect lasts."""
    return isinstance(effect, Lasting)


def rule_of(cast: AbilityUse) -> str:
    """The rule by which an effect happens: that of a unit's skill, or of a tactic."""
    return "HR-COMP-11" if cast.figure else "HR-TACTIC-2"
