"""BG-ROUND-2: fate cards that an effect draws: never more than five in hand, no more than the deck has."""

from __future__ import annotations

from engine.kernel.data.record import record
from engine.kernel.state.step import Do, Step
from engine.systems.battleground.hands import HAND, DrawFate
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True)
class DrawCards(Step[Battle]):
    """The seat draws so many cards, one after another, while there is room in its hand."""

    seat: str
    cards: int

    def run(self, state: Battle) -> Do[Battle]:
        holding = state.sides[self.seat].holding
        if not self.cards or len(holding.hand) >= HAND or not holding.deck:
            return Do()
        return Do(then=(DrawFate("fate", self.seat, "BG-ROUND-2"), DrawCards(self.seat, self.cards - 1)))
