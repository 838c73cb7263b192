"""The path of the library, and whether a file there may be one: a plain file on a local disk."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Iterable
from pathlib import Path

from database.errors import LibraryUnavailable
from database.files.open_libraries import LOCK, FileAt
from engine.kernel.data.message import Message, message

VARIABLE = "HEXSMITH_LIBRARY"
FILE = "library.db"
SUFFIX = ".db"
IMAGES = "images"
DAMAGED = ".damaged-"
"""Part of the names of damaged libraries that are kept, before the time."""

MOUNTS = Path("/proc/mounts")
NETWORK = frozenset({"9p", "afs", "ceph", "cifs", "davfs", "fuse.sshfs", "glusterfs", "nfs", "nfs4", "smb3", "smbfs"})
"""File systems on which locks are not reliable, so that a library is not safe there."""
CLOUDS = frozenset({"dropbox", "google drive", "googledrive", "icloud drive", "nextcloud", "onedrive", "my drive"})
"""Folders that another program synchronises while they are being written."""


def default_path() -> Path:
    """The library of the current user, unless the environment names another one."""
    named = os.environ.get(VARIABLE)
    if named:
        return Path(named)
    import platformdirs

    return Path(platformdirs.user_data_dir("hexsmith", appauthor=False)) / FILE


def is_there(path: Path) -> bool:
    """Whether there is a file; raises `LibraryUnavailable` for anything but a plain file with a single name."""
    try:
        found = path.lstat()
    except (FileNotFoundError, NotADirectoryError):
        return False
    except (OSError, ValueError) as error:
        raise LibraryUnavailable(message("library-not-opened", path=str(path))) from error
    if stat.S_ISLNK(found.st_mode) or (stat.S_ISREG(found.st_mode) and found.st_nlink > 1):
        raise LibraryUnavailable(message("library-is-a-link", path=str(path)))
    if not stat.S_ISREG(found.st_mode):
        raise LibraryUnavailable(message("library-no-plain-file", path=str(path)))
    return True


def is_in_the_way(path: Path) -> bool:
    """Whether a folder or a device is in the place of the library."""
    try:
        mode = path.lstat().st_mode
    except OSError:
        return False
    return not (stat.S_ISREG(mode) or stat.S_ISLNK(mode))


def file_at(path: Path) -> FileAt | None:
    """The identity of the file at a path, independent of its name; None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def may_write(path: Path) -> bool:
    """Whether the file and its folder are writable."""
    return os.access(path.parent, os.W_OK) and (not path.exists() or os.access(path, os.W_OK))


def lock_beside(path: Path) -> Path:
    """The file of its lock."""
    return _beside(path, path.name + LOCK)


def images_beside(path: Path) -> Path:
    """The folder of its images."""
    return folder_beside(path, IMAGES)


def folder_beside(path: Path, what: str) -> Path:
    """A folder that belongs to exactly one library: `ruins.db` and `ruins.2026` have different ones."""
    return _beside(path, f"{path.stem}.{what}" if path.suffix == SUFFIX else f"{path.name}-{what}")


def _beside(path: Path, name: str) -> Path:
    if path.name in ("", ".."):
        raise LibraryUnavailable(message("library-no-plain-file", path=str(path)))
    return path.with_name(name)


def has_damaged_beside(path: Path) -> bool:
    """Whether a damaged library is kept next to this one, which may contain documents that are missing here."""
    return any(each.name.startswith(f"{path.stem}{DAMAGED}") for each in path.parent.iterdir())


def warnings_about(path: Path) -> tuple[Message, ...]:
    """Warnings about a library on a network disk, or in a folder that another program synchronises."""
    kind = network(path)
    folder = cloud(path)
    return (
        *([message("library-on-network", path=str(path), kind=kind)] if kind else []),
        *([message("library-in-cloud", path=str(path), folder=folder)] if folder else []),
    )


def network(path: Path) -> str:
    """The network file system that the library is on, where locks cannot be trusted; empty on a local disk."""
    if sys.platform != "linux" or not MOUNTS.exists():
        return ""
    kind = file_system(path, MOUNTS.read_text(encoding="utf-8", errors="replace").splitlines())
    return kind if kind in NETWORK else ""


def cloud(path: Path) -> str:
    """The folder around the library that is synchronised to other machines; empty if there is none."""
    return next((folder for folder in path.absolute().parts[:-1] if folder.casefold() in CLOUDS), "")


def file_system(path: Path, mounts: Iterable[str]) -> str:
    """The type of file system of a path, by the system's table of mounts; empty if unknown."""
    real = Path(os.path.realpath(path))
    found, kind = -1, ""
    for line in mounts:
        fields = line.split()
        if len(fields) > 2:
            place = Path(fields[1].encode().decode("unicode_escape"))
            if len(place.parts) >= found and (real == place or place in real.parents):
                found, kind = len(place.parts), fields[2]
    return kind
