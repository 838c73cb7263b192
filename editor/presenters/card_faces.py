"""Card faces of documents of any game, and of the cards inside a scenario."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from editor.presenters.presenter import presenters
from editor.view_model.card_face import CardFace
from engine.content.card import Card, ForeignCard
from engine.content.envelope import Document
from engine.content.loading.document_reader import read_document
from engine.content.model import Model
from engine.content.problems import ContentError
from engine.registry import declarations


def card_face(document: Document, lang: str) -> CardFace | None:
    """The face of a card in a language; None for other documents and for games that are not installed."""
    presenter = presenters().get(document.system)
    if presenter is None or not isinstance(document, Card) or isinstance(document, ForeignCard):
        return None
    return presenter.face(document, lang)


def cards_inside(part: Any) -> Iterator[Card]:
    """The cards that are written out in a document, as far as references are resolved; itself if it is one."""
    if isinstance(part, Card):
        yield part
    if isinstance(part, Model):
        for name in type(part).model_fields:
            yield from cards_inside(getattr(part, name))
        yield from cards_inside(part.__pydantic_extra__ or {})
    elif isinstance(part, Mapping):
        for each in part.values():
            yield from cards_inside(each)
    elif isinstance(part, tuple | list):
        for each in part:
            yield from cards_inside(each)


@dataclass
class ScenarioFaces:
    """The faces of the cards of a complete scenario by their ids, in one language; each is made when first asked for.

    Cards inside another document have no system of their own: they have the scenario's.
    """

    scenario: Document
    lang: str
    _cards: dict[str, Card] = field(init=False, repr=False)
    _faces: dict[str, CardFace | None] = field(init=False, repr=False, default_factory=dict)

    @classmethod
    def of(cls, scenario: Mapping[str, Any], lang: str) -> ScenarioFaces | None:
        """The faces of a scenario as data, as a game that is played holds it; None if it cannot be read."""
        try:
            found = read_document(scenario, declarations())
        except ContentError:
            return None
        return cls(found, lang) if isinstance(found, Document) else None

    def __post_init__(self) -> None:
        self._cards = {card.id: card for card in cards_inside(self.scenario)}

    def face(self, card: str) -> CardFace | None:
        """The face of the card with this id; None for another id."""
        if card not in self._faces:
            found = self._cards.get(card)
            whole = (
                found if found is None or found.system else found.model_copy(update={"system": self.scenario.system})
            )
            self._faces[card] = None if whole is None else card_face(whole, self.lang)
        return self._faces[card]
