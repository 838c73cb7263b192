"""Atomic writing of user files: a file is written completely or not at all, whatever fails."""

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
"""The limit of symbolic links in a chain."""
PATIENT = os.name == "nt"
PAUSES = (0.01, 0.02, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7)
"""The waiting times in seconds between attempts on Windows, where a virus scanner may lock the old file for a
moment."""

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
    """A file could not be written; it is unchanged. `word` gives the reason."""

    def __init__(self, path: Path, error: OSError) -> None:
        super().__init__(f"{path}: {error.strerror or error}")
        self.word = reason(path, error)


def reason(path: Path, error: OSError) -> Message:
    """The reason as text."""
    known = REASONS.get(error.errno or 0)
    if known:
        return Message(known, (("path", str(path)),))
    return message("file-not-written", path=str(path), reason=error.strerror or str(error))


def atomic_write(path: Path, data: bytes, new_mode: int | None = None) -> None:
    """Make `data` the content of the file, preserving its mode and following links. Raises `NotWritten`.

    A read-only file is left as it is, and so is a library, a device or a pipe; so is the target of another user's link
    in a folder that everybody may write into. A new file gets `new_mode`.
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
    except OSError as error:
        raise NotWritten(path, error) from error


def set_aside(path: Path) -> Path:
    """Rename a file that cannot be used, so that its owner still has it; returns its new name. Raises `NotWritten`."""
    aside = path.with_name(f"{path.name}.bak")
    try:
        put_in_place(path, aside)
        sync_folder(path.parent)
    except OSError as error:
        raise NotWritten(aside, error) from error
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
    """Raise an OSError if the path leads through a link that another user may have placed as a trap.

    That is a link in a folder with the sticky bit, such as `/tmp`, which belongs neither to this user nor to the owner
    of the folder.
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
    """Create a file and flush all its bytes to disk; at no moment can it be read by users whom its mode excludes."""
    made_with = NEW_FILE if mode is None else mode
    with open(path, "xb", opener=lambda name, flags: os.open(name, flags, made_with)) as file:
        if mode is not None:
            path.chmod(mode)
        file.write(data)
        file.flush()
        sync(file.fileno())


def make_private(path: Path, data: bytes) -> None:
    """Create a complete file that only its owner may read; raises an OSError if that fails."""
    temporary = path.with_name(f".{path.name}.tmp-{os.getpid()}-{os.urandom(4).hex()}")
    try:
        write_new(temporary, data, OWNERS_ALONE)
        put_in_place(temporary, path)
        sync_folder(path.parent)
    finally:
        temporary.unlink(missing_ok=True)


def sync(descriptor: int) -> None:
    """Flush a file to the disk itself."""
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
    """Create a folder and its missing parents, accessible to their owner alone, and flush their names to disk."""
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
    except OSError as error:
        if error.errno not in NO_FOLDER_SYNC:
            raise
    finally:
        os.close(descriptor)
