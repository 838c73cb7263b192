"""Matches the items of two lists: by their ids, or else by similarity."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from typing import Any, NamedTuple

from engine.content.canonical_json import canonical
from engine.content.diff.diff_text import NAMED_BY

MOST_COMPARED = 250_000
"""The number of pairs that are compared; longer lists, such as journals, are matched position by position."""


class Pair(NamedTuple):
    """Two matching items, with the position of the new one; None for an item without a match."""

    old: Any
    new: Any
    number: int


def naming_key(old: Sequence[Any], new: Sequence[Any]) -> str | None:
    """The key that identifies every item in both lists by a distinct value."""
    if not all(isinstance(each, Mapping) for each in (*old, *new)):
        return None
    return next((key for key in NAMED_BY if _names_all(key, old) and _names_all(key, new)), None)


def paired_by_name(old: Sequence[Any], new: Sequence[Any], key: str) -> Iterator[Pair]:
    """Pairs of items with the same id, in the order of the new list first."""
    before = {each[key]: each for each in old}
    after = {each[key] for each in new}
    yield from (Pair(before.get(each[key]), each, number) for number, each in enumerate(new, 1))
    yield from (Pair(each, None, 0) for each in old if each[key] not in after)


def paired_by_likeness(old: Sequence[Any], new: Sequence[Any]) -> Iterator[Pair]:
    """Pairs of items: equal ones match, and the items between them match in order."""
    before, after = list(map(canonical, old)), list(map(canonical, new))
    for first, last, start, end in _gaps(before, after):
        for step in range(max(last - first, end - start)):
            one = old[first + step] if first + step < last else None
            other = new[start + step] if start + step < end else None
            yield Pair(one, other, start + step + 1)


def _gaps(before: Sequence[bytes], after: Sequence[bytes]) -> Iterator[tuple[int, int, int, int]]:
    """The ranges in which two lists differ, as start and end in either."""
    shorter = min(len(before), len(after))
    same = next((number for number in range(shorter) if before[number] != after[number]), shorter)
    left = shorter - same
    at_end = next((number for number in range(left) if before[-1 - number] != after[-1 - number]), left)
    old, new = before[same : len(before) - at_end], after[same : len(after) - at_end]
    if len(old) * len(new) > MOST_COMPARED:
        yield same, same + len(old), same, same + len(new)
        return
    for tag, first, last, start, end in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if tag != "equal":
            yield same + first, same + last, same + start, same + end


def counted(old: Sequence[Any], new: Sequence[Any]) -> tuple[list[Any], list[Any]]:
    """The simple values that are only in the new list and only in the old one, counting repetitions."""
    before, after = Counter(old), Counter(new)
    return list((after - before).elements()), list((before - after).elements())


def is_other_order(old: Sequence[Any], new: Sequence[Any], key: str) -> bool:
    """Whether the items in both lists are in a different order."""
    before, after = [each[key] for each in old], [each[key] for each in new]
    return [each for each in before if each in set(after)] != [each for each in after if each in set(before)]


def _names_all(key: str, things: Sequence[Any]) -> bool:
    names = [each.get(key) for each in things]
    return all(isinstance(name, str) for name in names) and len(set(names)) == len(names)
