"""The lock by which a run of the app shows that it goes on, and by which a later one sees that it has crashed."""

import errno
import os
from pathlib import Path

from PySide6.QtCore import QLockFile

from database.files import write_new
from database.recovery import LOCK, is_file


def lock_run(run: Path) -> QLockFile:
    """The lock of a new run of one's own; an OSError where it cannot be had, which tells why, as Qt's lock does not."""
    lock = lock_of(run)
    if not lock.tryLock(0):
        write_new(run / LOCK, b"-", None)
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK), lock.fileName())
    return lock


def take_over(run: Path) -> QLockFile | None:
    """The lock of a run that has crashed; None while it goes on.

    What the lock says may be torn, or come from this machine under another name: whether somebody still holds it is
    asked of the system.
    """
    lock = lock_of(run)
    if (run / LOCK).exists() and not is_file(run / LOCK):
        return None
    taken = lock.tryLock(0) or (lock.removeStaleLockFile() and lock.tryLock(0))
    return lock if taken else None


def lock_of(run: Path) -> QLockFile:
    """However old it is, it counts as long as its process is there."""
    lock = QLockFile(str(run / LOCK))
    lock.setStaleLockTime(0)
    return lock
