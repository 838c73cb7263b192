"""Fingerprints of user files: a change made by another program is noticed before it is overwritten."""

from __future__ import annotations

import errno
import os
import stat
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from database.files.atomic_write import NotWritten, atomic_write, mode_of
from database.files.open_libraries import refuse_in_use, refuse_library


class ChangedElsewhere(Exception):
    """Refusal to overwrite a file that another program has changed or created."""


class GoneElsewhere(Exception):
    """Refusal to overwrite a file that another program has deleted or moved."""


@dataclass(frozen=True, slots=True)
class FileFingerprint:
    """The state of a file when it was last read or written, for noticing changes by others."""

    changed: int
    """The time in nanoseconds since 1970."""
    size: int
    digest: str


def read_user_file(path: Path, most: int) -> tuple[bytes, FileFingerprint]:
    """The content of a file with its fingerprint; of a file larger than `most`, one byte more than that.

    Raises an OSError, also for a pipe or a device, which could block the reader forever.
    """
    refuse_unless_plain(path)
    with path.open("rb") as file:
        data = file.read(most + 1)
    return data, _like(path, data)


def write_user_file(path: Path, data: bytes, known: FileFingerprint | None, *, keep_old: bool) -> FileFingerprint:
    """Write a complete file; raises `NotWritten` if that fails.

    Raises `ChangedElsewhere` or `GoneElsewhere` if the file has changed since the fingerprint was taken. If requested,
    the previous content is kept next to it as `.bak`.
    """
    try:
        refuse_library(path)
        old = contents(path)
        if known is not None and old is None and path.parent.is_dir():
            raise GoneElsewhere(path)
        if known is not None and old is not None and sha256(old).hexdigest() != known.digest:
            raise ChangedElsewhere(path)
        if keep_old and old is not None:
            atomic_write(path.with_name(f"{path.name}.bak"), old, mode_of(path))
        atomic_write(path, data)
        return _like(path, data)
    except OSError as error:
        raise NotWritten(path, error) from error


def contents(path: Path) -> bytes | None:
    """The content of a file; None if it does not exist."""
    try:
        refuse_unless_plain(path)
        return path.read_bytes()
    except FileNotFoundError:
        return None


def refuse_unless_plain(path: Path) -> None:
    """Raise an OSError for a pipe or a device, for a folder, for a library in use, and if there is no file."""
    refuse_in_use(path)
    mode = path.stat().st_mode
    if not stat.S_ISREG(mode):
        code = errno.EISDIR if stat.S_ISDIR(mode) else errno.ENXIO
        raise OSError(code, os.strerror(code), str(path))


def _like(path: Path, data: bytes) -> FileFingerprint:
    return FileFingerprint(path.stat().st_mtime_ns, len(data), sha256(data).hexdigest())
