"""The write observer for the index; it imports the search only when something is first written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from database.store.session import LibrarySession
    from database.store.write_observers import WrittenDocument


class IndexObserver:
    """A write observer (`database/store/write_observers.py`)."""

    def __init__(self, session: LibrarySession) -> None:
        self._session = session

    def written(self, rows: Connection, documents: Sequence[WrittenDocument]) -> None:
        """Index documents with their current texts."""
        from database.search.index_updates import write

        write(self._session, rows, documents)

    def gone(self, rows: Connection, keys: Sequence[str]) -> None:
        """Remove deleted documents from the index."""
        from database.search.index_updates import forget

        forget(rows, keys)

    def translated(self, rows: Connection, ids: Sequence[str]) -> None:
        """Update the index entries of documents whose translations changed."""
        from database.search.index_updates import reindex_translations

        reindex_translations(self._session, rows, ids)
