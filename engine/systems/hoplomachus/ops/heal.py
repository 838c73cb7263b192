"""heal: the unit heals HP, up to its health (HR-TROOP-2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from engine.kernel.step import Do
from engine.systems.hoplomachus.effects import AtOnce
from engine.systems.hoplomachus.hp import given
from engine.systems.hoplomachus.parameters import Between
from engine.systems.hoplomachus.state import Arena


@dataclass(frozen=True, slots=True, kw_only=True)
class Heal(AtOnce):
    """Lost HP come back; by default all of them ("fully heal")."""

    hp: Annotated[int, Between(1, 99)] = 99
    """How many."""

    def happen(self, state: Arena, seat: str, unit: str) -> Do[Arena]:
        return Do(given(state, unit, self.hp, "HR-TACTIC-2", healing=True))


OP = Heal
