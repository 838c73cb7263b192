"""The kind `deck`: cards that armies use together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

from engine.content.card import Card
from engine.content.envelope import Document
from engine.content.errors import Problem, step_into
from engine.content.fields import FieldName
from engine.content.forces import Cards
from engine.content.kind import Kind
from engine.content.unique import unknown_name

if TYPE_CHECKING:
    from engine.content.declarations import SystemContent


class Deck(Document):
    """A deck; a card that it holds twice stands in it twice."""

    kind: Literal["deck"]
    pile: FieldName | None = None
    """The key under which an army holds such decks."""
    cards: Cards
    """The cards."""

    def problems(self, at: str, system: SystemContent | None) -> Iterator[Problem]:
        if system is not None and self.pile is not None:
            yield from unknown_name(self.pile, system.piles, step_into(at, "pile"))
        for number, card in enumerate(self.cards):
            if isinstance(card, Card):
                yield from card.problems(f"{at}.cards[{number}]", system)


KIND = Kind("deck", Deck)
