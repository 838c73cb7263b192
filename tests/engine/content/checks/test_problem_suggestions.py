"""What authors mean by words that look like no known one: a guess from the vocabulary of the game."""

from __future__ import annotations

from typing import Any

import pytest

from editor.services.document_resolver import DocumentResolver
from engine.content.checks.document_checks import check_document
from engine.content.declarations import Declarations
from engine.systems.battleground.content import CONTENT as BATTLEGROUND
from engine.systems.hoplomachus.content import CONTENT as HOPLOMACHUS
from tests.rules.battleground.stock.test_author_manual import on_an_item
from tests.support.battleground import DECLARED


@pytest.mark.parametrize(
    ("ability", "guess"),
    [
        ({"when": "on-activation", "effects": [{"do": "damage"}]}, "wound"),
        ({"when": "on-activation", "target": "enemy", "effects": [{"do": "wound"}]}, "to"),
        ({"when": "on-activation", "to": "enemy", "effects": [{"do": "push", "distance": 2}]}, "hexes"),
    ],
)
def test_a_word_that_looks_like_no_known_one_is_guessed(ability: dict[str, Any], guess: str) -> None:
    found = check_document(on_an_item(ability), DECLARED, DocumentResolver(with_files=False))
    assert [each.suggestion for each in found.problems] == [guess]


@pytest.mark.parametrize(
    ("ability", "guess"),
    [
        ({"when": "ability", "to": "unit", "effects": [{"do": "damage", "damage": 1}]}, "hurt"),
        ({"when": "ability", "to": "unit", "effects": [{"do": "hurt", "wounds": 1}]}, "damage"),
        ({"when": {"wound": {}}, "effects": [{"do": "hurt", "on": "by", "damage": 1}]}, "damaged"),
        ({"when": {"knock-out": {}}, "effects": [{"do": "fatigue"}]}, "defeated"),
        ({"when": "ability", "to": "opponent", "effects": [{"do": "stun"}]}, "daze"),
        ({"when": "ability", "to": "opponent", "distance": 2, "effects": [{"do": "daze"}]}, "away"),
        ({"when": "ability", "target": "opponent", "effects": [{"do": "daze"}]}, "to"),
        ({"when": "always", "modify": "speed", "by": 1}, "movement"),
    ],
)
def test_so_is_a_word_of_the_other_game(ability: dict[str, Any], guess: str) -> None:
    """Also where the other game knows it: what may stand there helps more than where it belongs."""
    skill = {
        "kind": "skill",
        "schema": "1.0",
        "id": "mine/try",
        "system": "hoplomachus",
        "name": {"en": "Try"},
        "provenance": {"source": "author"},
        "ability": ability,
    }
    found = check_document(skill, Declarations((BATTLEGROUND, HOPLOMACHUS)), DocumentResolver(with_files=False))
    assert guess in [each.suggestion for each in found.problems]
