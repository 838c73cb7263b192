"""Card faces of documents of any game, and of the cards inside a scenario."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from editor.presenters.presenter import presenters
from editor.view_model.card_face import CardFace
from engine.content.card import Card, ForeignCard
from engine.content.envelope import Document
from engine.content.loading.document_reader import read_document
from engine.content.problems import ContentError
from engine.registry import declarations


def card_face(document: Document, lang: str) -> CardFace | None:
    """The face of a card in a language; None for other documents and for games that are not installed."""
    presenter = presenters().get(document.system)
    if presenter is None or not isinstance(document, Card) or isinstance(document, ForeignCard):
        return None
    return presenter.face(document, lang)


class ScenarioFaces:
    """The faces of the cards inside a complete scenario in one language, by the ids of their documents.

    A card is read when its face is first asked for: reading the whole scenario would take longer than a page may.
    """

    def __init__(self, scenario: Mapping[str, Any], lang: str) -> None:
        self._system, self._lang = scenario.get("system", ""), lang
        self._cards = dict(_documents_inside(scenario))
        self._faces: dict[str, CardFace | None] = {}

    def face(self, card: str) -> CardFace | None:
        """The face of the card with this id; None for another id, and for a card that cannot be read."""
        if card not in self._faces:
            self._faces[card] = self._read(self._cards.get(card))
        return self._faces[card]

    def _read(self, plain: Mapping[str, Any] | None) -> CardFace | None:
        if plain is None:
            return None
        try:
            document = read_document({**plain, "system": plain.get("system", self._system)}, declarations())
        except ContentError:
            return None
        return card_face(document, self._lang) if isinstance(document, Document) else None


def _documents_inside(value: Any) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The documents written out in a scenario, by id; itself as well."""
    if isinstance(value, Mapping):
        if isinstance(value.get("id"), str) and "kind" in value:
            yield value["id"], value
        for each in value.values():
            yield from _documents_inside(each)
    elif isinstance(value, tuple | list):
        for each in value:
            yield from _documents_inside(each)
