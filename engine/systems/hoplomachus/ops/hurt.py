"""hurt: the unit is dealt damage by the troop that plays the tactic (HR-TURN-7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from engine.kernel.step import Do
from engine.systems.hoplomachus.damage import Deal
from engine.systems.hoplomachus.effects import AtOnce
from engine.systems.hoplomachus.parameters import Between
from engine.systems.hoplomachus.state import Arena


@dataclass(frozen=True, slots=True, kw_only=True)
class Hurt(AtOnce):
    """Damage that no attack deals."""

    damage: Annotated[int, Between(1, 20)]
    """How much."""

    def happen(self, state: Arena, seat: str, unit: str) -> Do[Arena]:
        return Do(then=(Deal(None, seat, False, ((unit, self.damage),)),))


OP = Hurt
