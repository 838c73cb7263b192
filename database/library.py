"""The library: everything that a user makes, in one file; this is the only door to it.

with Library.open(path) as library:
    library.documents.save(document)
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Self

from database.clock import Clock, now
from database.errors import LibraryUnavailable
from database.records import DocumentFilter
from database.search.index_observer import IndexObserver
from database.stock_version import edition, kept_edition
from database.store.library_path import default_path, file_at, images_beside, warnings_about
from database.store.lock import Lock
from database.store.open_library import BeforeUpgrade, open_file
from database.store.quick_lookup import Resolver
from database.store.session import LibrarySession
from engine.kernel.data.message import message
from engine.registry import declarations
from engine.words import resources_folder

if TYPE_CHECKING:
    import sqlite3

    from database.backups.backup_folders import BackupCause
    from database.backups.service import Backups
    from database.documents import Documents
    from database.images import Images
    from database.imports.file_imports import FileImports
    from database.integrity.content_checks import ContentProblem
    from database.integrity.repair import RepairResult
    from database.integrity.report import IntegrityReport
    from database.integrity.salvage import SalvageResult
    from database.packs.service import Packs
    from database.revisions import Revisions
    from database.search.service import SearchService
    from database.stock import Stock
    from database.trash import Trash
    from engine.content.declarations import Declarations
    from engine.kernel.data.message import Message


log = logging.getLogger(__name__)

DAMAGED = "library-damaged"


def stock_folder() -> Path:
    """The folder of the stock documents."""
    return resources_folder() / "systems"


def no_stock() -> None:
    """The default for a library without stock documents."""


def back_up_before_upgrade(connection: sqlite3.Connection, path: Path) -> None:
    """Make the backup before an upgrade; the module is imported when needed, which is once per schema."""
    from database.backups.service import before_upgrade

    before_upgrade(connection, path)


class Library:
    """An open library. Its services are created when first used, so that opening is fast."""

    def __init__(self, session: LibrarySession, lock: Lock | None, stock: Path | None) -> None:
        self._session = session
        self._lock = lock
        self._stock_folder = stock
        session.watchers.append(IndexObserver(session))
        session.before_much = self._back_up

    @classmethod
    def open(
        cls,
        path: Path | None = None,
        *,
        read_only: bool = False,
        now: Clock = now,
        games: Callable[[], Declarations] = declarations,
        stock: Callable[[], Path | None] = stock_folder,
        before_upgrade: BeforeUpgrade = back_up_before_upgrade,
    ) -> Self:
        """Open a library, by default the user's own; a missing one is created. Raises `LibraryUnavailable` if it cannot
        be used.

        While another program has it open, or if nothing can be written, it is opened read-only, and `why_read_only`
        gives the reason. `games` are the declarations of the documents, `stock` is the folder of stock documents;
        `before_upgrade` makes the backup before a schema upgrade.
        """
        place = path or default_path()
        opened = open_file(place, read_only=read_only, before_upgrade=before_upgrade)
        session = LibrarySession(place, opened.connection, now, games, file_at(place), opened.why_read_only)
        library = cls(session, opened.lock, stock())
        try:
            library._bring_stock_up_to_date()
        except BaseException as error:
            if not isinstance(error, LibraryUnavailable) or error.word.id != "library-disk-full":
                library.close()
                raise
            # The documents can still be read, and exported to another disk.
            session.why_read_only = error.word
        return library

    @property
    def path(self) -> Path:
        return self._session.path

    @property
    def why_read_only(self) -> Message | None:
        """The reason why nothing can be saved; None if everything can."""
        return self._session.why_read_only

    @property
    def is_damaged(self) -> bool:
        """Whether a check found its file damaged."""
        return self.why_read_only is not None and self.why_read_only.id == DAMAGED

    @property
    def was_left_open(self) -> bool:
        """Whether the last user of the library did not close it, and it has not been checked since."""
        return self._lock is not None and self._lock.was_left

    def note_look(self, *, is_sound: bool) -> None:
        """Record the result of a check of the file: a damaged library is no longer written to."""
        if not is_sound:
            self._session.why_read_only = message(DAMAGED, path=str(self.path))
        elif self._lock is not None:
            self._lock.settle()

    @property
    def warnings(self) -> tuple[Message, ...]:
        """Warnings for the user about the location of the library and about missing parts of it."""
        lost = (message("library-only-backups", path=str(self.path)),) if self.has_only_backups else ()
        return (*warnings_about(self.path), *lost)

    @property
    def has_only_backups(self) -> bool:
        """Whether the user's documents are only in a backup: for example because the file was deleted and created
        anew."""
        if self.documents.count(DocumentFilter(layers=("own", "trash"))):
            return False
        try:
            return any(each.documents for each in self.backups.all())
        except LibraryUnavailable as error:
            log.info("nobody knows what the backups of %s hold: %s", self.path, error)
            return False

    @cached_property
    def documents(self) -> Documents:
        from database.documents import Documents

        return Documents(self._session)

    @cached_property
    def revisions(self) -> Revisions:
        from database.revisions import Revisions

        return Revisions(self._session, self.documents)

    @cached_property
    def trash(self) -> Trash:
        from database.trash import Trash

        return Trash(self._session)

    @cached_property
    def stock(self) -> Stock:
        from database.stock import Stock

        return Stock(self._session, self._stock_folder, self.documents)

    @cached_property
    def images(self) -> Images:
        from database.images import Images

        return Images(self._session, images_beside(self.path))

    @cached_property
    def backups(self) -> Backups:
        from database.backups.service import Backups

        return Backups(self.path, now=self._session.now)

    @cached_property
    def packs(self) -> Packs:
        from database.packs.service import Packs

        return Packs(self._session, self.images)

    @cached_property
    def file_imports(self) -> FileImports:
        from database.imports.file_imports import FileImports

        return FileImports(self._session, self.documents)

    @cached_property
    def search(self) -> SearchService:
        from database.search.service import SearchService

        return SearchService(self._session)

    def resolver(self, *, with_stock: bool = True) -> Resolver:
        """A resolver for the engine, valid as long as the library is open."""
        return Resolver(self._session, with_stock=with_stock)

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """A transaction: all changes inside are made together, or none."""
        with self._session.writing():
            yield

    def problems(self) -> tuple[ContentProblem, ...]:
        """The problems in the content of the library that SQLite itself does not notice; this reads all documents."""
        from database.integrity.content_checks import content_problems

        return content_problems(self._session, self.images)

    def check(self, step: Callable[[], None] = lambda: None) -> IntegrityReport:
        """Check everything: the file, its references, its content, and the files next to it.

        `step` is called before each text is read; an exception that it raises ends the check.
        """
        from database.integrity.report import check

        return check(self._session, self.images, self.search, step)

    def repair(self, *, dry_run: bool = False) -> RepairResult:
        """Repair the problems found by a check, after a backup; `dry_run` only reports what would be done."""
        from database.integrity.repair import Repair

        return Repair(self._session, self.images, self.search, self.backups).run(dry_run=dry_run)

    def salvage(self, damaged: Path) -> SalvageResult:
        """Import what can still be read of a damaged library, which must not be open."""
        from database.integrity.salvage import salvage

        return salvage(damaged, self.path, self.documents, self.images, self._session.declarations)

    def close(self) -> None:
        """Close the file, and let others write."""
        self._session.close()
        if self._lock is not None:
            self._lock.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _back_up(self, cause: BackupCause) -> None:
        self.backups.make_if_changed(cause)

    def _bring_stock_up_to_date(self) -> None:
        if self._stock_folder is None or self.why_read_only is not None:
            return
        with self._session.looking() as connection:
            stored = kept_edition(connection)
        if stored != edition(self._stock_folder):
            self.stock.refresh()
