"""heal: wounds go from a character."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.step import Do
from engine.systems.battleground.abilities import Effect, Few
from engine.systems.battleground.state import Battle
from engine.systems.battleground.targets import Cast
from engine.systems.battleground.wounds import healed


@dataclass(frozen=True, slots=True, kw_only=True)
class Heal(Effect):
    """A character loses wounds."""

    rank = 0
    wounds: Few = 1
    """How many."""

    def happen(self, state: Battle, cast: Cast, figure: str) -> Do[Battle]:
        return Do(healed(state, figure, self.wounds, "BG-ABIL-1"))

    def matters(self, state: Battle, cast: Cast, figure: str) -> bool:
        return state.figures[figure].wounds > 0


EFFECT = Heal
