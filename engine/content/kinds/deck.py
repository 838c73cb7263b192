"""The kind `deck`: cards that an army or the table uses together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

from engine.content.army_parts import CardPile
from engine.content.card import Card
from engine.content.document_kind import DocumentKind
from engine.content.envelope import Document
from engine.content.fields import FieldName
from engine.content.id_checks import unknown_name
from engine.content.problems import Problem, step_into

if TYPE_CHECKING:
    from engine.content.declarations import SystemContent


class DeckDocument(Document):
    """A deck; a card that it contains twice is listed twice."""

    kind: Literal["deck"]
    pile: FieldName | None = None
    """The key of the pile of an army or the table for which the deck is meant."""
    cards: CardPile
    """The cards."""

    def problems(self, at: str, system: SystemContent | None) -> Iterator[Problem]:
        if system is not None and self.pile is not None:
            yield from unknown_name(self.pile, (*system.piles, *system.table_piles), step_into(at, "pile"))
        for number, card in enumerate(self.cards):
            if isinstance(card, Card):
                yield from card.problems(f"{at}.cards[{number}]", system)


KIND = DocumentKind("deck", DeckDocument, icon="tactic")
