"""A library file in use: its connection, its transactions, and SQLAlchemy laid over it when that is first needed."""

from __future__ import annotations

import sqlite3
import weakref
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from database.clock import Now, stamp
from database.errors import LibraryBug, LibraryUnavailable, ReadOnlyLibrary
from database.in_use import FileAt, note_use
from database.store.faults import told
from database.store.keys import Keys
from database.store.place import file_at
from engine.kernel.word import word

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from database.backups.listing import Cause
    from database.store.watching import Watcher
    from engine.content.declarations import Declarations
    from engine.kernel.word import Word


@dataclass(eq=False)
class Session:
    """What all faces of a library share. SQLAlchemy takes longer to import than a library to open, so it comes late."""

    path: Path
    connection: sqlite3.Connection
    now: Now
    games: Callable[[], Declarations]
    file: FileAt | None
    """Which file it is, so that one is noticed that was moved away or put in its place."""
    why_read_only: Word | None = None
    watchers: list[Watcher] = field(default_factory=list)
    before_much: Callable[[Cause], None] | None = None
    """Makes the backup that comes before what changes or deletes much at once."""
    _depth: int = 0

    def __post_init__(self) -> None:
        self._end_use = weakref.finalize(self, note_use(self.file))

    @cached_property
    def keys(self) -> Keys:
        return Keys(self.now)

    @cached_property
    def declarations(self) -> Declarations:
        """What the games say about their documents."""
        return self.games()

    @cached_property
    def rows(self) -> Connection:
        """SQLAlchemy over the same connection. It is to commit nothing: `writing` does.

        What it does to know its SQLite ends a transaction, so none may have begun.
        """
        if self._depth:
            raise LibraryBug(f"{self.path}: SQLAlchemy was first asked for in the middle of a transaction")
        from database.store.layer import lay_over

        return lay_over(self.connection)

    def stamp(self) -> int:
        """The time, as it is stored."""
        return stamp(self.now())

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """All of what is done inside, or nothing; inside another one, a part that may fail by itself."""
        if self.why_read_only is not None:
            raise ReadOnlyLibrary(self.why_read_only)
        if not self._depth and file_at(self.path) != self.file:
            raise LibraryUnavailable(word("library-gone", path=str(self.path)))
        rows = self.rows
        with told(self.path), self._all_or_nothing("BEGIN IMMEDIATE"):
            yield rows

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """The library at one moment, whatever another program writes meanwhile."""
        rows = self.rows
        with self.looking():
            yield rows

    @contextmanager
    def looking(self) -> Iterator[sqlite3.Connection]:
        """The same without SQLAlchemy, for what every start and every game asks."""
        with told(self.path), self._all_or_nothing("BEGIN"):
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
            # A full disk has SQLite itself roll back; then there is nothing left to undo.
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
        """Whether something is being done that may yet be undone."""
        return self._depth > 0

    def back_up(self, cause: Cause) -> None:
        """To be called before something that changes or deletes much at once."""
        if self.before_much is not None and self.why_read_only is None:
            self.before_much(cause)

    def close(self) -> None:
        """Let go of the file."""
        if self._depth:
            raise LibraryBug(f"{self.path}: closed in the middle of a transaction")
        if "rows" in self.__dict__:
            from database.store.layer import take_off

            take_off(self.rows)
        self.connection.close()
        self._end_use()

    def watched(self) -> Sequence[Watcher]:
        """Who writes along with what is written, in the same transaction."""
        return tuple(self.watchers)
