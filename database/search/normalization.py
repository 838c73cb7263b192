"""Normalization of text for search: case, accents and letters that few keyboards have are folded."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import cache

WORD = re.compile(r"[^\W_]+")
MARKS_END = 0x2_0000
"""No letter from here on is a mark on another one; to look at all of them takes six times as long."""
NOTHING_LEFT = "·"
"""Stands for a word of which folding leaves nothing, so that the words after it keep their numbers."""

_LETTERS = {"ł": "l", "ø": "o", "đ": "d", "ħ": "h", "ı": "i", "æ": "ae", "œ": "oe", "þ": "th", "ð": "d"}


def fold(text: str) -> str:
    """The text as it is compared: `Łódź` and `lodz` are the same, `Straße` and `strasse` too."""
    if text.isascii():
        return text.lower()
    small = unicodedata.normalize("NFKD", text).casefold()
    return unicodedata.normalize("NFKD", small).translate(_without_marks())


def words_of(text: str) -> list[str]:
    """The words of what somebody typed, folded; what is neither letter nor digit is left out."""
    return WORD.findall(fold(text))


def fold_words(text: str) -> str:
    """The text folded with one space between its words, of which there are as many as in the text itself."""
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
