"""Updates the index in the transaction that saves or deletes documents."""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from sqlalchemy import Connection, select, update

from database.search.index import IndexBroken, IndexEntry, index_savepoint, put, take_out
from database.search.index_rows import found_by_facts, found_in_row, living
from database.search.index_state import BROKEN, FILLING, condition_of, is_there, note_condition
from database.search.index_version import NO_EDITION
from database.store.statements import among
from database.tables.documents import documents
from database.tables.search_texts import finds

if TYPE_CHECKING:
    from database.store.session import LibrarySession
    from database.store.write_observers import WrittenDocument

log = logging.getLogger(__name__)

FEW = 200
"""The number of documents indexed at once when saved: generating a card's texts in four languages takes two
milliseconds. An import of thousands would take three times as long, so these are indexed soon after it."""


def write(session: LibrarySession, rows: Connection, written: Sequence[WrittenDocument]) -> None:
    """Index these documents with their current texts. A broken index does not prevent saving: it is not touched from
    then on."""
    if not is_there(condition_of(rows)):
        return
    if len(written) > FEW:
        note_condition(rows, FILLING)
        return
    _put(rows, [found_by_facts(session, each.key, each.facts) for each in written])


def reindex_translations(session: LibrarySession, rows: Connection, ids: Collection[str]) -> None:
    """Index the documents with these ids with their current translations."""
    if not is_there(condition_of(rows)):
        return
    found = rows.execute(living().where(among(documents.c.id, ids)).limit(FEW + 1)).all()
    if len(found) > FEW:
        stale = select(documents.c.key).where(among(documents.c.id, ids))
        rows.execute(update(finds).where(finds.c.document.in_(stale)).values(edition=NO_EDITION))
        note_condition(rows, FILLING)
        return
    _put(rows, [found_in_row(session, row) for row in found])


def forget(rows: Connection, keys: Collection[str]) -> None:
    """Remove these documents from the index."""
    if not is_there(condition_of(rows)):
        return
    try:
        with index_savepoint(rows):
            take_out(rows, keys)
    except IndexBroken as error:
        _give_up(rows, error)


def _give_up(rows: Connection, error: IndexBroken) -> None:
    log.warning("the index of the search is broken, and will be made anew: %s", error)
    note_condition(rows, BROKEN)


def _put(rows: Connection, found: Sequence[IndexEntry]) -> None:
    try:
        with index_savepoint(rows):
            put(rows, found)
    except IndexBroken as error:
        _give_up(rows, error)
