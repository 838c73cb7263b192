"""Turns what the user typed into an FTS5 or LIKE pattern. Any text is safe; no character is an operator."""

from __future__ import annotations

from collections.abc import Sequence

from database.search.normalization import words_of

LONGEST = 200
"""The number of letters of the query that are used."""
MOST_WORDS = 12


def wanted_words(text: str) -> tuple[str, ...]:
    """The words that a document must have, each as the beginning of a word."""
    return tuple(dict.fromkeys(words_of(text[:LONGEST])))[:MOST_WORDS]


def match(words: Sequence[str]) -> str:
    """The query in the syntax of FTS5: each word quoted, as a prefix, all joined by AND."""
    return " ".join(f'"{word}"*' for word in words)


def like(word: str) -> str:
    """A pattern for LIKE with the word anywhere in a text; words contain no wildcards."""
    return f"%{word}%"
