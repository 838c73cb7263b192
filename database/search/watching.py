"""The search writes along with the library, and imports what it needs for that when something is first written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from database.store.session import Session
    from database.store.watching import Written


class IndexWriter:
    """A watcher (`database/store/watching.py`)."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def written(self, rows: Connection, documents: Sequence[Written]) -> None:
        """Each is found by what it says now."""
        from database.search.writing import write

        write(self._session, rows, documents)

    def gone(self, rows: Connection, keys: Sequence[str]) -> None:
        """These are found no more."""
        from database.search.writing import forget

        forget(rows, keys)

    def translated(self, rows: Connection, ids: Sequence[str]) -> None:
        """These are found by what packs say of them now."""
        from database.search.writing import retell

        retell(self._session, rows, ids)
