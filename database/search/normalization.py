"""Normalization of texts and queries for search: their words, with folded letters."""

from __future__ import annotations

import re

from engine.words.letter_fold import fold

WORD = re.compile(r"[^\W_]+")
NOTHING_LEFT = "·"
"""Stands for a word that is empty after folding, so that the words after it keep their positions."""


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
