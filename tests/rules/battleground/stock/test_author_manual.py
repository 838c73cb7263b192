"""The page for authors of cards: its examples are valid, wrong ones are refused, and it is complete."""

from __future__ import annotations

import json
import re
from typing import Any, NamedTuple

import pytest

from editor.services.document_resolver import DocumentResolver
from engine.abilities.fields import ListName
from engine.abilities.loading.op_registry import ops_of
from engine.content.card import Card
from engine.content.checks.document_checks import check_document
from engine.content.loading.document_reader import read_document
from engine.systems.battleground.abilities.types.vocabulary import OPS, VOCABULARY
from engine.systems.battleground.content import CONTENT
from engine.systems.battleground.documents.ability_fields import SCENARIO_ABILITY
from engine.words import languages, resources_folder
from tests.support.battleground import DECLARED

PAGE = (resources_folder() / "README.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```json ([a-z-]+)\n(.*?)^```\n(?:\n> ([^\n]*)\n)?", re.MULTILINE | re.DOTALL)
OP_KINDS = ("effect", "condition", "selector", "amount", "trigger", "cost")
ARENA = ("arena-card", "arena-ability")
"""What is about the other game; its own tests read it."""
WIDTH = 120
"""How wide prose may be; examples and tables may be wider."""


class Example(NamedTuple):
    """A piece of JSON on the page, its meaning, and the message if it is wrong."""

    sort: str
    data: Any
    said: str


EXAMPLES = tuple(Example(sort, json.loads(text), said) for sort, text, said in BLOCK.findall(PAGE))


def of_sort(sort: str) -> tuple[Any, ...]:
    """The examples of a sort."""
    return tuple(pytest.param(each, id=f"{sort}-{number}") for number, each in enumerate(EXAMPLES) if each.sort == sort)


def on_an_item(ability: Any) -> dict[str, Any]:
    """An item that can do this."""
    return {
        "kind": "item",
        "schema": "1.0",
        "id": "mine/thing",
        "system": "battleground",
        "name": {"en": "Thing"},
        "provenance": {"source": "author"},
        "type": "trinket",
        "ability": ability,
        "cost": 5,
    }


def test_the_page_has_examples_of_all_sorts() -> None:
    assert {each.sort for each in EXAMPLES} == {"card", "ability", "scenario-ability", "wrong", *ARENA}
    assert {each.data["kind"] for each in EXAMPLES if each.sort == "card"} == set(CONTENT.card_models)


@pytest.mark.parametrize("example", of_sort("card"))
def test_a_card_on_the_page_is_right(example: Example) -> None:
    """It has no problems, and its text exists in every language."""
    assert check_document(example.data, DECLARED, DocumentResolver(with_files=False)).problems == ()
    _says_something(example.data)


@pytest.mark.parametrize("example", of_sort("ability"))
def test_an_ability_on_the_page_is_right(example: Example) -> None:
    made = on_an_item(example.data)
    assert check_document(made, DECLARED, DocumentResolver(with_files=False)).problems == ()
    _says_something(made)


def _says_something(data: Any) -> None:
    card = read_document(data, DECLARED)
    assert isinstance(card, Card)
    for lang in languages():
        assert all(passage.lines for passage in CONTENT.ability_texts(card, lang))


@pytest.mark.parametrize("example", of_sort("scenario-ability"))
def test_an_ability_of_a_mission_on_the_page_is_right(example: Example) -> None:
    assert SCENARIO_ABILITY.read(example.data).read().effects


@pytest.mark.parametrize("example", of_sort("wrong"))
def test_the_wrong_examples_of_the_page_are_refused_in_its_words(example: Example) -> None:
    """By an error in these words."""
    found = check_document(on_an_item(example.data), DECLARED, DocumentResolver(with_files=False)).problems
    assert example.said
    assert any(example.said in _reported(each) for each in found)


def _reported(problem: Any) -> str:
    """A problem as the command line tells it, guess included."""
    from editor.cli.localised_text import LocalisedTexts
    from editor.cli.problem_lines import problem_line

    return problem_line("thing.json", problem, LocalisedTexts("en"))


@pytest.mark.parametrize("kind", OP_KINDS)
def test_every_operation_is_named_on_the_page(kind: str) -> None:
    assert [name for name in ops_of(kind, OPS) if f"`{name}`" not in PAGE] == []


@pytest.mark.parametrize("key", ["numbers", "proposals", "scopes", "counters"])
def test_every_word_of_the_vocabulary_is_on_the_page(key: ListName) -> None:
    assert [word for word in VOCABULARY.lists[key] if f"`{word}`" not in PAGE and f'`"{word}"`' not in PAGE] == []


def test_the_links_of_the_page_lead_somewhere() -> None:
    """To its own headings."""
    headings = {
        re.sub(r"[^a-z -]", "", title.lower()).replace(" ", "-") for title in re.findall(r"^## (.*)$", PAGE, re.M)
    }
    assert set(re.findall(r"\]\(#([a-z-]+)\)", PAGE)) <= headings


def test_the_prose_of_the_page_keeps_to_its_width() -> None:
    prose = [each for each in BLOCK.sub("", PAGE).splitlines() if not each.startswith("|")]
    assert [each for each in prose if len(each) > WIDTH] == []
