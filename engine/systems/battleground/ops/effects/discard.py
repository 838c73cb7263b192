"""discard: the player of a character discards cards from hand, as the player chooses."""

from __future__ import annotations

from engine.abilities.context import Now
from engine.abilities.kinds import Quantity, resolved_number
from engine.kernel.data.record import record
from engine.kernel.state.step import Do
from engine.systems.battleground.abilities.types.card_abilities import CardEffect
from engine.systems.battleground.rounds.discards import DiscardCards
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class Discard(CardEffect):
    """Cards from the hand of its player, fate or glory."""

    ownerless = True
    cards: Quantity = 1
    """The number of cards."""

    def happen(self, now: Now[Battle]) -> Do[Battle]:
        seat = now.state.figures[now.figure].seat
        return Do(then=(DiscardCards(seat, resolved_number(now, self.cards), "BG-ABIL-1"),))

    def matters(self, now: Now[Battle]) -> bool:
        return bool(now.state.sides[now.state.figures[now.figure].seat].in_hand)


OP = Discard
