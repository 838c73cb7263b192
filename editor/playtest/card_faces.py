"""The faces of the cards in a game, made from the documents inside its scenario when they are first asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from editor.presenters.presenter import presenters
from editor.view_model.card_face import CardFace
from engine.content.envelope import Document
from engine.content.loading.document_reader import read_document
from engine.content.problems import ContentError
from engine.registry import declarations


class CardFaces:
    """The faces of a scenario's cards in a language, by the ids of their documents."""

    def __init__(self, scenario: Mapping[str, Any], system: str, lang: str) -> None:
        self._lang = lang
        presenter = presenters()[system]
        self._face, kinds = presenter.face, presenter.card_icons
        self._documents = {id_: each for id_, each in _documents_in(scenario) if each["kind"] in kinds}
        self._made: dict[str, CardFace | None] = {}

    def face(self, card: str) -> CardFace | None:
        """The face of a card; None for what has no card inside the scenario."""
        if card not in self._made:
            self._made[card] = self._made_from(self._documents.get(card))
        return self._made[card]

    def _made_from(self, plain: Mapping[str, Any] | None) -> CardFace | None:
        if plain is None:
            return None
        try:
            document = read_document(plain, declarations())
        except ContentError:
            return None  # an odd card of a saved game: it is shown by its name, as one without a document
        return self._face(document, self._lang) if isinstance(document, Document) else None


def _documents_in(value: Any) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The documents inside a scenario, by their ids and by the last part of these."""
    if isinstance(value, Mapping):
        id_ = value.get("id")
        if isinstance(id_, str) and "kind" in value:
            yield id_, value
            yield id_.rpartition("/")[2], value
        for each in value.values():
            yield from _documents_in(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _documents_in(each)
