"""Opens a library file: creates it, upgrades its schema, or opens it read-only where it must."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeAlias

from database.errors import LibraryUnavailable
from database.files.atomic_write import OWNERS_FOLDER, put_in_place, reason, sync_folder
from database.files.open_libraries import BESIDE, refuse_in_use
from database.files.stale_files import delete_unfinished
from database.schema_version import CURRENT
from database.store.connection import (
    APPLICATION,
    application_of,
    connect,
    connect_in_memory,
    has_wal_fix,
    make_durable,
    maker_of,
    refuse_strange,
    schema_of,
    stop_writing,
)
from database.store.copies import refuse_damaged
from database.store.library_path import is_there, lock_beside, may_write, network
from database.store.lock import Lock, holder, take_lock
from database.store.sqlite_errors import translated_errors
from engine.kernel.data.message import Message, message

BeforeUpgrade: TypeAlias = Callable[[sqlite3.Connection, Path], None]
"""Makes the backup before an upgrade; an exception leaves the library as it is."""

NOT_WRITABLE = "library-not-writable"
NEEDS_WRITING = frozenset({NOT_WRITABLE, "library-not-opened"})
"""SQLite's errors for an interrupted transaction that cannot be rolled back without write access."""


@dataclass(frozen=True, slots=True)
class OpenedLibrary:
    """A library file that was opened."""

    connection: sqlite3.Connection
    lock: Lock | None
    why_read_only: Message | None


def open_file(path: Path, *, read_only: bool, before_upgrade: BeforeUpgrade) -> OpenedLibrary:
    """Open a library; raises `LibraryUnavailable` if that is not possible."""
    if read_only:
        return _for_reading(path, message("library-opened-read-only", path=str(path)))
    refuse_other_file(path)
    lock, why = _lock(path)
    if lock is None:
        if not is_there(path):
            # A process that holds the lock of a missing library is creating it.
            raise LibraryUnavailable(
                message("library-not-made" if why.id == NOT_WRITABLE else "library-locked", path=str(path))
            )
        return _for_reading(path, why)
    try:
        delete_unfinished(path)
        if not is_there(path):
            try:
                _make(path)
            except OSError as error:
                raise LibraryUnavailable(reason(path, error)) from error
        connection = _for_writing(path, before_upgrade)
    except BaseException:
        lock.release()
        raise
    if connection is None:
        lock.release()
        return _for_reading(path, why)
    return OpenedLibrary(connection, lock, None)


def refuse_other_file(path: Path) -> None:
    """Raise `LibraryUnavailable` for another kind of file, so that no lock or backup is put next to it."""
    if not is_there(path):
        return
    try:
        with closing(connect(path, "ro")) as connection:
            is_ours = application_of(connection) == APPLICATION
    except sqlite3.Error as error:
        # Despite any other error, for example after a crash during a write, it may be a library.
        is_ours = getattr(error, "sqlite_errorcode", None) != sqlite3.SQLITE_NOTADB
    if not is_ours:
        raise LibraryUnavailable(message("library-no-library", path=str(path)))


def _lock(path: Path) -> tuple[Lock | None, Message]:
    """The lock of the library, or the reason why there is none."""
    beside = lock_beside(path)
    why = message(NOT_WRITABLE, path=str(path))
    try:
        path.parent.mkdir(OWNERS_FOLDER, parents=True, exist_ok=True)
        if not may_write(path):
            return None, why
        return take_lock(beside), message("library-held", path=str(path), holder=holder(beside))
    except OSError:
        return None, why


def _make(path: Path) -> None:
    """Create a library, complete before it gets its final name."""
    from database.migrations.schema_upgrade import upgrade

    temporary = path.with_name(f".{path.name}.tmp-{os.getpid()}-{os.urandom(4).hex()}")
    try:
        with translated_errors(path):
            connection = connect(temporary, "rwc")
            with closing(connection):
                upgrade(connection)
        put_in_place(temporary, path)
        sync_folder(path.parent)
    finally:
        temporary.unlink(missing_ok=True)


def _for_writing(path: Path, before_upgrade: BeforeUpgrade) -> sqlite3.Connection | None:
    """A writing connection; None for a library from a newer program, to which nothing was written."""
    connection = _connected(path, "rw")
    try:
        with translated_errors(path):
            schema = schema_of(connection)
            if schema > CURRENT:
                connection.close()
                return None
            if schema < CURRENT:
                connection = _upgraded(connection, path, before_upgrade)
            make_durable(connection, path, may_wal=has_wal_fix(sqlite3.sqlite_version_info) and not network(path))
        return connection
    except BaseException:
        connection.close()
        raise


def _upgraded(connection: sqlite3.Connection, path: Path, before: BeforeUpgrade) -> sqlite3.Connection:
    from database.migrations.schema_upgrade import upgrade

    before(connection, path)
    upgrade(connection)
    return connect(path)


def _for_reading(path: Path, why: Message) -> OpenedLibrary:
    """A read-only connection; of a library from a newer program as far as its tables are known.

    One from an older program is read as a copy in memory, which alone is upgraded to the current schema.
    """
    if not is_there(path):
        raise LibraryUnavailable(message("library-missing", path=str(path)))
    # SQLite can roll back what a crash left incomplete only if it may write.
    connection = _connected(path, "rw") if may_write(path) else _without_writing(path)
    try:
        with translated_errors(path):
            stop_writing(connection)
            schema = schema_of(connection)
            if schema < CURRENT:
                connection = _in_memory(connection, upgrade=True)
                why = message("library-older", path=str(path), reason=why)
            if schema > CURRENT:
                why = message("library-newer", path=str(path), version=maker_of(connection))
    except BaseException:
        connection.close()
        raise
    return OpenedLibrary(connection, None, why)


def _without_writing(path: Path) -> sqlite3.Connection:
    """A connection that needs no writing; if a crash left an incomplete transaction, to a copy without it."""
    try:
        return _connected(path, "ro")
    except LibraryUnavailable as error:
        if error.word.id not in NEEDS_WRITING or not _journals_beside(path):
            raise
    try:
        return _whole_in_memory(path)
    except OSError as error:
        raise LibraryUnavailable(reason(path, error)) from error


def _journals_beside(path: Path) -> list[Path]:
    return [found for end in BESIDE if (found := path.with_name(path.name + end)).is_file()]


def _whole_in_memory(path: Path) -> sqlite3.Connection:
    """A copy of a library that nobody writes to, in which SQLite has rolled back incomplete changes."""
    refuse_in_use(path)
    with TemporaryDirectory(prefix="hexsmith-") as folder:
        for each in (path, *_journals_beside(path)):
            shutil.copyfile(each, Path(folder) / each.name)
        with translated_errors(path), closing(_library(connect(Path(folder) / path.name), path)) as connection:
            refuse_damaged(connection, path)
            return _in_memory(connection, upgrade=False)


def _in_memory(connection: sqlite3.Connection, *, upgrade: bool) -> sqlite3.Connection:
    """A copy in memory of the state that this connection sees, which is closed; upgraded to the current schema if
    requested.

    It exists as long as it is open.
    """
    from database.migrations.schema_upgrade import upgrade as take_steps

    name = f"copy-{os.getpid()}-{os.urandom(4).hex()}"
    copy = connect_in_memory(name)
    try:
        filling = connect_in_memory(name)
        with closing(connection):
            connection.backup(filling)
        if upgrade:
            take_steps(filling)
        else:
            filling.close()
        stop_writing(copy)
    except BaseException:
        copy.close()
        raise
    return copy


def _connected(path: Path, mode: str) -> sqlite3.Connection:
    """A connection to a file that is a library."""
    is_there(path)
    with translated_errors(path):
        return _library(connect(path, mode), path)


def _library(connection: sqlite3.Connection, path: Path) -> sqlite3.Connection:
    """The connection, if it is one to a library; otherwise it is closed, and the file is refused."""
    try:
        if application_of(connection) != APPLICATION:
            raise LibraryUnavailable(message("library-no-library", path=str(path)))
        refuse_strange(connection, path)
    except BaseException:
        connection.close()
        raise
    return connection
