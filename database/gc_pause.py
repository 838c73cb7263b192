"""Pauses most cyclic garbage collection during bulk work whose objects all stay; it took most of the time there."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

THRESHOLDS = (100_000, 50, 50)


@contextmanager
def collecting_seldom() -> Iterator[None]:
    """Inside, what comes is looked at seldom, and what was there before not at all: a full collection is far away.

    Freezing what was there would be undone for all, also for what the app froze when it started.
    """
    before = gc.get_threshold()
    gc.set_threshold(*THRESHOLDS)
    try:
        yield
    finally:
        gc.set_threshold(*before)
