"""add-movement: the unit's movement is increased or reduced as long as the tactic lies on it (HR-COMP-12)."""

from __future__ import annotations

from engine.abilities.fields import SignedAmount
from engine.kernel.data.record import record
from engine.systems.hoplomachus.abilities.types.effect_types import Lasting
from engine.systems.hoplomachus.abilities.types.skills import Standing


@record(frozen=True, slots=True, kw_only=True)
class AddMovement(Lasting):
    """A change of movement while it lasts."""

    by: SignedAmount
    """The amount added to the movement; negative for a reduction."""

    @property
    def standing(self) -> Standing:
        return Standing(when="always", modify="movement", by=self.by)

    @property
    def harms(self) -> bool:
        return self.by < 0


OP = AddMovement
