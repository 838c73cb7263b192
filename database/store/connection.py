"""Opens SQLite connections to library files, the only place that does, so that each has the safe settings."""

from __future__ import annotations

import sqlite3
import sys
from pathlib import Path

from database.errors import LibraryUnavailable
from database.schema_version import CURRENT
from engine.kernel.data.message import message

SQLITE = sqlite3.sqlite_version
"""The version of SQLite that libraries are read and written with."""
APPLICATION = 0x48455853
"""`HEXS`: the application id in the header of the file, known to SQLite's own tools."""

SETTINGS = (
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=5000",
    "PRAGMA trusted_schema=OFF",
    "PRAGMA cell_size_check=ON",
    "PRAGMA mmap_size=0",
)
ORDERS = "SELECT 1 FROM sqlite_master WHERE type IN ('trigger', 'view') LIMIT 1"
FULL_FSYNC = "PRAGMA fullfsync=ON"
"""Only needed on macOS, where data reported as written may still be on its way to the disk."""


def connect(path: Path, mode: str = "rw") -> sqlite3.Connection:
    """A connection to the file: `rw`, `ro`, or `rwc` to create a missing one; errors are SQLite's own.

    No transaction begins implicitly: changes must be enclosed in BEGIN and COMMIT.
    """
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode={mode}", uri=True, isolation_level=None)
    try:
        for setting in (*SETTINGS, FULL_FSYNC) if sys.platform == "darwin" else SETTINGS:
            connection.execute(setting)
        if mode == "ro":
            connection.execute("PRAGMA query_only=ON")
    except BaseException:
        connection.close()
        raise
    return connection


def connect_in_memory(name: str) -> sqlite3.Connection:
    """A library in memory; all connections with the same name share it, as long as one is open."""
    connection = sqlite3.connect(f"file:{name}?mode=memory&cache=shared", uri=True, isolation_level=None)
    for setting in SETTINGS:
        connection.execute(setting)
    return connection


def has_wal_fix(version: tuple[int, ...]) -> bool:
    """Whether this SQLite is free of the bug by which a library in WAL mode could lose committed pages."""
    return version >= (3, 51, 3) or (3, 50, 7) <= version < (3, 51) or (3, 44, 6) <= version < (3, 45)


def make_durable(connection: sqlite3.Connection, path: Path, *, may_wal: bool) -> None:
    """Choose the journal mode, so that saved changes survive a power cut.

    If the journal is a file that is deleted at the end, EXTRA syncs its folder after that, which FULL does not: the
    journal could reappear and undo what was saved.
    """
    mode = "wal" if may_wal else "delete"
    (chosen,) = connection.execute(f"PRAGMA journal_mode={mode}").fetchone()
    if chosen != mode:
        raise LibraryUnavailable(message("library-locked", path=str(path)))
    connection.execute(f"PRAGMA synchronous={'FULL' if may_wal else 'EXTRA'}")


def refuse_strange(connection: sqlite3.Connection, path: Path) -> None:
    """Raise `LibraryUnavailable` for a file with triggers or views, which SQLite would execute: libraries have none of
    their own.

    Those of newer programs are unknown here; such libraries are only read.
    """
    if schema_of(connection) <= CURRENT and connection.execute(ORDERS).fetchone() is not None:
        raise LibraryUnavailable(message("library-strange", path=str(path)))


def stop_writing(connection: sqlite3.Connection) -> None:
    """Make this connection read-only from now on."""
    connection.execute("PRAGMA query_only=ON")


def application_of(connection: sqlite3.Connection) -> int:
    """The application id in the header of an SQLite file."""
    (found,) = connection.execute("PRAGMA application_id").fetchone()
    return int(found)


def maker_of(connection: sqlite3.Connection) -> str:
    """The version of the program that created the present tables; empty if it is not recorded."""
    try:
        found = connection.execute("SELECT value FROM state WHERE name = 'program'").fetchone()
    except sqlite3.OperationalError:
        return ""
    return "" if found is None else str(found[0])


def schema_of(connection: sqlite3.Connection) -> int:
    """The version of its schema, counted from 1; 0 for an empty file."""
    (found,) = connection.execute("PRAGMA user_version").fetchone()
    return int(found)
