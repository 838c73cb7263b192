"""Consistent copies of an open library, made by SQLite's backup function and checked before they get a name."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from database.errors import LibraryUnavailable
from database.files.atomic_write import put_in_place, sync, sync_folder
from database.store.connection import connect
from engine.kernel.data.message import message


def copy_to(connection: sqlite3.Connection, target: Path) -> None:
    """Copy the state that a connection sees into a file; raises `LibraryUnavailable` if the copy is damaged.

    A transaction of the connection is ended as soon as everything has been read, so that writers need not wait longer.
    """
    temporary = target.with_name(f".{target.name}.tmp-{os.getpid()}-{os.urandom(4).hex()}")
    try:
        with closing(connect(temporary, "rwc")) as copy:
            connection.backup(copy)
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            refuse_damaged(copy, target)
        with temporary.open("rb") as file:
            sync(file.fileno())
        put_in_place(temporary, target)
        sync_folder(target.parent)
    finally:
        temporary.unlink(missing_ok=True)


def refuse_damaged(connection: sqlite3.Connection, path: Path) -> None:
    """Raise `LibraryUnavailable` if SQLite finds the file damaged."""
    if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        raise LibraryUnavailable(message("library-damaged", path=str(path)))
