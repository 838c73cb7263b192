"""File locks that the system releases when their process ends, however it ends: no crash leaves one behind.

Who holds one stands in its file, for people; whether somebody does is asked of the system, so that the process id of a
crashed program, used again by another one, misleads nobody."""

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
"""Windows locks bytes, not files: one behind everything that is written into the file, which so stays readable."""


class Lock:
    """A lock that this process holds, for as long as it knows of it.

    Who lets go of it leaves its file empty; one that says who held it was left by a crash. That is `was_left`, and it
    stays noted for whoever holds it next, until somebody says that it is settled.
    """

    def __init__(self, descriptor: int, *, was_left: bool) -> None:
        self.was_left = was_left
        self._descriptor = descriptor
        self._close = weakref.finalize(self, os.close, descriptor)

    def settle(self) -> None:
        """Note that the library was checked after a possible crash."""
        self.was_left = False

    def release(self) -> None:
        """Let others have it; once is enough. The file stays: who deletes it could take it from under a third one."""
        if self._close.alive and not self.was_left:
            with suppress(OSError):
                os.ftruncate(self._descriptor, 0)
        self._close()


def take_lock(path: Path) -> Lock | None:
    """The lock that this file stands for; None while another one holds it. An OSError where it cannot be asked for."""
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
    """For people; the lock holds as well where the disk is too full for it."""
    try:
        os.ftruncate(descriptor, 0)
        os.write(descriptor, f"{os.getpid()} {platform.node()}\n".encode())
    except OSError as fault:
        if fault.errno not in FULL:
            raise
        log.info("who holds %s is not recorded there: %s", path, fault)
        return
    try:
        sync(descriptor)  # or the holder would be lost in a power cut
    except OSError as fault:
        log.info("who holds %s may not be recorded there after a power cut: %s", path, fault)


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
    except OSError as fault:
        if fault.errno in HELD:
            return False
        raise
    return True
