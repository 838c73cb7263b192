"""Atomic writing of user files: a file is written whole or not at all, whatever fails on the way."""

from __future__ import annotations

import errno
import os
import re
import stat
import sys
import time
from pathlib import Path

from database.files.open_libraries import refuse_library
from engine.kernel.data.message import Message, message

NEW_FILE = 0o644
OWNERS_ALONE = 0o600
OWNERS_FOLDER = 0o700
MOST_LINKS = 40
"""One after another, on the way to a file."""
PATIENT = os.name == "nt"
PAUSES = (0.01, 0.02, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7)
"""In seconds, between attempts on Windows, where a virus scanner may hold the old file for a moment."""

REASONS = {
    errno.ENOSPC: "file-disk-full",
    errno.EDQUOT: "file-disk-full",
    errno.EROFS: "file-read-only",
    errno.EACCES: "file-not-allowed",
    errno.EPERM: "file-not-allowed",
    errno.ENAMETOOLONG: "file-name-too-long",
    errno.ENOENT: "file-no-folder",
    errno.ENOTDIR: "file-no-folder",
    errno.EISDIR: "file-is-a-folder",
    errno.ENXIO: "file-no-plain-file",
    errno.EBUSY: "file-is-a-library",
}
NO_FOLDER_SYNC = (errno.EINVAL, errno.ENOTSUP)
"""The errors of file systems that do not support it."""


TEMPORARY = re.compile(r"\..+\.tmp-\d+-[0-9a-f]{8}", re.DOTALL)
"""The pattern of the names of temporary files."""


class NotWritten(Exception):
    """A file could not be written; it is as it was before. `word` says why."""

    def __init__(self, path: Path, fault: OSError) -> None:
        super().__init__(f"{path}: {fault.strerror or fault}")
        self.word = reason(path, fault)


def reason(path: Path, fault: OSError) -> Message:
    """Why, in words."""
    known = REASONS.get(fault.errno or 0)
    if known:
        return Message(known, (("path", str(path)),))
    return message("file-not-written", path=str(path), reason=fault.strerror or str(fault))


def atomic_write(path: Path, data: bytes, new_mode: int | None = None) -> None:
    """Make `data` the content of the file, preserving its mode and following links. Raises `NotWritten`.

    A file that its owner has made read-only stays as it is, and so does a library, a device or a pipe. So does what
    somebody else's link in a folder that all may write into leads to. A file that was not there gets `new_mode`.
    """
    try:
        refuse_links_of_others(path)
        target = Path(os.path.realpath(path))
        refuse_library(target)
        mode = mode_of(target)
        if mode is None:
            mode = new_mode
        elif not os.access(target, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(target))
        temporary = target.with_name(f".{target.name}.tmp-{os.getpid()}-{os.urandom(4).hex()}")
        try:
            write_new(temporary, data, mode)
            put_in_place(temporary, target)
        except BaseException:
            temporary.unlink(missing_ok=True)
            raise
        sync_folder(target.parent)
    except OSError as fault:
        raise NotWritten(path, fault) from fault


def set_aside(path: Path) -> Path:
    """Rename a file that cannot be used, so that its owner still has it; returns its new name. Raises `NotWritten`."""
    aside = path.with_name(f"{path.name}.bak")
    try:
        put_in_place(path, aside)
        sync_folder(path.parent)
    except OSError as fault:
        raise NotWritten(aside, fault) from fault
    return aside


def mode_of(path: Path) -> int | None:
    """The permission bits of a plain file, None if there is none; raises an OSError for folders, devices and pipes."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return None
    if not stat.S_ISREG(mode):
        code = errno.EISDIR if stat.S_ISDIR(mode) else errno.ENXIO
        raise OSError(code, os.strerror(code), str(path))
    return stat.S_IMODE(mode)


def refuse_links_of_others(path: Path) -> None:
    """An OSError where the way to a file leads through a link that somebody else may have laid as a trap.

    That is one in a folder with the sticky bit, as `/tmp` has it, which belongs neither to this user nor to whoever
    owns the folder.
    """
    if sys.platform == "win32":
        return
    way, links = path.absolute(), 0
    at = 0
    while at < len(way.parts):
        step = Path(*way.parts[: at + 1])
        at += 1
        if not step.is_symlink():
            continue
        links += 1
        if links > MOST_LINKS:
            raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(path))
        folder = step.parent.stat()
        if folder.st_mode & stat.S_ISVTX and step.lstat().st_uid not in (os.geteuid(), folder.st_uid):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
        way, at = step.parent / step.readlink() / Path(*way.parts[at:]), 0


def write_new(path: Path, data: bytes, mode: int | None) -> None:
    """A file that was not there, with all its bytes on the disk; nobody can ever read it whom its mode bars."""
    made_with = NEW_FILE if mode is None else mode
    with open(path, "xb", opener=lambda name, flags: os.open(name, flags, made_with)) as file:
        if mode is not None:
            path.chmod(mode)
        file.write(data)
        file.flush()
        sync(file.fileno())


def make_private(path: Path, data: bytes) -> None:
    """A new file, whole, which only its owner may read; an OSError where it cannot be made."""
    temporary = path.with_name(f".{path.name}.tmp-{os.getpid()}-{os.urandom(4).hex()}")
    try:
        write_new(temporary, data, OWNERS_ALONE)
        put_in_place(temporary, path)
        sync_folder(path.parent)
    finally:
        temporary.unlink(missing_ok=True)


def sync(descriptor: int) -> None:
    """Down to the disk itself."""
    if sys.platform == "darwin":
        import fcntl

        fcntl.fcntl(descriptor, fcntl.F_FULLFSYNC)
    else:
        os.fsync(descriptor)


def put_in_place(temporary: Path, target: Path) -> None:
    for pause in PAUSES if PATIENT else ():
        try:
            temporary.replace(target)
        except PermissionError:
            time.sleep(pause)
        else:
            return
    temporary.replace(target)


def make_folders(folder: Path) -> None:
    """Make a folder, and those around it that are missing, for their owner alone; their names reach the disk too."""
    missing = [each for each in (folder, *folder.parents) if not each.exists()]
    for each in reversed(missing):
        each.mkdir(OWNERS_FOLDER, exist_ok=True)
    for each in missing:
        sync_folder(each.parent)


def sync_folder(folder: Path) -> None:
    """Flush a folder to disk, so that a renamed file survives a power cut."""
    if os.name == "nt":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    except OSError as fault:
        if fault.errno not in NO_FOLDER_SYNC:
            raise
    finally:
        os.close(descriptor)
