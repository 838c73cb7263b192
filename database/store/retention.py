"""Retention of revisions by age and number; texts without any reference are deleted."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, and_, delete, exists, func, or_, select

from database.clock import MILLISECONDS_A_DAY
from database.store.statements import among
from database.tables.documents import documents
from database.tables.revisions import revisions
from database.tables.texts import texts

ALWAYS_KEPT = 20
"""The number of newest revisions of a document that are kept at any age."""
MOST_KEPT = 200
"""The greatest number of revisions of a document."""
DAYS_KEPT = 180
"""The age in days up to which the others are kept."""


def prune(rows: Connection, keys: Collection[str], stamp: int) -> None:
    """Delete the revisions of these documents that are too old or too many. The clock alone deletes none."""
    if not keys:
        return
    nth = func.row_number().over(partition_by=revisions.c.document, order_by=revisions.c.number.desc()).label("nth")
    counted = select(revisions.c.number, revisions.c.digest, revisions.c.saved_at, nth).where(
        among(revisions.c.document, keys)
    )
    each = counted.subquery()
    too_old = and_(each.c.nth > ALWAYS_KEPT, each.c.saved_at < stamp - DAYS_KEPT * MILLISECONDS_A_DAY)
    gone = rows.execute(select(each.c.number, each.c.digest).where(or_(each.c.nth > MOST_KEPT, too_old))).all()
    if gone:
        rows.execute(delete(revisions).where(revisions.c.number.in_([row.number for row in gone])))
        forget_texts(rows, {row.digest for row in gone})


def forget_texts(rows: Connection, digests: Collection[str]) -> None:
    """Delete those of these texts that no document or revision has."""
    if digests:
        columns = (documents.c.digest, documents.c.origin_digest, revisions.c.digest)
        unsaid = [~exists().where(column == texts.c.digest) for column in columns]
        rows.execute(delete(texts).where(among(texts.c.digest, digests), *unsaid))
