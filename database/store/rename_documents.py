"""Renames documents together with all references to them, and copies documents under other ids."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, select, update

from database.errors import IdTaken, NotDone
from database.records import LibraryEntry
from database.store.document_columns import DocumentColumns, facts_of
from database.store.entry_queries import entry_with_id, users_of
from database.store.save_documents import Batch, write
from database.store.session import LibrarySession
from database.store.statements import insert_rows
from database.tables.documents import documents
from database.tables.ids import ids
from database.tables.texts import texts
from engine.content.declarations import Declarations
from engine.content.envelope import Document
from engine.content.loading.document_reader import read_document
from engine.content.newer_document import NewerDocument
from engine.content.problems import ROOT, refusal
from engine.content.references.mentions import mentions, with_other_name
from engine.kernel.data.message import message


def rename(session: LibrarySession, rows: Connection, entry: LibraryEntry, new: str) -> None:
    """Write one of the user's documents under its new id, and all of the user's documents that refer to it.

    Stock documents keep the old id, which stands for the stock document with that id, or for none.
    """
    refuse_taken(rows, new)
    users = [use.user for use in users_of(rows, entry.id) if use.user.layer == "own"]
    documents_ = {each.id: _document(session, rows, each) for each in (entry, *users)}
    newer = tuple(sorted(name for name, each in documents_.items() if isinstance(each, NewerDocument)))
    if newer:
        raise NotDone(message("library-newer-users", id=entry.id, users=newer))
    changed = [_renamed(each, entry.id, new, session.declarations) for each in documents_.values()]
    insert_rows(rows, ids, [(new,)], if_missing=True)
    rows.execute(update(documents).where(documents.c.key == entry.key).values(id=new))
    write(session, rows, changed, Batch("own", "renamed"))


def copied(document: Document | NewerDocument, new: str, declarations: Declarations) -> DocumentColumns:
    """A document with another id; raises a `ContentError` if that is invalid, or the document is of an unknown
    version."""
    return _rewritten(_read(document).plain(), {f"{ROOT}.id": new}, declarations)


def refuse_taken(rows: Connection, name: str) -> None:
    """Raise `IdTaken` if a document of the user's or of the stock has this id."""
    if entry_with_id(rows, name) is not None:
        raise IdTaken(name)


def _renamed(document: Document | NewerDocument, old: str, new: str, declarations: Declarations) -> DocumentColumns:
    """A document with the new id in place of the old one, in its references or as its own."""
    plain = _read(document).plain()
    places = {each.place: new for each in mentions(plain, declarations) if old in (each.id, each.said)}
    return _rewritten(plain, places | ({f"{ROOT}.id": new} if document.id == old else {}), declarations)


def _read(document: Document | NewerDocument) -> Document:
    if isinstance(document, NewerDocument):
        raise refusal(f"{ROOT}.schema", "content-unread", found=document.schema_version)
    return document


def _rewritten(plain: Mapping[str, Any], places: Mapping[str, str], declarations: Declarations) -> DocumentColumns:
    return facts_of(read_document(with_other_name(plain, places), declarations), declarations)


def _document(session: LibrarySession, rows: Connection, entry: LibraryEntry) -> Document | NewerDocument:
    body: str = rows.execute(select(texts.c.body).where(texts.c.digest == entry.digest)).scalar_one()
    return read_document(body.encode(), session.declarations)
