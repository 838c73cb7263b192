"""Translates SQLite errors into the library's: a full disk, a damaged file, or a bug of this program."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from database.errors import LibraryBug, LibraryUnavailable
from engine.kernel.data.message import message

PRIMARY = 0xFF
"""The lowest byte of SQLite's extended error codes is the primary code."""

REASONS = {
    sqlite3.SQLITE_BUSY: "library-locked",
    sqlite3.SQLITE_LOCKED: "library-locked",
    sqlite3.SQLITE_FULL: "library-disk-full",
    sqlite3.SQLITE_IOERR: "library-disk-fails",
    sqlite3.SQLITE_READONLY: "library-not-writable",
    sqlite3.SQLITE_CANTOPEN: "library-not-opened",
    sqlite3.SQLITE_PERM: "library-not-opened",
    sqlite3.SQLITE_AUTH: "library-not-opened",
    sqlite3.SQLITE_NOTADB: "library-no-library",
    sqlite3.SQLITE_CORRUPT: "library-damaged",
    sqlite3.SQLITE_NOMEM: "library-no-memory",
}
NOT_UTF_8 = "Could not decode to UTF-8"
"""The beginning of Python's message about a damaged text, for which SQLite has no code."""

NOT_READ_BY_US = "user-defined function raised exception"
"""SQLite's message for a function of this program that was not called because its argument is not a text."""

DAMAGED_SCHEMA = ("unsupported file format", "no such table", "no such column", "no such index", "no such module")
"""The beginnings of SQLite's messages about parts that every library has; it has no code for them."""


@contextmanager
def translated_errors(path: Path) -> Iterator[None]:
    """Turn SQLite's errors about a library, also through SQLAlchemy, into `LibraryUnavailable` or `LibraryBug`."""
    try:
        yield
    except Exception as error:
        cause = getattr(error, "orig", None) or error
        if isinstance(cause, UnicodeDecodeError):
            # A name in a damaged schema, in SQLite's own message about it.
            raise LibraryUnavailable(message("library-damaged", path=str(path))) from error
        if not isinstance(cause, sqlite3.Error):
            raise
        raise library_error(cause, path) from error


def library_error(cause: sqlite3.Error, path: Path) -> LibraryUnavailable | LibraryBug:
    """This program's error for an SQLite error in the library at this path."""
    code = getattr(cause, "sqlite_errorcode", None)
    if str(cause).startswith(NOT_UTF_8 if code is None else (*DAMAGED_SCHEMA, NOT_READ_BY_US)):
        code = sqlite3.SQLITE_CORRUPT
    reason = REASONS.get(code & PRIMARY) if isinstance(code, int) else None
    if reason is None:
        return LibraryBug(f"{path}: {cause}")
    return LibraryUnavailable(message(reason, path=str(path)))
