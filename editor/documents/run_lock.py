"""The lock file of a running app. A later run that can take it knows that the run has crashed."""

import errno
import logging
import os
from pathlib import Path

from database.files.recovery import LOCK, is_file
from database.store.lock import Lock, take_lock

log = logging.getLogger(__name__)


def lock_run(run: Path) -> Lock:
    """Take the lock of a new run; an OSError where it cannot be taken."""
    lock = take_lock(run / LOCK)
    if lock is None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK), str(run / LOCK))
    return lock


def take_over(run: Path) -> Lock | None:
    """Acquire the lock of a crashed run; None if it is still running or the lock cannot be tried."""
    if (run / LOCK).exists() and not is_file(run / LOCK):
        return None
    try:
        return take_lock(run / LOCK)
    except OSError as fault:
        log.info("the lock of a run cannot be asked for: %s: %s", run, fault)
        return None
