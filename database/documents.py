"""The documents of the library: save, find, list, rename, copy, delete."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import func, select

from database.errors import InUse, LibraryBug, StockIsFixed
from database.gc_pause import collecting_seldom
from database.imports.free_ids import FreeIds
from database.records import (
    DanglingReference,
    DocumentFilter,
    DocumentUse,
    Facets,
    LibraryEntry,
    Origin,
    RevisionCause,
    SaveResult,
)
from database.store.document_columns import facts_of
from database.store.entry_queries import (
    by_name,
    conditions,
    dangling,
    entry_columns,
    entry_of,
    entry_with_id,
    entry_with_key,
    users_of,
)
from database.store.facets import values
from database.store.quick_lookup import text_of, unknown
from database.store.rename_documents import copied, refuse_taken, rename
from database.store.save_documents import Batch, write
from database.store.session import LibrarySession
from database.store.trash_rows import throw_away
from database.tables.documents import documents
from engine.content.envelope import Document
from engine.content.loading.document_reader import read_document
from engine.content.newer_document import NewerDocument

ALL = DocumentFilter()


class Documents:
    """The service for the documents of a library. If a stock document has the same id, an id means the user's own
    one."""

    def __init__(self, session: LibrarySession) -> None:
        self._session = session

    def save(self, document: Document | NewerDocument, *, cause: RevisionCause = "saved") -> LibraryEntry:
        """Save a document as the user's own, with a revision if it has changed.

        Saving a stock document makes a copy of it, which records its origin.
        """
        with self._session.writing():
            self.save_many([document], cause=cause)
            return self.entry(document.id)

    def save_many(
        self, found: Iterable[Document | NewerDocument], *, pack: str | None = None, cause: RevisionCause = "saved"
    ) -> SaveResult:
        """Save several documents at once, all or none; `pack` is the key of the pack that they belong to."""
        with collecting_seldom(), self._session.writing() as rows:
            facts = [facts_of(document, self._session.declarations) for document in found]
            return write(self._session, rows, facts, Batch("own", cause, pack))

    def get(self, name: str) -> Document | NewerDocument:
        """The document with an id; raises `UnknownDocument` if there is none, `ContentError` if it cannot be read."""
        return read_document(self.text(name).encode(), self._session.declarations)

    def text(self, name: str) -> str:
        """The stored text of a document."""
        with self._session.looking() as connection:
            found = text_of(connection, name)
            if found is None:
                raise unknown(connection, name)
            return found

    def text_with(self, digest: str) -> str:
        """The text with a digest, of any document or revision."""
        with self._session.looking() as connection:
            found = connection.execute("SELECT body FROM texts WHERE digest = ?", (digest,)).fetchone()
        if found is None:
            raise LibraryBug(f"no text has the digest {digest}")
        return str(found[0])

    def entry(self, name: str) -> LibraryEntry:
        """The list entry of the document with an id; raises `UnknownDocument` if there is none."""
        with self._session.reading() as rows:
            found = entry_with_id(rows, name)
            if found is None:
                raise unknown(self._session.connection, name)
            return found

    def entry_with_key(self, key: str) -> LibraryEntry:
        """The list entry of the document with this key, in any layer."""
        with self._session.reading() as rows:
            found = entry_with_key(rows, key)
            if found is None:
                raise unknown(self._session.connection, key)
            return found

    def entries(
        self, filter_: DocumentFilter = ALL, *, lang: str = "en", limit: int | None = None, offset: int = 0
    ) -> tuple[LibraryEntry, ...]:
        """The documents that pass a filter, in the order of their names in a language."""
        with self._session.reading() as rows:
            statement = entry_columns().where(*conditions(filter_)).order_by(*by_name(lang)).limit(limit).offset(offset)
            return tuple(entry_of(row) for row in rows.execute(statement))

    def count(self, filter_: DocumentFilter = ALL) -> int:
        """The number of documents that pass a filter."""
        with self._session.reading() as rows:
            statement = select(func.count()).select_from(documents).where(*conditions(filter_))
            return int(rows.execute(statement).scalar_one())

    def values(self) -> Facets:
        """The kinds, games, factions and tags of the documents outside the trash."""
        with self._session.reading() as rows:
            return values(rows)

    def users_of(self, name: str) -> tuple[DocumentUse, ...]:
        """The documents that refer to this one, with the paths of the references."""
        with self._session.reading() as rows:
            return users_of(rows, name)

    def dangling(self) -> tuple[DanglingReference, ...]:
        """The ids that documents refer to but no document has."""
        with self._session.reading() as rows:
            return dangling(rows)

    def rename(self, old: str, new: str) -> LibraryEntry:
        """Give one of the user's documents another id, and update the references in all of the user's documents."""
        with self._session.writing() as rows:
            entry = self._own(old)
            if new != old:
                rename(self._session, rows, entry, new)
            return self.entry(new)

    def duplicate(self, name: str, new: str) -> LibraryEntry:
        """Make a copy with another id, which records its origin; a copy of a copy has the origin of the first."""
        with self._session.writing() as rows:
            entry = self.entry(name)
            refuse_taken(rows, new)
            copy = copied(self.get(name), new, self._session.declarations)
            origin = entry.origin or Origin(entry.id, entry.digest)
            write(self._session, rows, [copy], Batch("own", "saved", origins={new: origin}))
            return self.entry(new)

    def free_id(self, name: str) -> str:
        """A free id based on this one, with a number appended."""
        with self._session.reading() as rows:
            return FreeIds(rows).like(name)

    def delete(self, name: str, *, anyway: bool = False) -> LibraryEntry:
        """Move one of the user's documents to the trash; raises `InUse` if others refer to it, unless `anyway`.

        References to a document that replaced a stock one are no obstacle: they lead to the stock one again.
        """
        with self._session.writing() as rows:
            entry = self._own(name)
            users = users_of(rows, name)
            if users and not anyway and entry_with_id(rows, name, "stock") is None:
                raise InUse(name, users)
            throw_away(self._session, rows, [entry.key])
            return self.entry_with_key(entry.key)

    def _own(self, name: str) -> LibraryEntry:
        """The user's own document with this id."""
        entry = self.entry(name)
        if entry.layer != "own":
            raise StockIsFixed(name)
        return entry
