"""The cards that ship, with the documents that they name in place, and their faces."""

from collections.abc import Iterator
from functools import cache

from editor.presenters.card_faces import card_face
from editor.services.document_resolver import DocumentResolver
from editor.view_model.card_face import CardFace
from engine.content.card import Card
from engine.content.checks.document_checks import check_document
from engine.registry import declarations
from engine.words import resources_folder


@cache
def stock_card(path: str) -> Card:
    """A stock card by its path without an ending: `battleground/fate/ambush`."""
    text = (resources_folder() / "systems" / f"{path}.json").read_text(encoding="utf-8")
    document = check_document(text, declarations(), DocumentResolver(with_files=False)).document
    assert isinstance(document, Card), path
    return document


@cache
def stock_cards(game: str) -> tuple[Card, ...]:
    """All cards of a game."""
    return tuple(_cards(game))


def _cards(game: str) -> Iterator[Card]:
    folder = resources_folder() / "systems" / game
    for kind in ("characters", "weapons", "items", "fate", "glory", "units", "tactics", "skills"):
        yield from (stock_card(f"{game}/{kind}/{path.stem}") for path in sorted((folder / kind).glob("*.json")))


def face_of(card: Card, lang: str = "en") -> CardFace:
    """Its face."""
    face = card_face(card, lang)
    assert face is not None, card.id
    return face


def stock_face(path: str, lang: str = "en") -> CardFace:
    """The face of a stock card by its path."""
    return face_of(stock_card(path), lang)
