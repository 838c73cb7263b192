"""The libraries that this process has open, which no file function may touch.

The system releases all locks of a process on a file as soon as the process closes any handle of it. If a library were
read like an ordinary file meanwhile, others could write to it while SQLite relies on its lock.
"""

from __future__ import annotations

import errno
import os
import stat
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from threading import Lock
from typing import TypeAlias

FileAt: TypeAlias = tuple[int, int]
"""The identity of a file, independent of its name: device and inode."""

BESIDE = ("-journal", "-wal", "-shm")
"""The suffixes of SQLite's side files."""
LOCK = ".lock"
"""The suffix of this program's lock file."""
BEGINS = b"SQLite format 3\0"
OURS_AT, OURS = 68, b"HEXS"

_open = Counter[FileAt]()
_one_at_a_time = Lock()


def note_use(file: FileAt | None) -> Callable[[], None]:
    """Register a library as in use; the returned function ends that."""
    _count(file, 1)
    return lambda: _count(file, -1)


def refuse_in_use(path: Path) -> None:
    """Raise an OSError for a library that is in use, under any name, and for SQLite's files next to it."""
    if any(_is_open(each) for each in (path, *_beside(path, BESIDE))):
        raise _busy(path)


def refuse_library(path: Path) -> None:
    """Refuse to overwrite any library file, open or not, or its side files."""
    refuse_in_use(path)
    if any(_begins_as_one(each) for each in (path, *_beside(path, (*BESIDE, LOCK)))):
        raise _busy(path)


def _beside(path: Path, ends: Sequence[str]) -> Iterator[Path]:
    """The main file for a side file with this suffix."""
    return (path.with_name(path.name.removesuffix(end)) for end in ends if path.name.endswith(end) and path.name != end)


def _count(file: FileAt | None, change: int) -> None:
    if file is not None:
        with _one_at_a_time:
            _open[file] += change


def _is_open(path: Path) -> bool:
    try:
        found = path.stat()
    except OSError:
        return False
    return _open[found.st_dev, found.st_ino] > 0


def _begins_as_one(path: Path) -> bool:
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            return False
        with path.open("rb") as file:
            head = file.read(OURS_AT + len(OURS))
    except OSError:
        return False
    return head.startswith(BEGINS) and head.endswith(OURS)


def _busy(path: Path) -> OSError:
    return OSError(errno.EBUSY, os.strerror(errno.EBUSY), str(path))
