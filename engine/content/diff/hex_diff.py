"""The differences between two sets of hexes, regardless of notation: moved, added, removed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import islice
from operator import or_

from engine.content.diff.diff_text import MOST_VALUES, DiffPath
from engine.content.place_names import LARGEST_GRID, hexes_in, is_range
from engine.geometry.hex.bit_sets import members
from engine.words import TextValue, say

FEW = 4
"""Up to so many hexes are reported as moved if all of them differ; more are reported as redrawn."""


def are_hexes(value: object) -> bool:
    """Whether a value is a list of hexes and rectangles of hexes."""
    return isinstance(value, list) and bool(value) and all(isinstance(each, str) and is_range(each) for each in value)


def hexes_compared(old: Sequence[str], new: Sequence[str], where: DiffPath) -> Iterator[str]:
    """The differences in a set of hexes, regardless of order and notation."""
    before, after = _set_of(old), _set_of(new)
    gone, added = before & ~after, after & ~before
    if gone == before and before.bit_count() == after.bit_count() <= FEW:
        yield where.says("comparing-moved", old=_hexes_text(before, where.lang), new=_hexes_text(after, where.lang))
        return
    if added:
        yield where.says("comparing-hexes-added", hexes=_hexes_text(added, where.lang))
    if gone:
        yield where.says("comparing-hexes-gone", hexes=_hexes_text(gone, where.lang))


def _set_of(names: Sequence[str]) -> int:
    return reduce(or_, (hexes_in(LARGEST_GRID, name) for name in names), 0)


def _hexes_text(hexes: int, lang: str) -> TextValue:
    some = tuple(LARGEST_GRID.name(hex_) for hex_ in islice(members(hexes), MOST_VALUES))
    left = hexes.bit_count() - len(some)
    return (*some, say("comparing-others", lang, number=left)) if left else some
