"""The library's clock, which tests may replace. Its times are for people; nothing is ordered by them."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeAlias

Clock: TypeAlias = Callable[[], float]
"""A function that returns the time, in seconds since 1970."""

MILLISECONDS = 1000
MILLISECONDS_A_DAY = 24 * 60 * 60 * MILLISECONDS


def now() -> float:
    """The time of this machine."""
    return time.time()


def stamp(seconds: float) -> int:
    """A time as stored in the library: whole milliseconds, never before 1970."""
    return max(0, round(seconds * MILLISECONDS))


def seconds(stored: int) -> float:
    """A stored time in seconds."""
    return stored / MILLISECONDS
