"""The revisions of the user's own documents: the text after each save, to be viewed, compared and restored."""

from __future__ import annotations

from sqlalchemy import select

from database.clock import seconds
from database.documents import Documents
from database.errors import LibraryBug
from database.records import LibraryEntry, Revision
from database.store.document_columns import facts_of
from database.store.rename_documents import copied
from database.store.save_documents import Batch, write
from database.store.session import LibrarySession
from database.tables.revisions import revisions
from database.tables.texts import texts
from engine.content.envelope import Document
from engine.content.loading.document_reader import read_document
from engine.content.newer_document import NewerDocument


class Revisions:
    """Revisions by number."""

    def __init__(self, session: LibrarySession, documents: Documents) -> None:
        self._session = session
        self._documents = documents

    def of(self, name: str) -> tuple[Revision, ...]:
        """The revisions of the document with an id, the newest first; stock documents have none."""
        return self.of_key(self._documents.entry(name).key)

    def of_key(self, key: str) -> tuple[Revision, ...]:
        """The revisions of a document by its key, even of one in the trash."""
        column = revisions.c
        with self._session.reading() as rows:
            statement = select(revisions).where(column.document == key).order_by(column.number.desc())
            found = rows.execute(statement).all()
        return tuple(Revision(row.number, row.digest, seconds(row.saved_at), row.cause) for row in found)

    def text(self, number: int) -> str:
        """The stored text of the document at that revision."""
        with self._session.reading() as rows:
            joined = select(texts.c.body).join(revisions, revisions.c.digest == texts.c.digest)
            found = rows.execute(joined.where(revisions.c.number == number)).scalar()
        if found is None:
            raise LibraryBug(f"there is no revision {number}")
        return str(found)

    def get(self, number: int) -> Document | NewerDocument:
        """The document at that revision; raises a `ContentError` if it cannot be read any more."""
        return read_document(self.text(number).encode(), self._session.declarations)

    def restore(self, number: int) -> LibraryEntry:
        """Restore the text of a revision, under the document's present id; this makes a revision of its own."""
        with self._session.writing() as rows:
            owner = select(revisions.c.document).where(revisions.c.number == number)
            key = rows.execute(owner).scalar()
            if key is None:
                raise LibraryBug(f"there is no revision {number}")
            entry = self._documents.entry_with_key(key)
            if entry.layer != "own":
                raise LibraryBug(f"revision {number} is of a document in the trash")
            found, declarations = self.get(number), self._session.declarations
            # The text is restored unchanged, even if only a newer program can read it.
            facts = facts_of(found, declarations) if found.id == entry.id else copied(found, entry.id, declarations)
            write(self._session, rows, [facts], Batch("own", "restored"))
            return self._documents.entry_with_key(key)
