"""recover: the player of a character takes fate cards back from the discards."""

from __future__ import annotations

from engine.abilities.context import Now
from engine.abilities.kinds import Quantity, resolved_number
from engine.kernel.data.record import record
from engine.kernel.state.step import Do
from engine.systems.battleground.abilities.types.card_abilities import CardEffect
from engine.systems.battleground.rounds.discards import RecoverCards
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class Recover(CardEffect):
    """Fate cards of its player, while there is room in the hand; never those with the name of the card whose bonus it
    is."""

    ownerless = True
    returns_cards = True
    cards: Quantity = 1
    """The number of cards."""

    def happen(self, now: Now[Battle]) -> Do[Battle]:
        seat = now.state.figures[now.figure].seat
        return Do(then=(RecoverCards(seat, resolved_number(now, self.cards), "BG-ABIL-1", now.cast.ability),))

    def matters(self, now: Now[Battle]) -> bool:
        discard = now.state.sides[now.state.figures[now.figure].seat].discard
        return any(card != now.cast.ability for card in discard)


OP = Recover
