"""The library's clock, which tests may replace. Its times are for people; nothing is ordered by them."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeAlias

Now: TypeAlias = Callable[[], float]
"""Tells the time, in seconds since 1970."""

MILLISECONDS = 1000
MILLISECONDS_A_DAY = 24 * 60 * 60 * MILLISECONDS


def now() -> float:
    """The time of this machine."""
    return time.time()


def stamp(seconds: float) -> int:
    """A time as the library stores it: whole milliseconds, never before 1970, whatever the clock says."""
    return max(0, round(seconds * MILLISECONDS))


def seconds(stored: int) -> float:
    """The time that was stored."""
    return stored / MILLISECONDS
