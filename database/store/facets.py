"""Facets for filters: the kinds, games, factions and tags that the library's documents have."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Column, Connection, select

from database.records import Facets
from database.store.entry_queries import IS_LIVING
from database.tables.documents import documents
from database.tables.tags import tags


def values(rows: Connection) -> Facets:
    """The values of all documents outside the trash."""
    column = documents.c
    return Facets(
        _of(rows, column.kind),
        tuple(filter(None, _of(rows, column.system))),
        _of(rows, column.faction),
        _tags(rows),
    )


def _of(rows: Connection, column: Column[Any]) -> tuple[str, ...]:
    statement = select(column).where(IS_LIVING, column.is_not(None)).distinct().order_by(column)
    return tuple(rows.execute(statement).scalars())


def _tags(rows: Connection) -> tuple[str, ...]:
    living = select(tags.c.tag).join(documents, documents.c.key == tags.c.document).where(IS_LIVING)
    return tuple(rows.execute(living.distinct().order_by(tags.c.tag)).scalars())
