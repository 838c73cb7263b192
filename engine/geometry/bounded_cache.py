"""A cache for values computed for maps, bounded by the total number of hexes: of very large maps, few are kept."""

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

SMALL = 5_000
"""The size in hexes up to which maps are not counted: a typical table has a thousand."""
MOST_HEXES = 160_000
"""The total number of hexes of larger maps: four of the largest."""


def cached_by_size(most: int, size: Callable[P, int]) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """`lru_cache` for values whose size depends on the hexes of a map; it is cleared when the total becomes too large.

    The total is only updated when a value is computed, so that cached values are found as fast as usual.
    """

    def keep(work: Callable[P, R]) -> Callable[P, R]:
        held = 0

        @wraps(work)
        def anew(*args: P.args, **named: P.kwargs) -> R:
            nonlocal held
            hexes = size(*args, **named)
            if hexes > SMALL:
                held += hexes
                if held > MOST_HEXES:
                    cached.cache_clear()
                    held = hexes
            return work(*args, **named)

        cached: Any = lru_cache(maxsize=most)(anew)
        found: Callable[P, R] = cached
        return found

    return keep
