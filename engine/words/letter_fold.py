"""Letter folding for searches: case, accents and letters that few keyboards have make no difference."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from functools import cache

MARKS_END = 0x2_0000
"""No character from here on is a combining mark; checking all of them takes six times as long."""

_LETTERS = {"ł": "l", "ø": "o", "đ": "d", "ħ": "h", "ı": "i", "æ": "ae", "œ": "oe", "þ": "th", "ð": "d"}


def fold(text: str) -> str:
    """The text in the form used for comparison: `Łódź` and `lodz` are the same, `Straße` and `strasse` too."""
    if text.isascii():
        return text.lower()
    small = unicodedata.normalize("NFKD", text).casefold()
    return unicodedata.normalize("NFKD", small).translate(_without_marks())


@cache
def _without_marks() -> Mapping[int, str]:
    """The translation table that removes diacritics; made on first use, to keep it out of the start."""
    marks = [chr(code) for code in range(MARKS_END) if unicodedata.combining(chr(code))]
    return str.maketrans({**_LETTERS, **dict.fromkeys(marks, "")})
