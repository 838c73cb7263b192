"""What the cards that ship say of themselves, in four languages, as it was read and found right."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.content.read import read_document
from engine.content.unread import Unread
from engine.protocol.documents import declarations
from engine.registry import systems
from engine.words import languages, resources_folder
from tests.support.rewrite_words import OPTION

STORED = Path(__file__).with_name("golden")


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", systems())
def test_stock_texts_are_those_that_were_read(game: str, lang: str, pytestconfig: pytest.Config) -> None:
    """Whoever changes them reads them again, and says so: `--rewrite-words`."""
    stored, made = STORED / f"{game}-{lang}.txt", "\n\n".join(paragraphs(game, lang)) + "\n"
    if pytestconfig.getoption(OPTION):
        stored.write_text(made, encoding="utf-8")
    assert made == stored.read_text(encoding="utf-8"), f"read the new texts, then write them with {OPTION}"


def paragraphs(game: str, lang: str) -> Iterator[str]:
    """Each document with what it does, those that do nothing left out."""
    declared = declarations(systems().values())
    for path in sorted((resources_folder() / "systems" / game).rglob("*.json")):
        document = read_document(json.loads(path.read_text(encoding="utf-8")), declared)
        assert not isinstance(document, Unread), path
        passages = tuple(declared.by_id[game].told(document, lang))
        if passages:
            told = (line for passage in passages for line in (*filter(None, (passage.name,)), *passage.lines))
            yield "\n".join((document.id, *told))
