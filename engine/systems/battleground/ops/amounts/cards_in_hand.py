"""cards-in-hand: the number of cards in an army's hand (BG-ROUND-2)."""

from __future__ import annotations

from typing import ClassVar

from engine.kernel.data.record import record
from engine.systems.battleground.abilities.targets.army_amounts import ArmyAmount
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class CardsInHand(ArmyAmount):
    """Fate and glory cards in hand."""

    looks_at: ClassVar = "pieces"

    def amount_for(self, state: Battle, seat: str) -> int:
        return len(state.sides[seat].in_hand)


OP = CardsInHand
