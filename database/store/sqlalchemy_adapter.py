"""Puts SQLAlchemy on an existing SQLite connection: it builds the statements, the session owns the transactions."""

from __future__ import annotations

import sqlite3
from functools import lru_cache

from sqlalchemy import Connection, create_engine
from sqlalchemy.pool import StaticPool

from engine.words.letter_fold import fold

MOST_NAMES = 1 << 15
"""The number of cached sort keys: a list is requested again and again, with every letter that is typed."""


def lay_over(connection: sqlite3.Connection) -> Connection:
    """SQLAlchemy's engine for the connection, with a collation for natural sorting."""
    connection.create_function("sorted_as", 1, _sorted_as, deterministic=True)
    engine = create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool)
    return engine.connect()


def take_off(rows: Connection) -> None:
    """Dispose of it, and of the connection below."""
    rows.close()
    rows.engine.dispose()


@lru_cache(MOST_NAMES)
def _sorted_as(name: str) -> str:
    """The sort key of a name: `Łaska` is sorted like `Laska`, not after everything that begins with Z."""
    return fold(name)
