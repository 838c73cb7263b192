"""Decks of cards: the cards known to be on top, and the rest in unknown order, from which draws are random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.kernel.chance.rolls import Stream
from engine.kernel.data.record import record

UNKNOWN = "?"


@record(frozen=True, slots=True)
class Deck:
    """A face-down deck. The cards of `known` are on top, in this order; `rest` is kept sorted, so that it reveals no
    order."""

    known: tuple[str, ...] = ()
    rest: tuple[str, ...] = ()

    def __len__(self) -> int:
        return len(self.known) + len(self.rest)

    def next(self) -> tuple[str, ...]:
        """The cards that may be drawn next, all equally likely."""
        return self.known[:1] or self.rest

    def without(self, card: str) -> Deck:
        """The deck after this card was drawn."""
        if self.known:
            return Deck(self.known[1:], self.rest)
        rest = list(self.rest)
        rest.remove(card)
        return Deck((), tuple(rest))

    def hidden(self) -> Deck:
        """The deck with every card unknown, for a seat that must not see it."""
        return Deck((), (UNKNOWN,) * len(self))


def shuffled(cards: Sequence[str]) -> Deck:
    """A deck of these cards in unknown order."""
    return Deck((), tuple(sorted(cards)))


def without_copies(cards: Iterable[str], gone: Iterable[str]) -> list[str]:
    """The cards without those that are elsewhere, counting copies, in order."""
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
        """The holding as other seats see it: the number of cards, but not which ones."""
        return Holding((UNKNOWN,) * len(self.hand), self.deck.hidden())

    def imagined(self, unseen: Sequence[str], rng: Stream) -> Holding:
        """A random holding of the same size, dealt from the cards that the observer has not seen."""
        cards, hand = rng.shuffled(unseen), len(self.hand)
        return Holding(tuple(sorted(cards[:hand])), shuffled(cards[hand : hand + len(self.deck)]))
