"""The integrity report: the file by SQLite, references, contents, the search index, stray images."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from sqlalchemy import select

from database.errors import LibraryUnavailable
from database.images import Images
from database.integrity.content_checks import CheckStep, ContentProblem, content_problems, ignore_progress
from database.search.index_state import condition_of, is_whole
from database.search.service import SearchService
from database.store.session import LibrarySession
from database.tables.all_tables import EVERY_TABLE
from database.tables.packs import packs
from database.tables.search_texts import finds
from database.tables.texts import texts
from database.tables.translations import translations
from engine.kernel.data.message import Message, message

IN_AN_INDEX = re.compile(r"(row \d+ missing from|wrong # of entries in|non-unique entry in) index (.+)")
"""SQLite's messages about an index that does not match its table; it can be rebuilt."""
MOST_DAMAGES = 100
LOOKED_AT_ELSEWHERE = frozenset((*finds.columns, texts.c.body, packs.c.manifest, translations.c.texts))
"""The tables whose damage is reported separately, as it is repaired without a backup."""
NUMBERS = tuple(f"SELECT max(number) FROM {table}" for table in ("documents", "revisions", "images", "packs"))  # noqa: S608


@dataclass(frozen=True, slots=True)
class BrokenReference:
    """A row that refers to a missing one."""

    table: str
    row: int
    refers_to: str


@dataclass(frozen=True, slots=True)
class IntegrityReport:
    """The problems that an integrity check finds."""

    damage: tuple[str, ...] = ()
    """SQLite's messages about unreadable pages of the file. Only a backup helps, or a salvage."""
    indexes: tuple[str, ...] = ()
    """Indexes that do not match their tables."""
    broken: tuple[BrokenReference, ...] = ()
    problems: tuple[ContentProblem, ...] = ()
    is_order_sound: bool = True
    """Whether the next change will get a unique number."""
    is_search_sound: bool = True
    strays: tuple[Path, ...] = ()
    """Image files without a row; some import was interrupted."""

    @property
    def is_sound(self) -> bool:
        """Whether nothing is lost or damaged. References to missing documents are the user's affair."""
        serious = [problem for problem in self.problems if problem.what != "dangling"]
        if self.damage or self.indexes or self.broken or serious:
            return False
        return self.is_order_sound and self.is_search_sound

    @property
    def words(self) -> tuple[Message, ...]:
        """All problems in plain language, the worst first; dangling references come last, as there can be many."""
        return tuple(self._words())

    def _words(self) -> Iterator[Message]:
        if self.damage:
            yield message("check-damage", count=len(self.damage), said=self.damage[0])
        if self.indexes:
            yield message("check-indexes", count=len(self.indexes))
        if self.broken:
            yield message("check-broken", count=len(self.broken))
        yield from (problem.word for problem in self.problems if problem.what != "dangling")
        if not self.is_order_sound:
            yield message("check-order")
        if not self.is_search_sound:
            yield message("check-search")
        if self.strays:
            yield message("check-strays", count=len(self.strays))
        yield from (problem.word for problem in self.problems if problem.what == "dangling")


def check(
    session: LibrarySession, images: Images, search: SearchService, step: CheckStep = ignore_progress
) -> IntegrityReport:
    """Check everything; if the file is damaged, nothing more than that.

    Raises `LibraryUnavailable` if the folder of images is not accessible.
    """
    try:
        damage, indexes = _integrity(session)
        if damage:
            return IntegrityReport(damage, indexes)
        _read_all(session)
        found = IntegrityReport(
            indexes=indexes,
            broken=broken_references(session),
            problems=content_problems(session, images, step),
            is_order_sound=_is_order_sound(session),
            is_search_sound=_is_sound(session, search),
        )
    except LibraryUnavailable as error:
        cause = error.__cause__ or error
        # The statement and the link that SQLAlchemy adds do not help the user.
        return IntegrityReport(damage=(str(getattr(cause, "orig", None) or cause),))
    return replace(found, strays=images.strays())


def broken_references(session: LibrarySession) -> tuple[BrokenReference, ...]:
    """The rows with references to missing ones."""
    with session.looking() as connection:
        found = connection.execute("PRAGMA foreign_key_check").fetchall()
    return tuple(BrokenReference(table, row, parent) for table, row, parent, _ in found)


def highest_number(session: LibrarySession) -> int:
    """The highest number that any change was given."""
    with session.looking() as connection:
        return max(int(connection.execute(each).fetchone()[0] or 0) for each in NUMBERS)


def _is_order_sound(session: LibrarySession) -> bool:
    with session.looking() as connection:
        found = connection.execute("SELECT value FROM state WHERE name = 'sequence'").fetchone()
    number = "0" if found is None else str(found[0])
    return number.isdecimal() and int(number) >= highest_number(session)


def _is_sound(session: LibrarySession, search: SearchService) -> bool:
    """Whether the index is intact; so is one that waits to be rebuilt. Without write access it is not checked."""
    if session.why_read_only is not None:
        return True
    with session.reading() as rows:
        if not is_whole(condition_of(rows)):
            return True
    return search.is_sound()


def _read_all(session: LibrarySession) -> None:
    """Read every row; raises `LibraryUnavailable` for a text that is not valid UTF-8, which SQLite does not report.

    If such a text refers to another row, that is reported as a broken reference.
    """
    with session.reading() as rows:
        for table in EVERY_TABLE:
            columns = [each for each in table.columns if each not in LOOKED_AT_ELSEWHERE and not each.foreign_keys]
            found = rows.execute(select(*columns)) if columns else ()
            deque(found, maxlen=0)


def _integrity(session: LibrarySession) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """SQLite's own messages about pages and values, and about indexes."""
    with session.looking() as connection:
        lines = [line for (line,) in connection.execute(f"PRAGMA integrity_check({MOST_DAMAGES})") if line != "ok"]
    indexes = {found[2] for line in lines if (found := IN_AN_INDEX.fullmatch(line))}
    return tuple(line for line in lines if not IN_AN_INDEX.fullmatch(line)), tuple(sorted(indexes))
