"""Restrictions of the worker process: memory, processor time, files, as far as the system supports them."""

from __future__ import annotations

import gc
import os
from pathlib import Path

from database.gc_pause import THRESHOLDS
from database.packs.format.limits import (
    MAX_MEMORY,
    MAX_OPEN_FILES,
    MAX_SECONDS_OF_WORK,
    MAX_STAGED_FILE,
    SECONDS_OF_WORK,
    SECONDS_OF_WORK_A_MEGAPIXEL,
)

MEGAPIXEL = 1_000_000
GRACE = 5
"""Seconds of processor time between the signal that reports the reason and the one that ends the process at once."""


def confine(folder: Path) -> None:
    """Restrict this process permanently: it works in this folder, within the limits, and rarely collects garbage."""
    os.chdir(folder)
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    try:
        import resource
    except ModuleNotFoundError:
        return
    for name, now, most in (
        (resource.RLIMIT_AS, MAX_MEMORY, MAX_MEMORY),
        (resource.RLIMIT_CPU, SECONDS_OF_WORK, MAX_SECONDS_OF_WORK + GRACE),
        (resource.RLIMIT_NOFILE, MAX_OPEN_FILES, MAX_OPEN_FILES),
        (resource.RLIMIT_FSIZE, MAX_STAGED_FILE, MAX_STAGED_FILE),
        (resource.RLIMIT_CORE, 0, 0),
    ):
        _, hard = resource.getrlimit(name)
        bound = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(name, (min(now, bound), bound))


def allow_work_for(pixels: int) -> None:
    """Allow more processor time, by the number of pixels in the images read so far."""
    try:
        import resource
    except ModuleNotFoundError:
        return
    _, hard = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (min(seconds_of_work(pixels), hard), hard))


def seconds_of_work(pixels: int) -> int:
    """The limit of processor time for a pack with so many pixels in its images, in seconds."""
    return min(MAX_SECONDS_OF_WORK, SECONDS_OF_WORK + int(pixels * SECONDS_OF_WORK_A_MEGAPIXEL / MEGAPIXEL))
