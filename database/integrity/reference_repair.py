"""Repairs broken references: the missing text is restored if a backup has it, otherwise the reference is removed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    LargeBinary,
    cast,
    delete,
    exists,
    literal_column,
    select,
    table,
    update,
)

from database.integrity.backup_copies import BackupCopies
from database.integrity.report import BrokenReference
from database.store.statements import insert_rows
from database.tables.documents import documents
from database.tables.ids import ids
from database.tables.mentions import mentions
from database.tables.packs import packs
from database.tables.revisions import revisions
from database.tables.texts import texts
from engine.kernel.data.message import Message, message

ROWID: ColumnElement[Any] = literal_column("rowid")


def mend_references(rows: Connection, broken: tuple[BrokenReference, ...], copies: BackupCopies) -> Iterator[Message]:
    """Repair these references; returns what happened to documents, and the number of rows that were merely cleaned
    up."""
    others = 0
    for each in broken:
        if each.refers_to == "ids":
            _note_id(rows, each)
            others += 1
        elif each.table == "documents":
            yield from _mend_document(rows, each.row, copies)
        elif each.table == "revisions" and each.refers_to == "texts" and _put_back_revision(rows, each.row, copies):
            others += 1
        else:
            rows.execute(delete(table(each.table)).where(_is_at(each.row)))
            others += 1
    if others:
        yield message("repair-references", count=others)


def name_texts_anew(rows: Connection, digests: Iterable[str]) -> Iterator[Message]:
    """Correct these digests if they are what is damaged, because the intact text is referred to by the right one."""
    for digest in digests:
        body = rows.execute(select(texts.c.body).where(texts.c.digest == digest)).scalar()
        true = "" if body is None else sha256(body.encode()).hexdigest()
        if true and _is_wanted(rows, true) and not _is_there(rows, true):
            rows.execute(update(texts).where(texts.c.digest == digest).values(digest=true))
            yield message("repair-digest", digest=true)


def _is_wanted(rows: Connection, digest: str) -> bool:
    columns = (documents.c.digest, documents.c.origin_digest, revisions.c.digest)
    return any(rows.execute(select(column).where(column == digest).limit(1)).first() for column in columns)


def put_back(rows: Connection, digest: str, copies: BackupCopies) -> bool:
    """Restore a missing text; False if no backup has it."""
    body = copies.text(digest)
    if body is None:
        return False
    insert_rows(rows, texts, [(digest, body)], if_missing=True)
    return True


def sound_revisions(rows: Connection, key: str) -> Iterator[str]:
    """The previous intact texts of a document, the newest first."""
    statement = (
        select(texts.c.digest, texts.c.body)
        .join(revisions, revisions.c.digest == texts.c.digest)
        .where(revisions.c.document == key)
        .order_by(revisions.c.number.desc())
    )
    for digest, body in rows.execute(statement).all():
        if sha256(body.encode()).hexdigest() == digest:
            yield body


def _is_at(row: int) -> ColumnElement[bool]:
    return ROWID.is_(row)


def _note_id(rows: Connection, broken: BrokenReference) -> None:
    column = documents.c.id if broken.table == "documents" else mentions.c.target
    found = rows.execute(select(column).where(_is_at(broken.row))).scalar()
    if found is not None:
        insert_rows(rows, ids, [(found,)], if_missing=True)


def _put_back_revision(rows: Connection, row: int, copies: BackupCopies) -> bool:
    """Restore a revision; False also for one whose digest is not a text any more."""
    found: bytes | None = rows.execute(select(cast(revisions.c.digest, LargeBinary)).where(_is_at(row))).scalar()
    digest = (found or b"").decode(errors="replace")
    return digest.isascii() and put_back(rows, digest, copies)


def _mend_document(rows: Connection, row: int, copies: BackupCopies) -> Iterator[Message]:
    """Repair a document whose pack, origin or text is missing; it may already have been repaired for another reason."""
    its = _is_at(row)
    rows.execute(update(documents).where(its, ~exists().where(packs.c.key == documents.c.pack)).values(pack=None))
    found = rows.execute(select(documents).where(its)).first()
    if found is None:
        return
    if (
        found.origin_digest
        and not _is_there(rows, found.origin_digest)
        and not put_back(rows, found.origin_digest, copies)
    ):
        rows.execute(update(documents).where(its).values(origin_id=None, origin_digest=None))
    if _is_there(rows, found.digest):
        return
    if put_back(rows, found.digest, copies):
        yield message("repair-from-backup", id=found.id)
        return
    older = rows.execute(
        select(revisions.c.digest)
        .join(texts, texts.c.digest == revisions.c.digest)
        .where(revisions.c.document == found.key)
        .order_by(revisions.c.number.desc())
        .limit(1)
    ).scalar()
    if older is not None:
        rows.execute(update(documents).where(its).values(digest=older))
        yield message("repair-older", id=found.id)
    else:
        rows.execute(documents.delete().where(its))
        yield message("repair-lost", id=found.id)


def _is_there(rows: Connection, digest: str) -> bool:
    return rows.execute(select(texts.c.digest).where(texts.c.digest == digest)).first() is not None
