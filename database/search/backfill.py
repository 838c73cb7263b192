"""Brings the index up to date in small steps: adds missing documents and those indexed with older texts."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from typing import Any

from sqlalchemy import Connection, Row, and_, or_, select

from database.search.index import IndexBroken, IndexEntry, index_savepoint, make_anew, put
from database.search.index_rows import found_in_row, living
from database.search.index_state import BROKEN, FILLING, IndexCondition, condition_of, is_there, note_condition
from database.search.index_version import words_edition
from database.store.entry_queries import IS_LIVING
from database.store.session import LibrarySession
from database.store.statements import among
from database.tables.documents import documents
from database.tables.search_texts import finds

LOOKED_AT = 400
"""The number of documents that a step checks."""
WRITTEN = 32
"""The greatest number of documents that a step writes."""


def steps(session: LibrarySession) -> Generator[None, None, None]:
    """Bring the index up to date while it is iterated over; each step writes a little, and iteration may stop at any
    time.

    It ends if the index turns out to be broken, which is then rebuilt the next time.
    """
    if not is_there(_condition(session)):
        _make_anew(session)
        yield
    while not is_up_to_date(session):
        last, has_written = "", False
        while found := _stale(session, last):
            last, stale = found
            if stale:
                has_written = True
                _write(session, [found_in_row(session, row) for row in stale])
            yield
        if not is_there(_condition(session)):
            return
        if not has_written:
            with session.writing() as rows:
                note_condition(rows, words_edition())


def is_up_to_date(session: LibrarySession) -> bool:
    """Whether the index contains the current texts of each document."""
    return _condition(session) == words_edition()


def _condition(session: LibrarySession) -> IndexCondition:
    with session.reading() as rows:
        return condition_of(rows)


def _make_anew(session: LibrarySession) -> None:
    with session.writing() as rows:
        make_anew(rows)
        note_condition(rows, FILLING)


def _stale(session: LibrarySession, after: str) -> tuple[str, Sequence[Row[Any]]] | None:
    """Some documents to be written, and the last one that was checked; None if there are no more."""
    window = select(documents.c.key).where(documents.c.key > after).order_by(documents.c.key).limit(LOOKED_AT)
    with session.reading() as rows:
        keys = list(rows.execute(window).scalars())
        if not keys:
            return None
        is_stale = or_(finds.c.digest != documents.c.digest, finds.c.edition != words_edition(), finds.c.id.is_(None))
        in_window = (documents.c.key > after, documents.c.key <= keys[-1])
        statement = living().where(*in_window, is_stale).order_by(documents.c.key).limit(WRITTEN)
        stale = rows.execute(statement).all()
    return (stale[-1].key if len(stale) == WRITTEN else keys[-1]), stale


def _write(session: LibrarySession, found: Sequence[IndexEntry]) -> None:
    """Write these, except those that have changed meanwhile, which were indexed with the change."""
    with session.writing() as rows:
        current = dict(_present_digests(rows, [each.key for each in found]))
        try:
            with index_savepoint(rows):
                put(rows, [each for each in found if current.get(each.key) == each.digest])
        except IndexBroken:
            note_condition(rows, BROKEN)


def _present_digests(rows: Connection, keys: Sequence[str]) -> Iterator[tuple[str, str]]:
    living = and_(among(documents.c.key, keys), IS_LIVING)
    for row in rows.execute(select(documents.c.key, documents.c.digest).where(living)):
        yield row.key, row.digest
