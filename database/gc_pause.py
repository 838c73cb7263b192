"""Reduces cyclic garbage collection during bulk work whose objects all survive; it took most of the time there."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

THRESHOLDS = (100_000, 50, 50)


@contextmanager
def collecting_seldom() -> Iterator[None]:
    """Within the block, new objects are scanned rarely, and existing ones not at all: a full collection is far away.

    Freezing the existing objects would be undone for all of them, including those that the app froze at its start.
    """
    before = gc.get_threshold()
    gc.set_threshold(*THRESHOLDS)
    try:
        yield
    finally:
        gc.set_threshold(*before)
