"""The keys of rows: made by the program, sorted roughly by time, and never the same on two machines."""

from __future__ import annotations

import os
from base64 import b32hexencode
from collections.abc import Callable

from database.clock import Now, stamp

CLOCK_BYTES = 6
CHANCE_BYTES = 10
LENGTH = 26
"""Of the sixteen bytes in thirty-two letters and digits; what follows would fill up the last group."""

LATEST = 2 ** (8 * CLOCK_BYTES) - 1


class Keys:
    """Makes keys; clock and chance are handed in."""

    def __init__(self, now: Now, chance: Callable[[int], bytes] = os.urandom) -> None:
        self._now = now
        self._chance = chance

    def new(self) -> str:
        """A key that nobody else has."""
        return self.several(1)[0]

    def several(self, number: int) -> list[str]:
        """As many keys, made at one time."""
        clock = min(stamp(self._now()), LATEST).to_bytes(CLOCK_BYTES, "big")
        return [_written(clock + self._chance(CHANCE_BYTES)) for _ in range(number)]


def _written(raw: bytes) -> str:
    return b32hexencode(raw)[:LENGTH].decode().lower()
