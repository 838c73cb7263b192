"""SQLAlchemy over a connection that is there already: it writes the statements, the transactions are not its own."""

from __future__ import annotations

import sqlite3

from sqlalchemy import Connection, create_engine
from sqlalchemy.pool import StaticPool


def lay_over(connection: sqlite3.Connection) -> Connection:
    """SQLAlchemy's view of the connection."""
    engine = create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool)
    return engine.connect()


def take_off(rows: Connection) -> None:
    """Let go of it, and of the connection below."""
    rows.close()
    rows.engine.dispose()
