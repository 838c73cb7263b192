"""A cache for what is computed for maps, bounded by their size in hexes: of very large maps, few are kept."""

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

SMALL = 5_000
"""Hexes of a map of which there may be as many as a memory holds: a table for two has a thousand."""
MOST_HEXES = 160_000
"""Of larger ones so many in all: four of the largest."""


def cached_by_size(most: int, size: Callable[P, int]) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """`lru_cache` for what takes memory by the hexes of a map; it forgets everything when they become too many.

    The hexes are added up where something is worked out anew, so that what is remembered is found as fast as ever.
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
                    kept.cache_clear()
                    held = hexes
            return work(*args, **named)

        kept: Any = lru_cache(maxsize=most)(anew)
        found: Callable[P, R] = kept
        return found

    return keep
