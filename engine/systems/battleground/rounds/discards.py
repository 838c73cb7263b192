"""BG-ROUND-2: discards and recoveries caused by abilities: the owner of the hand chooses the cards."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.data.choice import Choice, choice
from engine.kernel.data.field_marks import Count
from engine.kernel.data.message import message
from engine.kernel.data.record import record, replace
from engine.kernel.state.decision import Decision
from engine.kernel.state.event import Event
from engine.kernel.state.step import Do, Question
from engine.systems.battleground.events import CardsDiscarded, with_side
from engine.systems.battleground.rounds.hands import HAND
from engine.systems.battleground.state import Battle, SeatOrNone


@record(frozen=True, slots=True)
class DiscardCards(Question[Battle]):
    """The seat discards so many cards from its hand, one after another, as far as it has any."""

    seat: SeatOrNone
    cards: Count
    rule: str

    def ask(self, state: Battle) -> Decision | Do[Battle]:
        held = state.sides[self.seat].cards
        if not self.cards or not held:
            return Do()
        choices = tuple(choice("discard", card=card, rules=(self.rule,)) for card in held)
        prompt = message("prompt-battleground-discard", cards=self.cards)
        return Decision((self.seat,), "discard", prompt, choices)

    def take(self, state: Battle, answer: Choice) -> Do[Battle]:
        gone = CardsDiscarded(cards={self.seat: (answer.text("card"),)}, rules=(self.rule,))
        return Do((gone,), (replace(self, cards=self.cards - 1),))


@record(frozen=True, slots=True, kw_only=True)
class CardRecovered(Event[Battle]):
    """A fate card returned from the discards to the hand."""

    seat: str
    card: str

    def evolve(self, state: Battle) -> Battle:
        side = state.sides[self.seat]
        at = side.discard.index(self.card)
        left = side.discard[:at] + side.discard[at + 1 :]
        holding = replace(side.holding, hand=tuple(sorted((*side.holding.hand, self.card))))
        return with_side(state, self.seat, replace(side, discard=left, holding=holding))


@record(frozen=True, slots=True)
class RecoverCards(Question[Battle]):
    """The seat takes so many fate cards back from its discards, one after another, while there is room in its hand."""

    seat: SeatOrNone
    cards: Count
    rule: str
    but: str = ""
    """The card whose bonus this is: BG-INT-2 discards it at once, so it could recover itself endlessly."""

    def ask(self, state: Battle) -> Decision | Do[Battle]:
        there = tuple(dict.fromkeys(card for card in _fate_cards(state, self.seat) if card != self.but))
        # BG-ROUND-2: Never more than five fate cards in hand, by any effect.
        if not self.cards or not there or len(state.sides[self.seat].holding.hand) >= HAND:
            return Do()
        choices = tuple(choice("recover", card=card, rules=(self.rule,)) for card in there)
        return Decision((self.seat,), "recover", message("prompt-battleground-recover", cards=self.cards), choices)

    def take(self, state: Battle, answer: Choice) -> Do[Battle]:
        back = CardRecovered(seat=self.seat, card=answer.text("card"), rules=(self.rule,))
        return Do((back,), (replace(self, cards=self.cards - 1),))


def _fate_cards(state: Battle, seat: str) -> Iterator[str]:
    """BG-ROUND-2: glory cards never return."""
    return (card for card in state.sides[seat].discard if state.scenario.cards[card].kind == "fate")
