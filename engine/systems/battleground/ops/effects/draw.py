"""draw: fate cards are drawn, up to five in hand."""

from __future__ import annotations

from engine.abilities.context import Now
from engine.abilities.kinds import Quantity, resolved_number
from engine.kernel.data.record import record
from engine.kernel.state.step import Do
from engine.systems.battleground.abilities.types.card_abilities import CardEffect
from engine.systems.battleground.rounds.hands import DrawCards
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class Draw(CardEffect):
    """The owner's player draws fate cards."""

    ownerless = True
    cards: Quantity = 1
    """The number of cards."""

    def happen(self, now: Now[Battle]) -> Do[Battle]:
        return Do(then=(DrawCards(now.cast.seat, resolved_number(now, self.cards)),))


OP = Draw
