"""The text of a place: everything that the canvas shows there, in every language."""

import pytest

from editor.canvas.geometry.board_index import BoardIndex
from editor.canvas.place_text import LOOKS, highlight_text, place_text
from editor.view_model.overlay import NOTHING_OVER, Highlight, Overlay
from engine.words import languages, say
from tests.support.boards import small_board


@pytest.mark.parametrize(
    ("place", "words"),
    [
        ("D4", "D4, open"),
        ("C2", "C2, tall, height 2"),
        ("B3", "B3, open, Ana (Red), health: 3 of 6, mana: 2 of 4, Haste, Curse (Blue), acting now, Red's zone"),
        ("D5", "D5, open, Bo (Blue), health: 5 of 5, has acted, Objective 2 (Red)"),
        ("E4^", "E4^, platform, height 3, Cy (Blue), health: 14 of 20"),
        ("G3", "G3, open, Mark (Blue)"),
    ],
)
def test_a_place_is_reported_in_full(place: str, words: str) -> None:
    assert place_text(BoardIndex.of(small_board()), NOTHING_OVER, place, "en") == words


def test_the_text_of_a_place_includes_its_highlights() -> None:
    board_index = BoardIndex.of(small_board())
    over = Overlay({"D4": Highlight("reach", "2"), "D5": Highlight("target", "62%")}, {"bo": "target", "ana": "chosen"})
    assert highlight_text(board_index, over, "D4", "en") == "can be reached, 2"
    assert highlight_text(board_index, over, "D5", "en") == "can be targeted, 62%"
    assert highlight_text(board_index, over, "B3", "en") == "chosen"
    assert highlight_text(board_index, over, "A1", "en") == ""
    assert place_text(board_index, over, "D4", "en") == "D4, open, can be reached, 2"


@pytest.mark.parametrize("lang", languages())
def test_no_two_looks_have_the_same_words(lang: str) -> None:
    assert len({say(word, lang) for word in LOOKS.values()}) == len(LOOKS)
