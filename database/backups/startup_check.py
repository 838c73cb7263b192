"""The check of the library file at startup: after a run that did not end properly, and once a week."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from database.backups.check_log import note, noted
from database.clock import seconds, stamp
from database.errors import LibraryUnavailable
from database.store.copies import refuse_damaged

RECORD = "looked.json"
WEEK = 7 * 24 * 60 * 60.0
ASK_EVERY = 100_000
"""The number of SQLite's steps between two checks whether to stop: some milliseconds."""
DAMAGED = frozenset({"library-damaged", "library-no-library"})
"""The messages that mean a damaged library; any other leaves the question open."""


@dataclass(frozen=True, slots=True)
class StartupCheck:
    """The result of a check of the library at start."""

    when: float
    """The time in seconds since 1970, by the clock of that moment."""
    is_sound: bool


def last_look(folder: Path) -> StartupCheck | None:
    """The recorded result of the last check at start; None if there was none or the record cannot be read."""
    return noted(folder / RECORD, lambda entry: StartupCheck(seconds(int(entry["when"])), entry["sound"] is True))


def note_look(folder: Path, looked: StartupCheck) -> None:
    """Record the result; raises an OSError or `NotWritten` if that fails."""
    note(folder / RECORD, {"when": stamp(looked.when), "sound": looked.is_sound})


def is_due(last: StartupCheck | None, now: float) -> bool:
    """Whether a week has passed, allowing for a clock that was set back; a damaged library is always checked again."""
    return last is None or not last.is_sound or not 0 <= now - last.when < WEEK


def is_whole(connection: sqlite3.Connection, path: Path, is_stopped: Callable[[], bool]) -> bool | None:
    """Whether SQLite finds no damage in the file; None if it was stopped before the end."""
    connection.set_progress_handler(lambda: int(is_stopped()), ASK_EVERY)
    try:
        refuse_damaged(connection, path)
    except LibraryUnavailable:
        return False
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_INTERRUPT:
            return None
        raise
    return True
