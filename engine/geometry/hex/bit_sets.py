"""Sets of hexes or places as Python integers: bit n stands for member n."""

from collections.abc import Iterable
from functools import reduce
from operator import or_


def mask_of(members: Iterable[int]) -> int:
    """The set with these members; each must be 0 or more."""
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask


def union(masks: Iterable[int]) -> int:
    """All members of some sets."""
    return reduce(or_, masks, 0)


def members(mask: int) -> list[int]:
    """The members of a set in rising order."""
    digits = bin(mask)[:1:-1]
    found = []
    at = digits.find("1")
    while at >= 0:
        found.append(at)
        at = digits.find("1", at + 1)
    return found
