"""The summary of a saved game is read by hand, quickly, from files of anybody."""

import json
from typing import Any

import pytest

from engine.content.canonical_json import canonical
from engine.content.kinds.position import Summary
from engine.session.game_summary import GameSummary, summary_from_json

SUMMARY = GameSummary(2, 4, {"red": 40, "blue": -3}, ("red",), 17)


def test_a_summary_comes_back_from_its_file() -> None:
    """It has the fields of the document, and its scores stay in their order."""
    written = json.loads(canonical(SUMMARY.to_json()))
    found = summary_from_json(written)
    assert found is not None
    assert found == SUMMARY
    assert list(found.scores) == ["red", "blue"]
    assert Summary.model_validate(written).plain() == written


@pytest.mark.parametrize(
    "change",
    [
        {"round": -1},
        {"round": "2"},
        {"round": True},
        {"round": 10**9},
        {"rounds": None},
        {"moves": 2.5},
        {"scores": [1, 2]},
        {"scores": {"red": 40}},
        {"scores": [{"seat": "red"}]},
        {"scores": [{"seat": "red", "score": "40"}]},
        {"scores": [{"seat": "red", "score": 10**99}]},
        {"scores": [{"seat": ["red"], "score": 1}]},
        {"scores": [{"seat": "x" * 1000, "score": 1}]},
        {"scores": [{"seat": "red", "score": 1}] * 99},
        {"turn": "red"},
        {"turn": [5]},
        {"turn": ["red"] * 99},
    ],
)
def test_nonsense_is_no_summary(change: dict[str, Any]) -> None:
    assert summary_from_json({**SUMMARY.to_json(), **change}) is None


@pytest.mark.parametrize("raw", [None, 5, [], "text", {}])
def test_anything_but_an_object_is_no_summary(raw: object) -> None:
    assert summary_from_json(raw) is None
