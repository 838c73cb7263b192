"""add-dice: more dice in the unit's attacks (HR-COMP-12)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.systems.hoplomachus.dice import Colour
from engine.systems.hoplomachus.effects import Lasting


@dataclass(frozen=True, slots=True, kw_only=True)
class AddDice(Lasting):
    """More dice while it lasts."""

    dice: tuple[Colour, ...]
    """Which dice."""

    def added_dice(self) -> tuple[str, ...]:
        return self.dice


OP = AddDice
