"""Snippets: the first match in a text, with a few words around it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

BEFORE = 4
"""The number of words before the first match."""
LONGEST = 16
"""The total number of words."""


@dataclass(frozen=True, slots=True)
class SnippetPart:
    """A part of the text that is either a match or not."""

    text: str
    is_found: bool


@dataclass(frozen=True, slots=True)
class Snippet:
    """A few words of a text in a language, empty if that is unknown."""

    lang: str
    pieces: tuple[SnippetPart, ...]
    begins: bool
    """Whether nothing was omitted before."""
    ends: bool
    """Whether nothing was omitted after."""

    @property
    def text(self) -> str:
        return "".join(piece.text for piece in self.pieces)


def snippet(lang: str, shown: str, folded: str, words: tuple[str, ...]) -> Snippet | None:
    """The first passage in which one of the words begins; None if there is none.

    Both texts must have the same words in order; otherwise the index is damaged, and no snippet can be made.
    """
    # Most texts contain none of the words, and checking that takes far less time.
    if not any(word in folded for word in words):
        return None
    beginning = _beginning_of_one(words)
    first = beginning.search(folded)
    if first is None:
        return None
    start = max(0, folded.count(" ", 0, first.start()) - BEFORE)
    words_shown, compared = shown.split(), folded.split(" ")
    if len(words_shown) != len(compared):
        return None
    end = start + LONGEST
    are_found = [beginning.search(word) is not None for word in compared[start:end]]
    pieces = _pieces(list(zip(words_shown[start:end], are_found, strict=True)))
    return Snippet(lang, pieces, begins=start == 0, ends=end >= len(words_shown))


@lru_cache(maxsize=16)
def _beginning_of_one(words: tuple[str, ...]) -> re.Pattern[str]:
    """A pattern for the beginnings of the words, never within another word."""
    return re.compile(rf"(?<![^\W_])(?:{'|'.join(map(re.escape, words))})")


def _pieces(words: Sequence[tuple[str, bool]]) -> tuple[SnippetPart, ...]:
    """The words joined by spaces, with adjacent words of the same sort in one part."""
    pieces: list[SnippetPart] = []
    for number, (text, is_found) in enumerate(words):
        between = " " if number else ""
        if pieces and pieces[-1].is_found == is_found:
            pieces[-1] = SnippetPart(f"{pieces[-1].text}{between}{text}", is_found)
        else:
            if pieces and between and is_found:
                pieces[-1] = SnippetPart(f"{pieces[-1].text} ", pieces[-1].is_found)
                between = ""
            pieces.append(SnippetPart(f"{between}{text}", is_found))
    return tuple(pieces)
