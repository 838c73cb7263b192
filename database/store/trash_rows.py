"""Moves rows to the trash, restores them, or deletes them for good."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, delete, exists, select, update

from database.records import LibraryEntry
from database.store.document_columns import facts_of
from database.store.retention import forget_texts
from database.store.save_documents import Batch, put
from database.store.session import LibrarySession
from database.store.statements import among, numbers
from database.tables.documents import documents
from database.tables.ids import ids
from database.tables.mentions import mentions
from database.tables.revisions import revisions
from database.tables.tags import tags
from database.tables.texts import texts
from engine.content.loading.document_reader import read_document


def throw_away(session: LibrarySession, rows: Connection, keys: Collection[str]) -> None:
    """Move to the trash: documents there cannot be found by id, have no references, and keep their revisions."""
    for key, number in zip(keys, numbers(rows, len(keys)), strict=True):
        values = {"layer": "trash", "number": number, "changed_at": session.stamp()}
        rows.execute(update(documents).where(documents.c.key == key).values(values))
    _forget_beside(rows, keys)
    for watcher in session.watched():
        watcher.gone(rows, list(keys))


def take_out(session: LibrarySession, rows: Connection, entry: LibraryEntry) -> None:
    """Restore from the trash, unchanged."""
    body: str = rows.execute(select(texts.c.body).where(texts.c.digest == entry.digest)).scalar_one()
    facts = facts_of(read_document(body.encode(), session.declarations), session.declarations)
    rows.execute(update(documents).where(documents.c.key == entry.key).values(layer="own"))
    put(session, rows, [], [facts], {facts.id: entry.key}, Batch("own", None))


def destroy(session: LibrarySession, rows: Connection, keys: Collection[str]) -> None:
    """Delete for good, with their revisions."""
    query = select(documents.c.digest).where(among(documents.c.key, keys))
    copied = select(documents.c.origin_digest).where(among(documents.c.key, keys))
    once = select(revisions.c.digest).where(among(revisions.c.document, keys))
    digests = {digest for (digest,) in rows.execute(query.union(copied, once)) if digest is not None}
    _forget_beside(rows, keys)
    rows.execute(delete(documents).where(among(documents.c.key, keys)))
    forget_texts(rows, digests)
    forget_ids(rows)
    for watcher in session.watched():
        watcher.gone(rows, list(keys))


def forget_ids(rows: Connection) -> None:
    """Delete the ids that no document has or refers to."""
    had = exists().where(documents.c.id == ids.c.id)
    named = exists().where(mentions.c.target == ids.c.id)
    rows.execute(delete(ids).where(~had, ~named))


def _forget_beside(rows: Connection, keys: Collection[str]) -> None:
    rows.execute(delete(mentions).where(among(mentions.c.source, keys)))
    rows.execute(delete(tags).where(among(tags.c.document, keys)))
