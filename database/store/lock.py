"""File locks that the system releases when their process ends for any reason: no crash leaves one behind.

The holder is recorded in the file for people only; whether the lock is held is asked of the system, so that the reused
process id of a crashed program misleads nobody.
"""

from __future__ import annotations

import errno
import logging
import os
import platform
import stat
import sys
import weakref
from contextlib import suppress
from pathlib import Path

from database.files.atomic_write import NEW_FILE, sync

log = logging.getLogger(__name__)

HELD = frozenset({errno.EACCES, errno.EAGAIN, errno.EDEADLK})
"""The errors of the system when another process holds the lock."""
FULL = frozenset({errno.ENOSPC, errno.EDQUOT})
AHEAD = 1024
"""Windows locks bytes, not files: this is one after everything written into the file, which stays readable."""


class Lock:
    """A lock that this process holds, as long as the object exists.

    Releasing it empties its file; a file that names a holder was left by a crash. That is `was_left`, and it stays
    recorded for the next holders until `settle` is called.
    """

    def __init__(self, descriptor: int, *, was_left: bool) -> None:
        self.was_left = was_left
        self._descriptor = descriptor
        self._close = weakref.finalize(self, os.close, descriptor)

    def settle(self) -> None:
        """Record that the library was checked after a possible crash."""
        self.was_left = False

    def release(self) -> None:
        """Release the lock; repeated calls do nothing. The file stays: deleting it could take it from a third
        process."""
        if self._close.alive and not self.was_left:
            with suppress(OSError):
                os.ftruncate(self._descriptor, 0)
        self._close()


def take_lock(path: Path) -> Lock | None:
    """The lock of this file; None if another process holds it. Raises an OSError if it cannot be requested."""
    follow = getattr(os, "O_NOFOLLOW", 0)
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT | follow, NEW_FILE)
    try:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise OSError(errno.ENXIO, os.strerror(errno.ENXIO), str(path))
        if not _taken(descriptor):
            os.close(descriptor)
            return None
        was_left = os.fstat(descriptor).st_size > 0
        _say_who(descriptor, path)
    except BaseException:
        os.close(descriptor)
        raise
    return Lock(descriptor, was_left=was_left)


def _say_who(descriptor: int, path: Path) -> None:
    """Record the holder for people; the lock is valid even if the disk is too full for that."""
    try:
        os.ftruncate(descriptor, 0)
        os.write(descriptor, f"{os.getpid()} {platform.node()}\n".encode())
    except OSError as error:
        if error.errno not in FULL:
            raise
        log.info("who holds %s is not recorded there: %s", path, error)
        return
    try:
        sync(descriptor)  # otherwise the holder would be lost in a power cut
    except OSError as error:
        log.info("who holds %s may not be recorded there after a power cut: %s", path, error)


def holder(path: Path) -> str:
    """The last holder of the lock, as its file records it: the process and the machine."""
    try:
        return path.read_text(encoding="utf-8", errors="replace")[:AHEAD].strip()
    except OSError:
        return ""


def _taken(descriptor: int) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            os.lseek(descriptor, AHEAD, os.SEEK_SET)
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
            os.lseek(descriptor, 0, os.SEEK_SET)
        else:
            import fcntl

            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in HELD:
            return False
        raise
    return True
