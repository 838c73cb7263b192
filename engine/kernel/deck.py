"""Decks: what is known to lie on top, and the rest in no order at all; a draw from the rest is chance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

UNKNOWN = "?"


@dataclass(frozen=True, slots=True)
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


def concealed(cards: Sequence[str]) -> tuple[str, ...]:
    """A hand as others see it: how many, not which."""
    return (UNKNOWN,) * len(cards)
