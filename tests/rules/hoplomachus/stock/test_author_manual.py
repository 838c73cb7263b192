"""The page for those who write cards, as far as it is about the arena: its examples are right and say what they do."""

from __future__ import annotations

from typing import Any

import pytest

from editor.services.document_resolver import DocumentResolver
from engine.content.card import Card
from engine.content.checks.document_checks import check_document
from engine.content.loading.document_reader import read_document
from engine.systems.hoplomachus.abilities.types.vocabulary import VOCABULARY
from engine.systems.hoplomachus.content import CONTENT
from engine.words import languages
from tests.rules.battleground.stock.test_author_manual import PAGE, Example, of_sort
from tests.support.hoplomachus import DECLARED

KINDS = {"skill", "unit", "tactic"}


def is_right(data: Any) -> None:
    """Nothing is wrong with a card, and it says what it does; a unit leaves that to its skills."""
    assert check_document(data, DECLARED, DocumentResolver(with_files=False)).problems == ()
    card = read_document(data, DECLARED)
    assert isinstance(card, Card)
    if data["kind"] != "unit":
        assert all(any(passage.lines for passage in CONTENT.ability_texts(card, lang)) for lang in languages())


@pytest.mark.parametrize("example", of_sort("arena-card"))
def test_a_card_of_the_arena_on_the_page_is_right(example: Example) -> None:
    is_right(example.data)


@pytest.mark.parametrize("example", of_sort("arena-ability"))
def test_an_ability_of_the_arena_on_the_page_is_right(example: Example) -> None:
    is_right(
        {
            "kind": "skill",
            "schema": "1.0",
            "id": "mine/skill",
            "system": "hoplomachus",
            "name": {"en": "Skill"},
            "provenance": {"source": "author"},
            "ability": example.data,
        }
    )


def test_each_kind_of_card_is_on_the_page() -> None:
    assert {example.values[0].data["kind"] for example in of_sort("arena-card")} == KINDS


@pytest.mark.parametrize("key", ["counters", "scopes", "proposals"])
def test_the_words_of_the_arena_are_on_the_page(key: Any) -> None:
    assert [word for word in VOCABULARY.lists[key] if f"`{word}`" not in PAGE] == []
