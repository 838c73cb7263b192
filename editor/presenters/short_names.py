"""Two letters for each piece, unique among the pieces of a seat."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

_BETWEEN = re.compile(r"[\W_]+")


def short_names(names: Mapping[str, str]) -> dict[str, str]:
    """The letters for each id of one side, derived from the names."""
    found: dict[str, str] = {}
    taken: set[str] = set()
    numbers: Counter[str] = Counter()
    """The numbers already tried after a letter: the ones before are taken."""
    for id_, name in names.items():
        words = [part for part in _BETWEEN.split(name) if part] or ["?"]
        first = words[0][0].upper()
        short = next((each for each in _from_letters(first, words) if each not in taken), "")
        while not short or short in taken:
            numbers[first] += 1
            short = f"{first}{numbers[first]}"
        found[id_] = short
        taken.add(short)
    return found


def _from_letters(first: str, words: Sequence[str]) -> Iterator[str]:
    """The first letters of two words, then the first letter with a later one."""
    yield from (first + word[0].upper() for word in words[1:])
    yield from (first + letter.lower() for letter in "".join(words)[1:])
