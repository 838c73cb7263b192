"""The bounds of the process that reads strangers' packs: memory, work, files; a system that has none goes without."""

from __future__ import annotations

import gc
import os
from pathlib import Path

from database.packs.limits import MAX_MEMORY, MAX_OPEN_FILES, MAX_STAGED_FILE, SECONDS_OF_WORK
from database.seldom import THRESHOLDS


def confine(folder: Path) -> None:
    """Bind this process, for good: it works in this folder, within the limits, and collects garbage seldom."""
    os.chdir(folder)
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    try:
        import resource
    except ModuleNotFoundError:
        return
    for name, most in (
        (resource.RLIMIT_AS, MAX_MEMORY),
        (resource.RLIMIT_CPU, SECONDS_OF_WORK),
        (resource.RLIMIT_NOFILE, MAX_OPEN_FILES),
        (resource.RLIMIT_FSIZE, MAX_STAGED_FILE),
    ):
        _, hard = resource.getrlimit(name)
        bound = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(name, (bound, bound))
