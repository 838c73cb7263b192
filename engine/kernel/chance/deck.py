"""Decks of cards: what is known to lie on top, and the rest in no order; a draw from the rest is chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.kernel.chance.rolls import Stream
from engine.kernel.data.record import record

UNKNOWN = "?"


@record(frozen=True, slots=True)
class Deck:
    """Cards face down. `known` lies on top in this order; `rest` is kept sorted, so that it tells no order."""

    known: tuple[str, ...] = ()
    rest: tuple[str, ...] = ()

    def __len__(self) -> int:
        return len(self.known) + len(self.rest)

    def next(self) -> tuple[str, ...]:
        """The cards that may come next, equally likely."""
        return self.known[:1] or self.rest

    def without(self, card: str) -> Deck:
        """The deck after this card was drawn."""
        if self.known:
            return Deck(self.known[1:], self.rest)
        rest = list(self.rest)
        rest.remove(card)
        return Deck((), tuple(rest))

    def hidden(self) -> Deck:
        """The deck as somebody sees it who does not know what is in it."""
        return Deck((), (UNKNOWN,) * len(self))


def shuffled(cards: Sequence[str]) -> Deck:
    """All of these in no order."""
    return Deck((), tuple(sorted(cards)))


def without_copies(cards: Iterable[str], gone: Iterable[str]) -> list[str]:
    """The cards without those that are elsewhere, each copy counted, in their order."""
    left, counted = list[str](), Counter(gone)
    for card in cards:
        if counted[card]:
            counted[card] -= 1
        else:
            left.append(card)
    return left


@record(frozen=True, slots=True)
class Holding:
    """The cards of one seat: its hand and its deck."""

    hand: tuple[str, ...]
    deck: Deck

    def drawn(self, card: str) -> Holding:
        """The holding after this card came from the deck into the hand."""
        return Holding(tuple(sorted((*self.hand, card))), self.deck.without(card))

    def without(self, card: str) -> Holding:
        """The holding after this card left the hand."""
        at = self.hand.index(card)
        return Holding(self.hand[:at] + self.hand[at + 1 :], self.deck)

    def hidden(self) -> Holding:
        """The holding as others see it: how many cards, not which."""
        return Holding((UNKNOWN,) * len(self.hand), self.deck.hidden())

    def imagined(self, unseen: Sequence[str], rng: Stream) -> Holding:
        """A holding of the same size that may be it, dealt from the cards nobody else has seen."""
        cards, hand = rng.shuffled(unseen), len(self.hand)
        return Holding(tuple(sorted(cards[:hand])), shuffled(cards[hand : hand + len(self.deck)]))
