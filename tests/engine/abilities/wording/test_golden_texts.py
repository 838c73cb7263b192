"""The texts of the shipped cards in four languages, as they were read and approved."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from editor.services.document_resolver import DocumentResolver
from engine.content.checks.document_checks import check_document
from engine.content.envelope import Document
from engine.registry import declarations, systems
from engine.words import languages, resources_folder
from tests.tools.rewrite_words import OPTION

STORED = Path(__file__).with_name("golden")


@pytest.mark.slow
@pytest.mark.parametrize("sentences", ["short", "literal"])
@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", systems())
def test_stock_texts_are_those_that_were_read(
    game: str, lang: str, sentences: str, pytestconfig: pytest.Config
) -> None:
    """Whoever changes them reads them again, and says so: `--rewrite-words`."""
    folder = STORED if sentences == "short" else STORED / sentences
    stored, made = folder / f"{game}-{lang}.txt", "\n\n".join(paragraphs(game, lang, sentences)) + "\n"
    if pytestconfig.getoption(OPTION):
        stored.write_text(made, encoding="utf-8")
    assert made == stored.read_text(encoding="utf-8"), f"read the new texts, then write them with {OPTION}"


def paragraphs(game: str, lang: str, sentences: str) -> Iterator[str]:
    """Each document with what it does, those that do nothing left out."""
    system = declarations().by_id[game]
    texts = system.ability_texts if sentences == "short" else system.literal_texts
    for document in documents(game):
        passages = tuple(texts(document, lang))
        if passages:
            reported = (line for passage in passages for line in (*filter(None, (passage.name,)), *passage.lines))
            yield "\n".join((document.id, *reported))


OF_A_BOX = ("character", "fate", "glory", "item", "weapon")
MOST_OF_ALL = 26_500 * 7 // 10
MOST_OF_ONE = 240


@pytest.mark.slow
def test_english_cards_are_short() -> None:
    """All cards of the box together, and each ability, as `explain-card` prints them."""
    cards = [each for each in documents("battleground") if each.kind in OF_A_BOX]
    texts = {
        (card.id, passage.name): "\n".join(passage.lines)
        for card in cards
        for passage in declarations().by_id["battleground"].ability_texts(card, "en")
    }
    assert sum(map(len, texts.values())) <= MOST_OF_ALL
    assert {name: text for name, text in texts.items() if len(text) > MOST_OF_ONE} == {}


@cache
def documents(game: str) -> tuple[Document, ...]:
    """Each document that ships, with those that it names: a chip says what its skills do."""
    declared, stock = declarations(), DocumentResolver()
    paths = sorted((resources_folder() / "systems" / game).rglob("*.json"))
    found = {path: check_document(path.read_bytes(), declared, stock).document for path in paths}
    assert [path for path, document in found.items() if not isinstance(document, Document)] == []
    return tuple(document for document in found.values() if isinstance(document, Document))
