"""Pauses most cyclic garbage collection during bulk work whose objects all stay; it took most of the time there."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

THRESHOLDS = (100_000, 50, 50)


@contextmanager
def collecting_seldom() -> Iterator[None]:
    """Inside, what was there before is not looked at, and what comes is looked at seldom."""
    before = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
