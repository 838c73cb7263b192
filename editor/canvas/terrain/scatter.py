"""Scattered shares: a stream of numbers from 0 to 1 that looks random and is the same each time. No Qt."""

from __future__ import annotations

from collections.abc import Iterable

FACTOR, STEP, LIMIT = 6364136223846793005, 1442695040888963407, 1 << 64


class Scatter:
    """A stream of shares from 0 to 1 by a seed."""

    def __init__(self, seed: int) -> None:
        self._state = (seed * 2 + 1) % LIMIT
        for _ in range(3):
            self.share()

    def share(self) -> float:
        self._state = (self._state * FACTOR + STEP) % LIMIT
        return (self._state >> 33) / (1 << 31)


def seed_of(numbers: Iterable[int]) -> int:
    """One seed for several numbers, in any process the same."""
    found = 17
    for number in numbers:
        found = (found * 1000003 + number) % (1 << 61)
    return found
