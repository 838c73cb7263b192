"""Monthly verification of the newest backup, which is restored to a separate folder, opened, checked and counted."""

from __future__ import annotations

import logging
import shutil
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from database.backups.backup_folders import FILE, Backup
from database.backups.check_log import note, noted
from database.backups.make_backup import OWN, digest_of, images_in
from database.clock import seconds, stamp
from database.errors import LibraryBug, LibraryUnavailable
from database.images import contents
from database.store.open_library import open_file

log = logging.getLogger(__name__)

RECORD = "tested.json"
MONTH = 30 * 24 * 60 * 60.0


@dataclass(frozen=True, slots=True)
class Verification:
    """The result of a verification of a backup."""

    number: int
    """The number of the backup."""
    when: float
    """The time in seconds since 1970, by the clock of that moment."""
    is_sound: bool


def last_test(folder: Path) -> Verification | None:
    """The recorded result of the last verification; None if there was none or the record cannot be read."""
    return noted(
        folder / RECORD,
        lambda entry: Verification(int(entry["number"]), seconds(int(entry["when"])), entry["sound"] is True),
    )


def is_due(last: Verification | None, now: float) -> bool:
    """Whether a month has passed; if the clock was set back, it is also due."""
    return last is None or not 0 <= now - last.when < MONTH


def test(backup: Backup, beside: Path, now: float) -> Verification:
    """Restore a backup into an unused folder, check that it is complete, and record the result."""
    try:
        beside.mkdir()
        is_sound = _is_all_there(backup, beside)
    finally:
        shutil.rmtree(beside, ignore_errors=True)
    tested = Verification(backup.number, now, is_sound)
    note(beside.parent / RECORD, {"number": tested.number, "when": stamp(now), "sound": is_sound})
    return tested


def _is_all_there(backup: Backup, folder: Path) -> bool:
    copy = folder / FILE
    try:
        shutil.copyfile(backup.file, copy)
        return digest_of(copy) == backup.digest and _images_found(backup) == backup.images and _opens(backup, copy)
    except (OSError, sqlite3.Error, LibraryUnavailable, LibraryBug) as error:
        log.warning("backup %s did not pass its test: %s", backup.folder, error)
        return False


def _opens(backup: Backup, file: Path) -> bool:
    """Whether the program can open it, upgrade it if necessary, and find the recorded number of documents in it."""
    opened = open_file(file, read_only=False, before_upgrade=lambda *_: None)
    try:
        with closing(opened.connection) as connection:
            if connection.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
                return False
            if connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
                return False
            (documents,) = connection.execute(OWN).fetchone()
            return bool(documents == backup.documents)
    finally:
        if opened.lock is not None:
            opened.lock.release()


def _images_found(backup: Backup) -> int:
    """The number of the backup's images that are present and unchanged."""
    return sum(_is_as_it_was(backup.image(digest, suffix), digest) for digest, suffix in images_in(backup.file))


def _is_as_it_was(file: Path, digest: str) -> bool:
    try:
        return sha256(contents(file)).hexdigest() == digest
    except OSError:
        return False
