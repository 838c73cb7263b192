"""last-stand: more dice while the unit is isolated or outnumbered (HR-TURN-11)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.systems.hoplomachus.comparatives import SITUATIONS
from engine.systems.hoplomachus.dice import Colour
from engine.systems.hoplomachus.skills import Innate
from engine.systems.hoplomachus.state import Arena


@dataclass(frozen=True, slots=True, kw_only=True)
class LastStand(Innate):
    """It fights harder in need."""

    dice: tuple[Colour, ...]
    """The dice it adds."""
    when: Literal["isolated", "outnumbered"]
    """In which need."""

    def added_dice(self, state: Arena, unit: str) -> tuple[str, ...]:
        return self.dice if SITUATIONS[self.when](state, unit) else ()


OP = LastStand
