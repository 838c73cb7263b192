"""Two letters for each figure, so that no two of a side have the same."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

_BETWEEN = re.compile(r"[\W_]+")


def short_names(names: Mapping[str, str]) -> dict[str, str]:
    """The letters for each id of one side, from what these are called."""
    taken: dict[str, str] = {}
    for id_, name in names.items():
        taken[id_] = next(each for each in _candidates(name) if each not in taken.values())
    return taken


def _candidates(name: str) -> Iterator[str]:
    """The first letters of two words, the first letter with a later one, and at last numbers."""
    words = [part for part in _BETWEEN.split(name) if part] or ["?"]
    first = words[0][0].upper()
    yield from (first + word[0].upper() for word in words[1:])
    yield from (first + letter.lower() for letter in _letters(words))
    number = 1
    while True:
        yield f"{first}{number}"
        number += 1


def _letters(words: Iterable[str]) -> Iterator[str]:
    """The letters after the first one."""
    return iter("".join(words)[1:])
