"""The stock layer: the shipped documents, stored in the library as one read-only pack for each game."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import Connection, and_, insert, select, update

from database.documents import Documents
from database.errors import NotDone
from database.records import LibraryEntry
from database.stock_version import edition, files_of
from database.store.document_columns import DocumentColumns, facts_of
from database.store.entry_queries import IS_LIVING, entry_with_id
from database.store.rename_documents import copied
from database.store.save_documents import Batch, write
from database.store.session import LibrarySession
from database.store.statements import numbers, put_state
from database.store.trash_rows import destroy
from database.tables.documents import documents
from database.tables.packs import packs
from database.tables.state import STOCK
from engine.content.loading.document_reader import read_document
from engine.content.problems import ContentError
from engine.kernel.data.message import message
from engine.version import VERSION

log = logging.getLogger(__name__)


class Stock:
    """The stock layer: updated by the program; the user can compare documents with it and return to it."""

    def __init__(self, session: LibrarySession, folder: Path | None, documents: Documents) -> None:
        self._session = session
        self._folder = folder
        self._documents = documents

    def refresh(self) -> None:
        """Replace the stock documents of another version by those of this program. The user's documents are not
        touched."""
        if self._folder is None:
            return
        with self._session.writing() as rows:
            for game in sorted(path for path in self._folder.iterdir() if path.is_dir()):
                self._refresh_game(rows, game)
            put_state(rows, STOCK, edition(self._folder))

    def of(self, name: str) -> LibraryEntry | None:
        """The stock document with this id, even if one of the user's documents replaces it."""
        with self._session.reading() as rows:
            return entry_with_id(rows, name, "stock")

    def text(self, name: str) -> str | None:
        """The text of a stock document."""
        found = self.of(name)
        return None if found is None else self._documents.text_with(found.digest)

    def is_behind(self, entry: LibraryEntry) -> bool:
        """Whether a document was copied from a stock document that has changed since."""
        stock = self.of(entry.origin.id) if entry.origin is not None else None
        return stock is not None and entry.origin is not None and stock.digest != entry.origin.digest

    def reset(self, name: str) -> LibraryEntry:
        """Return to the stock version. Raises `NotDone` if there is none.

        A document of the user's with the id of a stock document is moved to the trash; a copy under another id gets the
        text that it was copied from.
        """
        with self._session.writing() as rows:
            entry, found = self._documents.entry(name), self.of(name)
            if found is None:
                return self._copy_again(rows, entry)
            if entry.layer == "own":
                self._documents.delete(name)
            return found

    def _copy_again(self, rows: Connection, entry: LibraryEntry) -> LibraryEntry:
        origin = self.of(entry.origin.id) if entry.origin is not None else None
        if origin is None:
            raise NotDone(message("library-no-stock", id=entry.id))
        declared = self._session.declarations
        shipped = read_document(self._documents.text_with(origin.digest).encode(), declared)
        write(self._session, rows, [copied(shipped, entry.id, declared)], Batch("own", "restored"))
        rows.execute(update(documents).where(documents.c.key == entry.key).values(origin_digest=origin.digest))
        return self._documents.entry_with_key(entry.key)

    def _refresh_game(self, rows: Connection, folder: Path) -> None:
        pack = self._pack(rows, folder.name)
        facts = list(self._facts(folder))
        write(self._session, rows, facts, Batch("stock", None, pack))
        here = {each.id for each in facts}
        there = rows.execute(select(documents.c.key, documents.c.id).where(documents.c.pack == pack, IS_LIVING)).all()
        destroy(self._session, rows, [row.key for row in there if row.id not in here])

    def _facts(self, folder: Path) -> Iterator[DocumentColumns]:
        for file in files_of(folder):
            try:
                yield facts_of(read_document(file.read_bytes(), self._session.declarations), self._session.declarations)
            except ContentError as error:
                log.warning("a stock document is not usable: %s: %s", file, error)

    def _pack(self, rows: Connection, game: str) -> str:
        """The key of the pack of a game, created if necessary, with the version of this program."""
        its = and_(packs.c.layer == "stock", packs.c.id == game)
        key = rows.execute(select(packs.c.key).where(its)).scalar() or self._session.keys.new()
        (number,) = numbers(rows, 1)
        values = {"version": VERSION, "digest": VERSION, "number": number, "installed_at": self._session.stamp()}
        if rows.execute(packs.update().where(its).values(values)).rowcount == 0:
            rows.execute(insert(packs).values(key=key, id=game, layer="stock", manifest="", **values))
        return str(key)
