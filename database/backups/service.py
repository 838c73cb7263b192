"""The backup service of one library: makes backups after changes, lists, thins out and restores them."""

from __future__ import annotations

import logging
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from itertools import chain, count
from pathlib import Path
from threading import Lock as ThreadLock

from database.backups.backup_folders import Backup, BackupCause, backups_beside, dated, listed
from database.backups.make_backup import last_change, make
from database.backups.restore_backup import RestoreResult, move_aside, put_back, verify
from database.backups.retention import superfluous
from database.backups.startup_check import DAMAGED as DAMAGE
from database.backups.startup_check import StartupCheck, is_whole, last_look, note_look
from database.backups.startup_check import is_due as is_look_due
from database.backups.verification import Verification, is_due, last_test, test
from database.clock import Clock, now
from database.errors import LibraryUnavailable, NotDone
from database.files.atomic_write import OWNERS_FOLDER, TEMPORARY, NotWritten, make_folders, reason
from database.store.connection import APPLICATION, application_of, connect, refuse_strange, stop_writing
from database.store.copies import refuse_damaged
from database.store.library_path import DAMAGED, images_beside, is_in_the_way, is_there, lock_beside, may_write
from database.store.lock import holder, take_lock
from database.store.open_library import refuse_other_file
from database.store.sqlite_errors import translated_errors
from engine.kernel.data.message import message

log = logging.getLogger(__name__)

LOCK = ".lock"


class Backups:
    """The backup service.

    It may be used from any thread, and without the library open: every backup reads the library by a connection of its
    own.
    """

    def __init__(self, library: Path, *, now: Clock = now) -> None:
        self._library = library
        self._now = now
        self._one_at_a_time = ThreadLock()
        self.folder = backups_beside(library)

    def all(self) -> tuple[Backup, ...]:
        """All backups, the newest first."""
        try:
            return listed(self.folder)
        except OSError as error:
            raise LibraryUnavailable(reason(self.folder, error)) from error

    def make(self, cause: BackupCause = "wish") -> Backup:
        """Make a backup. Raises `LibraryUnavailable` if that fails; then nothing has changed."""
        return self._make(cause, self._mode)

    def make_if_changed(self, cause: BackupCause = "regular") -> Backup | None:
        """Make a backup unless the newest one is up to date; None if it is, or if there is no library yet."""
        if not is_there(self._library):
            return None
        with self._making(), self._reading(self._mode) as source:
            newest = next(iter(self.all()), None)
            if newest is not None and newest.sequence == last_change(source) and newest.file.is_file():
                return None
            return self._kept(source, cause)

    def make_from(self, source: sqlite3.Connection, cause: BackupCause) -> Backup:
        """Make a backup of the state that this connection sees, as before an upgrade, when no other may be open."""
        with self._making(), translated_errors(self._library):
            return self._kept(source, cause)

    def test_if_due(self) -> Verification | None:
        """Verify the newest backup if none has been verified for a month; None if that is not due, or there is none."""
        newest = next(iter(self.all()), None)
        return self.test(newest) if newest is not None and is_due(last_test(self.folder), self._now()) else None

    def test(self, backup: Backup) -> Verification:
        """Restore a backup next to the others, check that it is complete, and record the result.

        If it is damaged, another backup is made at once, provided that the library can be read.
        """
        with self._making():
            temporary = self.folder / f".test.tmp-{os.getpid()}-{os.urandom(4).hex()}"
            try:
                tested = test(backup, temporary, self._now())
            except NotWritten as error:
                raise LibraryUnavailable(error.word) from error
        if not tested.is_sound:
            with self._making(), self._reading(self._mode) as source:
                self._kept(source, "regular", shares=False)
        return tested

    @property
    def last_test(self) -> Verification | None:
        """The result and time of the last verification."""
        return last_test(self.folder)

    def look_if_due(self, is_stopped: Callable[[], bool], *, was_left: bool = False) -> StartupCheck | None:
        """Check the library's file in the background; None if that is not due.

        It is due if a crash `was_left` by the last user of the library, or after a week; None also if the check was
        stopped.
        """
        now = self._now()
        if not was_left and not is_look_due(last_look(self.folder), now):
            return None
        try:
            with self._reading(self._mode) as connection:
                is_sound = is_whole(connection, self._library, is_stopped)
        except LibraryUnavailable as error:
            if error.word.id not in DAMAGE:
                raise
            is_sound = False
        if is_sound is None:
            return None
        looked = StartupCheck(now, is_sound)
        try:
            note_look(self.folder, looked)
        except (OSError, NotWritten) as error:
            log.info("nobody will know that %s was looked through: %s", self._library, error)
        return looked

    def set_aside(self) -> Path | None:
        """Move a damaged library aside to make room for a new one; returns its path, None if there is none to move.

        An intact library is not moved, and it must not be open elsewhere.
        """
        try:
            with self._alone_with_the_library():
                if not is_in_the_way(self._library) and (not is_there(self._library) or self._is_whole()):
                    return None
                aside = self._name_aside()
                move_aside(self._library, aside)
                return aside
        except OSError as error:
            raise LibraryUnavailable(reason(self._library, error)) from error

    def restore(self, backup: Backup) -> RestoreResult:
        """Make a backup the library, which must not be open; returns the path where the previous one is kept.

        A backup of an intact library is made first; a damaged one is kept as `library.damaged-…` unchanged, and so is a
        folder in its place. Raises `NotDone` for a backup that cannot be restored.
        """
        try:
            with self._alone_with_the_library():
                verify(backup)
                is_anything = is_in_the_way(self._library) or is_there(self._library)
                made = self._backed_up() if is_anything else None
                aside = self._name_aside() if is_anything and made is None else None
                return replace(put_back(backup, self._library, aside), made=made)
        except (OSError, NotWritten) as error:
            why = error.word if isinstance(error, NotWritten) else reason(self._library, error)
            raise LibraryUnavailable(message("backup-not-restored", path=str(self._library), reason=why)) from error

    @contextmanager
    def _alone_with_the_library(self) -> Iterator[None]:
        self._library.parent.mkdir(OWNERS_FOLDER, parents=True, exist_ok=True)
        held = lock_beside(self._library)
        lock = take_lock(held)
        if lock is None:
            raise LibraryUnavailable(message("library-held", path=str(self._library), holder=holder(held)))
        try:
            yield
        finally:
            lock.release()

    def _backed_up(self) -> Backup | None:
        """A backup of the library at this place; None if that is not possible."""
        if is_in_the_way(self._library):
            return None
        try:
            # Read-only: what SQLite would roll back with a leftover journal stays as it is.
            return self._make("restore", "ro")
        except Exception as error:  # a damaged file may cause any error; in every case the file is kept
            log.info("%s cannot be backed up, so it is kept as it is: %s", self._library, error)
            return None

    def _is_whole(self) -> bool:
        """Whether SQLite finds no damage in the library's file."""
        try:
            with self._reading("ro") as connection:
                refuse_damaged(connection, self._library)
        except LibraryUnavailable as error:
            log.info("%s is not whole: %s", self._library, error)
            return False
        return True

    def _name_aside(self) -> Path:
        """An unused name for a damaged library."""
        dated_name = f"{self._library.stem}{DAMAGED}{dated(self._now())}"
        parts = chain([""], (f"-{number}" for number in count(2)))
        names = (self._library.with_name(f"{dated_name}{part}{self._library.suffix}") for part in parts)
        return next(name for name in names if not name.exists())

    def _make(self, cause: BackupCause, mode: str) -> Backup:
        with self._making(), self._reading(mode) as source:
            return self._kept(source, cause)

    def _kept(self, source: sqlite3.Connection, cause: BackupCause, *, shares: bool = True) -> Backup:
        made = make(source, images_beside(self._library), self.folder, cause, self._now(), shares=shares)
        log.info("backup %s made: %s", made.number, made.folder)
        # The new backup could cause the one that is about to be restored to be deleted.
        for each in superfluous(self.all()) if cause not in ("restore", "repair") else ():
            _take_away(each.folder)
        return made

    @property
    def _mode(self) -> str:
        """SQLite can roll back what a crash left incomplete only if it may write."""
        return "rw" if may_write(self._library) else "ro"

    @contextmanager
    def _reading(self, mode: str) -> Iterator[sqlite3.Connection]:
        if not is_there(self._library):
            raise LibraryUnavailable(message("library-missing", path=str(self._library)))
        with translated_errors(self._library):
            connection = connect(self._library, mode)
            with closing(connection):
                stop_writing(connection)
                if application_of(connection) != APPLICATION:
                    raise LibraryUnavailable(message("library-no-library", path=str(self._library)))
                refuse_strange(connection, self._library)
                yield connection

    @contextmanager
    def _making(self) -> Iterator[None]:
        """Lock the folder; anything in it without a final name was left by an interrupted process."""
        with self._one_at_a_time:
            try:
                if not self.folder.exists():
                    refuse_other_file(self._library)
                make_folders(self.folder)
                lock = take_lock(self.folder / LOCK)
                if lock is None:
                    raise NotDone(message("backup-under-way", path=str(self._library)))
                try:
                    for each in self.folder.iterdir():
                        if TEMPORARY.fullmatch(each.name):
                            _take_away(each)
                    yield
                finally:
                    lock.release()
            except (OSError, LibraryUnavailable) as error:
                why = reason(self.folder, error) if isinstance(error, OSError) else error.word
                raise LibraryUnavailable(message("backup-not-made", path=str(self._library), reason=why)) from error


def before_upgrade(connection: sqlite3.Connection, library: Path) -> None:
    """Make the backup that precedes a schema upgrade."""
    Backups(library).make_from(connection, "upgrade")


def _take_away(folder: Path) -> None:
    """Delete a backup, renaming it first, so that an incomplete one is never listed."""
    try:
        if not TEMPORARY.fullmatch(folder.name):
            folder = folder.rename(folder.with_name(f".{folder.name}.tmp-0-00000000"))
        shutil.rmtree(folder)
    except OSError as error:
        log.info("an old backup stays: %s: %s", folder, error)
