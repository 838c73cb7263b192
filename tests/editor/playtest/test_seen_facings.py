"""Directions as the screen shows them."""

import pytest

from editor.playtest.choice_options import facing_places
from editor.playtest.seen_facings import seen_angles, seen_words
from editor.view_model.board import AreaSheet, GameBoard, HexSheet
from engine.words import ids, say


@pytest.mark.parametrize(
    ("tops", "quarters", "shown"),
    [
        ("flat", 0, {"n": "up", "ne": "up-right", "s": "down", "nw": "up-left"}),
        ("flat", 1, {"n": "right", "ne": "down-right", "s": "left", "nw": "up-right"}),
        ("flat", 3, {"n": "left", "ne": "up-left", "se": "up-right", "s": "right"}),
        ("pointy", 0, {"e": "right", "ne": "up-right", "w": "left", "sw": "down-left"}),
        ("pointy", 2, {"e": "left", "ne": "down-left", "w": "right"}),
    ],
)
def test_words_are_those_of_the_turned_board(tops: str, quarters: int, shown: dict[str, str]) -> None:
    words = seen_words(seen_angles(GameBoard(HexSheet(tops, 3, 3), ()), quarters))  # type: ignore[arg-type]
    assert len(set(words.values())) == 6
    assert {name: say(words[name]) for name in shown} == shown
    assert ids() >= set(words.values())


def test_a_board_of_areas_has_no_directions() -> None:
    board = GameBoard(AreaSheet(1.0, 1.0, {}), ())
    assert seen_angles(board, 1) == {}
    assert facing_places(board) == {}
