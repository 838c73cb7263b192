"""The faces of the card or the cards that a thumbnail shows. No Qt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from editor.presenters.card_faces import card_face
from engine.content.checks.document_checks import check_document
from engine.content.loading.json_parser import parse
from engine.content.newer_document import NewerDocument
from engine.content.references.resolver import UnknownDocument
from engine.registry import declarations

if TYPE_CHECKING:
    from editor.thumbnails.thumbnail_source import ThumbnailSource
    from editor.view_model.card_face import CardFace


def thumbnail_face(texts: ThumbnailSource, lang: str) -> CardFace | None:
    """The face of a card in a language; None if it cannot be read, or is of a game that is not installed."""
    return _face(texts.document, dict(texts.cards), lang)


def thumbnail_hand(texts: ThumbnailSource, lang: str) -> tuple[CardFace, ...]:
    """The faces of the first cards of an army or a deck, those that can be read."""
    cards = dict(texts.cards)
    faces = (_face(cards[name], cards, lang) for name in texts.hand)
    return tuple(face for face in faces if face is not None)


def _face(text: str, cards: Mapping[str, str], lang: str) -> CardFace | None:

    def resolve(name: str) -> Mapping[str, Any]:
        if name not in cards:
            raise UnknownDocument(name)
        return parse(cards[name])

    document = check_document(text, declarations(), resolve).document
    return None if document is None or isinstance(document, NewerDocument) else card_face(document, lang)
