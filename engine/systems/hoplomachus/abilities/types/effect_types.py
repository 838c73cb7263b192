"""Base classes of effects in this game: an effect may last as long as its tactic, or deal damage with known odds."""

from __future__ import annotations

from typing import Any

from engine.abilities import kinds
from engine.abilities.ability_types import Modifier
from engine.abilities.cast import Cast
from engine.abilities.context import Now
from engine.kernel.data.record import record
from engine.kernel.state.step import Do
from engine.systems.hoplomachus.abilities.types.skill_damage import SkillDamage


@record(frozen=True, slots=True, kw_only=True)
class CardEffect(kinds.Effect[Any]):
    """One thing that a skill or a tactic does; each kind of it is a file of `ops/effects`."""

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
        """Whether its target would rather not have it."""
        return False

    @property
    def standing(self) -> Modifier | None:
        """HR-TACTIC-2: what it changes for as long as its tactic lies on a unit, if it lasts."""
        return None

    def strike(self, now: Now[Any]) -> SkillDamage | None:
        """The unit it hurts and the dice it rolls, if its odds are known beforehand."""
        return None


@record(frozen=True, slots=True, kw_only=True)
class Lasting(CardEffect):
    """An effect of a permanent or temporary tactic; nothing happens in the moment in which it is played."""

    def happen(self, now: Now[Any]) -> Do[Any]:
        return Do()

    def matters(self, now: Now[Any]) -> bool:
        return False


def lasts(effect: kinds.Effect[Any]) -> bool:
    """HR-TACTIC-2: whether an effect lasts."""
    return isinstance(effect, Lasting)


def rule_of(cast: Cast) -> str:
    """The rule by which an effect happens: a skill of a unit does it, or a tactic."""
    return "HR-COMP-11" if cast.figure else "HR-TACTIC-2"
