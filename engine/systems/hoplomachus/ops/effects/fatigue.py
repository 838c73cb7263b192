"""fatigue: the unit is fatigued while the tactic lies on it (HR-TURN-11)."""

from __future__ import annotations

from engine.kernel.data.record import record
from engine.systems.hoplomachus.abilities.types.effect_types import Lasting
from engine.systems.hoplomachus.abilities.types.skills import Standing


@record(frozen=True, slots=True, kw_only=True)
class Fatigue(Lasting):
    """The unit cannot move or attack and its skills are ignored while it lasts."""

    @property
    def standing(self) -> Standing:
        return Standing(when="always", status="fatigued")

    @property
    def harms(self) -> bool:
        return True


OP = Fatigue
