"""add-movement: the unit may move farther, or less far, while the tactic lies on it (HR-COMP-12)."""

from __future__ import annotations

from engine.abilities.fields import Change
from engine.kernel.data.record import record
from engine.systems.hoplomachus.abilities.types.effect_types import Lasting
from engine.systems.hoplomachus.abilities.types.skills import Standing


@record(frozen=True, slots=True, kw_only=True)
class AddMovement(Lasting):
    """Another movement while it lasts."""

    by: Change
    """The additional movement; negative for a hindrance."""

    @property
    def standing(self) -> Standing:
        return Standing(when="always", modify="movement", by=self.by)

    @property
    def harms(self) -> bool:
        return self.by < 0


OP = AddMovement
