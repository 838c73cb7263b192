"""draw: fate cards come into the hand, never more than five."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.step import Do
from engine.systems.battleground.abilities import Effect, Few
from engine.systems.battleground.drawing import DrawCards
from engine.systems.battleground.state import Battle
from engine.systems.battleground.targets import Cast


@dataclass(frozen=True, slots=True, kw_only=True)
class Draw(Effect):
    """The owner's player draws fate cards."""

    cards: Few = 1
    """How many."""

    def happen(self, state: Battle, cast: Cast, figure: str) -> Do[Battle]:
        return Do(then=(DrawCards(cast.seat, self.cards),))


EFFECT = Draw
