"""lose-mana: mana goes from a character."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.step import Do
from engine.systems.battleground.abilities import Effect, Few
from engine.systems.battleground.state import Battle
from engine.systems.battleground.targets import Cast
from engine.systems.battleground.trials_events import ManaSpent


@dataclass(frozen=True, slots=True, kw_only=True)
class LoseMana(Effect):
    """A character loses mana, as far as it has any."""

    rank = 0
    mana: Few = 1
    """How much."""

    def happen(self, state: Battle, cast: Cast, figure: str) -> Do[Battle]:
        lost = min(self.mana, state.figures[figure].mana)
        return Do((ManaSpent(figure=figure, mana=lost, rules=("BG-ABIL-1",)),) if lost else ())

    def matters(self, state: Battle, cast: Cast, figure: str) -> bool:
        return state.figures[figure].mana > 0


EFFECT = LoseMana
