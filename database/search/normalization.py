"""Normalization of text for search: case, accents and letters that few keyboards have are folded."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import cache

WORD = re.compile(r"[^\W_]+")
MARKS_END = 0x2_0000
"""No character from here on is a combining mark; checking all of them takes six times as long."""
NOTHING_LEFT = "·"
"""Stands for a word that is empty after folding, so that the words after it keep their positions."""

_LETTERS = {"ł": "l", "ø": "o", "đ": "d", "ħ": "h", "ı": "i", "æ": "ae", "œ": "oe", "þ": "th", "ð": "d"}


def fold(text: str) -> str:
    """The text in the form used for comparison: `Łódź` and `lodz` are the same, `Straße` and `strasse` too."""
    if text.isascii():
        return text.lower()
    small = unicodedata.normalize("NFKD", text).casefold()
    return unicodedata.normalize("NFKD", small).translate(_without_marks())


def words_of(text: str) -> list[str]:
    """The words of a query, folded; characters other than letters and digits are separators."""
    return WORD.findall(fold(text))


def fold_words(text: str) -> str:
    """The text folded with one space between its words, which correspond to the words of the text."""
    folded = fold(text).split()
    words = text.split()
    if len(folded) != len(words):
        folded = ["".join(fold(word).split()) or NOTHING_LEFT for word in words]
    return " ".join(folded)


@cache
def _without_marks() -> Mapping[int, str]:
    """The translation table that removes diacritics; made on first use, to keep it out of the start."""
    marks = [chr(code) for code in range(MARKS_END) if unicodedata.combining(chr(code))]
    return str.maketrans({**_LETTERS, **dict.fromkeys(marks, "")})
