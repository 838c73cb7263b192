"""gain-mana: mana for a character, up to five."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.step import Do
from engine.systems.battleground.abilities import Effect, Few
from engine.systems.battleground.gains import MOST_MANA, mana_gained
from engine.systems.battleground.state import Battle
from engine.systems.battleground.targets import Cast


@dataclass(frozen=True, slots=True, kw_only=True)
class GainMana(Effect):
    """Mana for a character."""

    rank = 0
    mana: Few = 1
    """How much."""

    def happen(self, state: Battle, cast: Cast, figure: str) -> Do[Battle]:
        return Do(mana_gained(state, figure, self.mana))

    def matters(self, state: Battle, cast: Cast, figure: str) -> bool:
        return state.figures[figure].mana < MOST_MANA


EFFECT = GainMana
