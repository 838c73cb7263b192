"""The trash: deleted documents, which can be restored or destroyed."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import select

from database.clock import MILLISECONDS_A_DAY
from database.errors import IdTaken, LibraryBug
from database.records import DocumentLayer, LibraryEntry
from database.store.entry_queries import entry_columns, entry_of, entry_with_id, entry_with_key
from database.store.session import LibrarySession
from database.store.trash_rows import destroy, take_out
from database.tables.documents import documents

DAYS_KEPT = 30


class Trash:
    """Deleted documents, identified by key, since several may have had the same id."""

    def __init__(self, session: LibrarySession) -> None:
        self._session = session

    def entries(self) -> tuple[LibraryEntry, ...]:
        """The documents in the trash, the last deleted first."""
        with self._session.reading() as rows:
            statement = entry_columns().where(documents.c.layer == "trash").order_by(documents.c.number.desc())
            return tuple(entry_of(row) for row in rows.execute(statement))

    def restore(self, key: str) -> LibraryEntry:
        """Restore a document; raises `IdTaken` if one of the user's documents has its id now."""
        with self._session.writing() as rows:
            entry = self._entry(key)
            if entry_with_id(rows, entry.id, "own") is not None:
                raise IdTaken(entry.id)
            take_out(self._session, rows, entry)
            return self._entry(key, layer="own")

    def destroy(self, keys: Sequence[str]) -> None:
        """Delete documents for good, with their revisions."""
        self._session.back_up("delete")
        with self._session.writing() as rows:
            destroy(self._session, rows, [self._entry(key).key for key in keys])

    def empty(self, *, older_than_days: float = DAYS_KEPT) -> int:
        """Delete the documents that have been in the trash for longer than this; returns their number."""
        self._session.back_up("delete")
        limit = self._session.stamp() - int(older_than_days * MILLISECONDS_A_DAY)
        with self._session.writing() as rows:
            is_old = (documents.c.layer == "trash", documents.c.changed_at <= limit)
            keys = list(rows.execute(select(documents.c.key).where(*is_old)).scalars())
            destroy(self._session, rows, keys)
            return len(keys)

    def _entry(self, key: str, layer: DocumentLayer = "trash") -> LibraryEntry:
        with self._session.reading() as rows:
            found = entry_with_key(rows, key)
        if found is None or found.layer != layer:
            raise LibraryBug(f"{key} is not among what is {layer}")
        return found
