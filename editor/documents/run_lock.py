"""The lock of a run of the app: it shows that the run goes on; a later one sees by it that the run has crashed."""

import errno
import logging
import os
from pathlib import Path

from database.files.recovery import LOCK, is_file
from database.store.lock import Lock, take_lock

log = logging.getLogger(__name__)


def lock_run(run: Path) -> Lock:
    """The lock of a new run of one's own; an OSError where it cannot be had."""
    lock = take_lock(run / LOCK)
    if lock is None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK), str(run / LOCK))
    return lock


def take_over(run: Path) -> Lock | None:
    """The lock of a run that has crashed; None while it goes on, and where it cannot be asked."""
    if (run / LOCK).exists() and not is_file(run / LOCK):
        return None
    try:
        return take_lock(run / LOCK)
    except OSError as fault:
        log.info("the lock of a run cannot be asked for: %s: %s", run, fault)
        return None
