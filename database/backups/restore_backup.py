"""Restores a backup: a new library is built next to the old one, then they are switched; the old file is kept."""

from __future__ import annotations

import logging
import os
import shutil
from contextlib import closing
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from database.backups.backup_folders import Backup
from database.backups.make_backup import digest_of, images_in
from database.errors import NotDone
from database.files.atomic_write import put_in_place, sync, sync_folder
from database.files.open_libraries import BESIDE
from database.images import contents, lay_down
from database.schema_version import CURRENT
from database.store.connection import connect, refuse_strange
from database.store.copies import refuse_damaged
from database.store.library_path import images_beside, is_in_the_way
from database.store.sqlite_errors import translated_errors
from engine.kernel.data.message import message

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class RestoreResult:
    """The outcome of a restored backup."""

    backup: Backup
    replaced_file: Path | None
    """The path of the replaced file; None if there was none, or a backup was made of it."""
    images_lost: int
    """Images that are neither in the backup nor next to the library."""
    made: Backup | None = None
    """The backup of the library that was replaced."""


def verify(backup: Backup) -> None:
    """Raise `NotDone` for a backup that has changed since it was made, or that only a newer program can read."""
    if backup.schema > CURRENT:
        raise NotDone(message("backup-newer", path=str(backup.folder), version=backup.program))
    if not is_whole(backup):
        raise NotDone(message("backup-damaged", path=str(backup.folder)))


def is_whole(backup: Backup) -> bool:
    """Whether the library's file in the backup is, byte for byte, the one that was made."""
    try:
        return digest_of(backup.file) == backup.digest
    except OSError:
        return False


def put_back(backup: Backup, library: Path, aside: Path | None) -> RestoreResult:
    """Make the backup the library, which nobody has open; the present one is moved to `aside` first.

    Until the final switch nothing has changed; an attempt that fails or is interrupted can be repeated.
    """
    verify(backup)
    temporary = _temporary(library)
    try:
        _copied(backup.file, temporary)
        if digest_of(temporary) != backup.digest:
            raise NotDone(message("backup-damaged", path=str(backup.folder)))
        with translated_errors(backup.file), closing(connect(temporary, "ro")) as connection:
            refuse_damaged(connection, backup.file)
            refuse_strange(connection, backup.file)
        lost = _put_images(backup, temporary, images_beside(library))
        if aside is not None:
            _keep(library, aside)
        for suffix in BESIDE:
            library.with_name(library.name + suffix).unlink(missing_ok=True)
        sync_folder(library.parent)
        put_in_place(temporary, library)
        sync_folder(library.parent)
    finally:
        temporary.unlink(missing_ok=True)
    log.info("backup %s restored as %s, what was there is %s", backup.number, library, aside)
    return RestoreResult(backup, aside, lost)


def _keep(library: Path, aside: Path) -> None:
    """Make a second copy of the file and of SQLite's files next to it, complete before the first is touched.

    Anything but a plain file is renamed instead of copied. An interruption leaves no incomplete copy under the final
    name: files get it when they are complete, the main file last.
    """
    if is_in_the_way(library):
        put_in_place(library, aside)
        sync_folder(aside.parent)
        return
    made: list[tuple[Path, Path]] = []
    try:
        for suffix in (*BESIDE, ""):
            source, target = library.with_name(library.name + suffix), aside.with_name(aside.name + suffix)
            if source.is_file():
                temporary = _temporary(library)
                made.append((temporary, target))
                _copied(source, temporary)
        for temporary, target in made:
            put_in_place(temporary, target)
    finally:
        for temporary, _ in made:
            temporary.unlink(missing_ok=True)
    sync_folder(aside.parent)


def _temporary(library: Path) -> Path:
    """A temporary name next to the library for incomplete files."""
    return library.with_name(f".{library.name}.tmp-{os.getpid()}-{os.urandom(4).hex()}")


def move_aside(library: Path, aside: Path) -> None:
    """Move the library aside; SQLite's side files go before the main file, or a new library would pick them up."""
    _keep(library, aside)
    for suffix in (*BESIDE, ""):
        library.with_name(library.name + suffix).unlink(missing_ok=True)
    sync_folder(library.parent)


def _copied(source: Path, target: Path) -> None:
    try:
        with source.open("rb") as old, target.open("xb") as new:
            shutil.copyfileobj(old, new)
            new.flush()
            sync(new.fileno())
    except BaseException:
        target.unlink(missing_ok=True)
        raise


def _put_images(backup: Backup, file: Path, folder: Path) -> int:
    """Put the images of the backup next to the library, where they are missing or damaged."""
    lost = 0
    for digest, suffix in images_in(file):
        target = folder / digest[:2] / f"{digest}.{suffix}"
        if _sound(target, digest) is not None:
            continue
        data = _sound(backup.image(digest, suffix), digest)
        if data is None:
            lost += 1
            continue
        lay_down(target, data)
    return lost


def _sound(file: Path, digest: str) -> bytes | None:
    """The content of an image's file if its digest is right."""
    try:
        data = contents(file)
    except OSError:
        return None
    return data if sha256(data).hexdigest() == digest else None
