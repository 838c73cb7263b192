"""What authors mean by words that look like no known one: a guess from the vocabulary of the game."""

from __future__ import annotations

from typing import Any

import pytest

from editor.cli.stock import Stock
from engine.content.examine import examined
from tests.rules.battleground.test_box_readme import on_an_item
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
    found = examined(on_an_item(ability), DECLARED, Stock(with_files=False))
    assert [each.suggestion for each in found.problems] == [guess]
