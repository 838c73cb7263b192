"""A session on a library file: its connection, its transactions, the keys of new rows, and SQLAlchemy once needed."""

from __future__ import annotations

import os
import sqlite3
import weakref
from base64 import b32hexencode
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from database.clock import Clock, stamp
from database.errors import LibraryBug, LibraryUnavailable, ReadOnlyLibrary
from database.files.open_libraries import FileAt, note_use
from database.store.library_path import file_at
from database.store.sqlite_errors import translated_errors
from engine.kernel.data.message import message

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from database.backups.backup_folders import BackupCause
    from database.store.write_observers import WriteObserver
    from engine.content.declarations import Declarations
    from engine.kernel.data.message import Message


CLOCK_BYTES = 6
CHANCE_BYTES = 10
LENGTH = 26
"""The length of sixteen bytes in base 32 with letters and digits; the rest is padding."""

LATEST = 2 ** (8 * CLOCK_BYTES) - 1


class Keys:
    """Makes keys; clock and random source are passed in."""

    def __init__(self, now: Clock, chance: Callable[[int], bytes] = os.urandom) -> None:
        self._now = now
        self._chance = chance

    def new(self) -> str:
        """A new unique key."""
        return self.make_keys(1)[0]

    def make_keys(self, number: int) -> list[str]:
        """So many new keys, made at one time."""
        clock = min(stamp(self._now()), LATEST).to_bytes(CLOCK_BYTES, "big")
        return [_written(clock + self._chance(CHANCE_BYTES)) for _ in range(number)]


def _written(raw: bytes) -> str:
    return b32hexencode(raw)[:LENGTH].decode().lower()


@dataclass(eq=False)
class LibrarySession:
    """The shared session of a library's services. Importing SQLAlchemy takes longer than opening a library, so it is
    delayed."""

    path: Path
    connection: sqlite3.Connection
    now: Clock
    games: Callable[[], Declarations]
    file: FileAt | None
    """The identity of the file, to notice when it is moved or replaced."""
    why_read_only: Message | None = None
    watchers: list[WriteObserver] = field(default_factory=list)
    before_much: Callable[[BackupCause], None] | None = None
    """Makes the backup before changes or deletions of many documents."""
    _depth: int = 0

    def __post_init__(self) -> None:
        self._end_use = weakref.finalize(self, note_use(self.file))

    @cached_property
    def keys(self) -> Keys:
        return Keys(self.now)

    @cached_property
    def declarations(self) -> Declarations:
        """The declarations of all games."""
        return self.games()

    @cached_property
    def rows(self) -> Connection:
        """SQLAlchemy on the same connection. It commits nothing itself: `writing` does.

        Its initialisation ends a transaction, so none may have begun.
        """
        if self._depth:
            raise LibraryBug(f"{self.path}: SQLAlchemy was first asked for in the middle of a transaction")
        from database.store.sqlalchemy_adapter import lay_over

        return lay_over(self.connection)

    def stamp(self) -> int:
        """The time in the form in which it is stored."""
        return stamp(self.now())

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction: everything inside is done, or nothing; nested, a part that may fail by itself."""
        if self.why_read_only is not None:
            raise ReadOnlyLibrary(self.why_read_only)
        if not self._depth and file_at(self.path) != self.file:
            raise LibraryUnavailable(message("library-gone", path=str(self.path)))
        rows = self.rows
        with translated_errors(self.path), self._all_or_nothing("BEGIN IMMEDIATE"):
            yield rows

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """The library at one moment, unaffected by other writers."""
        rows = self.rows
        with self.looking():
            yield rows

    @contextmanager
    def looking(self) -> Iterator[sqlite3.Connection]:
        """A read-only connection without SQLAlchemy, for queries of every start and every game."""
        with translated_errors(self.path), self._all_or_nothing("BEGIN"):
            yield self.connection

    @contextmanager
    def _all_or_nothing(self, begin: str) -> Iterator[None]:
        name = f"part_{self._depth}"
        begin, finish, undo = (
            (f"SAVEPOINT {name}", f"RELEASE {name}", f"ROLLBACK TO {name}; RELEASE {name}")
            if self._depth
            else (begin, "COMMIT", "ROLLBACK")
        )
        self._run(begin)
        self._depth += 1
        try:
            yield
            self._run(finish)
        except BaseException:
            # On a full disk SQLite itself rolls back; then there is nothing left to undo.
            if self.connection.in_transaction:
                self._run(undo)
            raise
        finally:
            self._depth -= 1

    def _run(self, statements: str) -> None:
        for statement in statements.split(";"):
            self.connection.execute(statement)

    @property
    def is_in_transaction(self) -> bool:
        """Whether a transaction is open."""
        return self._depth > 0

    def back_up(self, cause: BackupCause) -> None:
        """To be called before changes or deletions of many documents."""
        if self.before_much is not None and self.why_read_only is None:
            self.before_much(cause)

    def close(self) -> None:
        """Close the file."""
        if self._depth:
            raise LibraryBug(f"{self.path}: closed in the middle of a transaction")
        if "rows" in self.__dict__:
            from database.store.sqlalchemy_adapter import take_off

            take_off(self.rows)
        self.connection.close()
        self._end_use()

    def watched(self) -> Sequence[WriteObserver]:
        """The observers that write in the same transaction."""
        return tuple(self.watchers)
