"""Letter folding: texts that people take for equal are equal, however they were typed."""

import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.words.letter_fold import MARKS_END, fold

PAIRS = [
    ("Łódź", "lodz"),
    ("Zażółć gęślą jaźń", "zazolc gesla jazn"),
    ("Straße", "strasse"),
    ("Œuvre", "oeuvre"),
    ("Ærøskøbing", "aeroskobing"),
    ("Þórður", "thordur"),
    ("İstanbul ılık", "istanbul ilik"),
    ("Đorđe", "dorde"),
    ("Ħal Far", "hal far"),
    ("señor perché MANÀ", "senor perche mana"),
    ("ﬁre ℡ ①", "fire tel 1"),
    ("o\u0301", "o"),
]


@pytest.mark.parametrize(("text", "folded"), PAIRS)
def test_letters_that_few_keyboards_have(text: str, folded: str) -> None:
    assert fold(text) == folded


def test_there_are_no_other_marks() -> None:
    assert not any(map(unicodedata.combining, map(chr, range(MARKS_END, sys.maxunicode + 1))))


@given(st.text())
def test_folding_twice_changes_nothing(text: str) -> None:
    assert fold(fold(text)) == fold(text)
