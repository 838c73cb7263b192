"""BG-SETUP-1, BG-ROUND-2: hands of fate cards: drawing up to five cards, discarding in secret.

Effects that draw stop at five cards too, and at the end of the deck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.kernel.chance.rolls import Chance
from engine.kernel.data.choice import Choice, choice
from engine.kernel.data.field_marks import Count
from engine.kernel.data.message import message
from engine.kernel.data.record import record
from engine.kernel.rules.clauses import effect
from engine.kernel.state.decision import Decision
from engine.kernel.state.step import Do, Question, Step
from engine.systems.battleground.events import CardDrawn, CardsDiscarded, CardSetAside
from engine.systems.battleground.state import Battle, SeatOrNone

HAND = 5
"""BG-ROUND-2: the most fate cards in a hand; glory cards do not count."""


@record(frozen=True, slots=True)
class FillHand(Step[Battle]):
    """BG-SETUP-1, BG-ROUND-2: the seat draws fate cards up to five, or until the deck is empty."""

    seat: SeatOrNone
    rule: str

    def run(self, state: Battle) -> Do[Battle]:
        return Do(then=fate_cards_drawn(state, self))


@effect("BG-ROUND-2")
def fate_cards_drawn(state: Battle, filling: FillHand) -> tuple[Step[Battle], ...]:
    """One card after another, while there is room in the hand and a card in the deck."""
    holding = state.sides[filling.seat].holding
    if len(holding.hand) >= HAND or not holding.deck:
        return ()
    return (DrawFate("fate", filling.seat, filling.rule), filling)


@record(frozen=True, slots=True)
class DrawFate(Chance[Battle]):
    """The next fate card of the own deck."""

    rule: str

    def outcomes(self, state: Battle) -> Sequence[str]:
        return state.sides[self.seat].holding.deck.next()

    def take(self, state: Battle, answer: Choice) -> Do[Battle]:
        return Do((CardDrawn(seat=self.seat, card=answer.text("result"), rules=(self.rule,)),))


@record(frozen=True, slots=True)
class ChooseDiscards(Question[Battle]):
    """BG-ROUND-2: the seat selects cards to discard one by one, unseen by the other, until it is done.

    The seats are asked one after the other; as neither sees anything before both are done, this equals simultaneous
    choice.
    """

    seat: SeatOrNone

    def ask(self, state: Battle) -> Decision:
        side = state.sides[self.seat]
        left = Counter(side.in_hand) - Counter(side.aside)
        cards = tuple(choice("discard", card=card, rules=("BG-ROUND-2",)) for card in side.cards if left[card])
        prompt = message("prompt-battleground-organise")
        return Decision((self.seat,), "organise", prompt, (*cards, choice("done", rules=("BG-ROUND-2",))))

    def take(self, state: Battle, answer: Choice) -> Do[Battle]:
        if answer.kind == "done":
            return Do()
        return Do((CardSetAside(seat=self.seat, card=answer.text("card"), rules=("BG-ROUND-2",)),), (self,))


@record(frozen=True, slots=True)
class DiscardTogether(Step[Battle]):
    """BG-ROUND-2: the cards that both selected are discarded."""

    def run(self, state: Battle) -> Do[Battle]:
        cards = {seat: state.sides[seat].aside for seat in state.by_precedence() if state.sides[seat].aside}
        return Do((CardsDiscarded(cards=cards, rules=("BG-ROUND-2",)),) if cards else ())


@record(frozen=True, slots=True)
class DrawCards(Step[Battle]):
    """The seat draws so many cards, one after another, while there is room in its hand."""

    seat: SeatOrNone
    cards: Count

    def run(self, state: Battle) -> Do[Battle]:
        holding = state.sides[self.seat].holding
        if not self.cards or len(holding.hand) >= HAND or not holding.deck:
            return Do()
        return Do(then=(DrawFate("fate", self.seat, "BG-ROUND-2"), DrawCards(self.seat, self.cards - 1)))
