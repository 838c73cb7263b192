"""Repairs a library after a backup, in one transaction, with copies from backups where these are intact."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, delete, select, update

from database.backups.service import Backups
from database.errors import LibraryUnavailable, NotDone
from database.files.atomic_write import NotWritten, reason
from database.images import Images, lay_down
from database.integrity.backup_copies import BackupCopies
from database.integrity.content_checks import ContentProblem, content_problems
from database.integrity.reference_repair import mend_references, name_texts_anew, sound_revisions
from database.integrity.report import IntegrityReport, broken_references, check, highest_number
from database.records import RevisionCause
from database.search.service import SearchService
from database.store.document_columns import DocumentColumns, facts_of
from database.store.entry_queries import entry_with_key
from database.store.retention import forget_texts
from database.store.save_documents import Batch, known, put
from database.store.session import LibrarySession
from database.store.statements import put_state
from database.store.trash_rows import destroy
from database.tables.documents import documents
from database.tables.images import images as image_rows
from database.tables.revisions import revisions
from database.tables.state import SEQUENCE
from database.tables.texts import texts
from engine.content.loading.document_reader import read_document
from engine.content.problems import ContentError
from engine.kernel.data.message import Message, message

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class RepairResult:
    """The changes made by a repair, or those it would make."""

    done: tuple[Message, ...]
    left: IntegrityReport
    """The remaining problems."""


class _OnlyTried(Exception):
    """Raised to roll back a repair that was only a dry run."""


@dataclass(frozen=True)
class Repair:
    """A repair of one library."""

    session: LibrarySession
    images: Images
    search: SearchService
    backups: Backups

    def run(self, *, dry_run: bool = False) -> RepairResult:
        """Repair what is possible; `dry_run` only reports what would be done. Raises `NotDone` if the file itself is
        damaged."""
        found = check(self.session, self.images, self.search)
        if found.damage:
            raise NotDone(message("repair-needs-backup", path=str(self.session.path)))
        if not dry_run:
            self.backups.make("repair")
        done = self._in_one_transaction(found, dry_run=dry_run)
        if dry_run:
            return RepairResult((*done, *self._beside_words(found)), found)
        self._beside(found)
        left = check(self.session, self.images, self.search)
        return RepairResult((*done, *self._beside_words(found)), left)

    def _in_one_transaction(self, found: IntegrityReport, *, dry_run: bool) -> tuple[Message, ...]:
        done = list[Message]()
        with suppress(_OnlyTried), BackupCopies(self.backups) as copies, self.session.writing() as rows:
            if found.indexes:
                rows.exec_driver_sql("REINDEX")
                done.append(message("repair-indexes", count=len(found.indexes)))
            if not found.is_order_sound:
                put_state(rows, SEQUENCE, str(highest_number(self.session)))
                done.append(message("repair-order"))
            done += name_texts_anew(
                rows, [problem.digest for problem in found.problems if problem.what == "changed-text"]
            )
            # A damaged index may have hidden broken references.
            done += mend_references(rows, broken_references(self.session), copies)
            # A repair above may also solve a problem below, and vice versa.
            for problem in content_problems(self.session, self.images):
                done += self._mend(rows, problem, copies, dry_run=dry_run)
            if dry_run:
                raise _OnlyTried
        return tuple(done)

    def _mend(
        self, rows: Connection, problem: ContentProblem, copies: BackupCopies, *, dry_run: bool
    ) -> Iterator[Message]:
        match problem.what:
            case "changed-text":
                yield from self._mend_text(rows, problem.digest, copies)
            case "unreadable":
                yield from self._go_back(rows, problem.key, problem.id)
            case "wrong-row":
                yield from self._write_anew(rows, problem.key)
            case "missing-image" | "changed-image":
                yield from self._mend_image(rows, problem.digest, copies, dry_run=dry_run)
            case "dangling" | "changed-part" | "changed-pack":
                return

    def _mend_text(self, rows: Connection, digest: str, copies: BackupCopies) -> Iterator[Message]:
        """Restore the text from a backup; otherwise each document with that text returns to a previous one."""
        users = rows.execute(
            select(documents.c.key, documents.c.id, documents.c.layer).where(documents.c.digest == digest)
        ).all()
        copy = copies.text(digest)
        if copy is not None:
            rows.execute(update(texts).where(texts.c.digest == digest).values(body=copy))
            ids = tuple(row.id for row in users)
            yield (
                message("repair-text-from-backup", digest=digest, ids=ids)
                if ids
                else message("repair-old-text-from-backup", digest=digest)
            )
            return
        rows.execute(delete(revisions).where(revisions.c.digest == digest))
        came_from = documents.c.origin_digest == digest
        rows.execute(update(documents).where(came_from).values(origin_id=None, origin_digest=None))
        destroy(self.session, rows, [row.key for row in users if row.layer == "trash"])
        for row in users:
            if row.layer != "trash":
                yield from self._go_back(rows, row.key, row.id)
        forget_texts(rows, [digest])
        if not users:
            yield message("repair-old-text", digest=digest)

    def _go_back(self, rows: Connection, key: str, name: str) -> Iterator[Message]:
        """Return to the newest readable revision; otherwise keep the text, if it is a document at all."""
        for body in sound_revisions(rows, key):
            facts = self._facts(body, name)
            if facts is not None and self._put(rows, key, facts):
                yield message("repair-older", id=name)
                return
        its_text = select(texts.c.body).join(documents, documents.c.digest == texts.c.digest)
        as_it_stands = rows.execute(its_text.where(documents.c.key == key)).scalar()
        facts = None if as_it_stands is None else self._facts(as_it_stands, name)
        if facts is not None and self._put(rows, key, facts):
            yield message("repair-as-it-stands", id=name)

    def _write_anew(self, rows: Connection, key: str) -> Iterator[Message]:
        """Rewrite the rows of a document from its text."""
        entry = entry_with_key(rows, key)
        if entry is None:
            return
        body = rows.execute(select(texts.c.body).where(texts.c.digest == entry.digest)).scalar_one()
        facts = self._facts(body, None)
        if facts is not None and self._put(rows, key, facts):
            yield message("repair-row", id=facts.id)

    def _put(self, rows: Connection, key: str, facts: DocumentColumns) -> bool:
        """Write these columns for a document; False if another one has its id."""
        entry = entry_with_key(rows, key)
        if entry is None:
            return False
        there = known(rows, [facts.id], entry.layer).get(facts.id)
        if there is not None and there.key != key:
            return False
        cause: RevisionCause | None = "restored" if facts.digest != entry.digest else None
        put(self.session, rows, [], [facts], {facts.id: key}, Batch(entry.layer, cause))
        return True

    def _facts(self, body: str, name: str | None) -> DocumentColumns | None:
        """The columns of a document, read from its text; None if it is not a document, or has another id."""
        try:
            facts = facts_of(read_document(body.encode(), self.session.declarations), self.session.declarations)
        except ContentError as error:
            log.info("cannot be read as a document: %s", error)
            return None
        return facts if name in (None, facts.id) else None

    def _mend_image(self, rows: Connection, digest: str, copies: BackupCopies, *, dry_run: bool) -> Iterator[Message]:
        suffix = rows.execute(select(image_rows.c.suffix).where(image_rows.c.digest == digest)).scalar_one()
        data = copies.image(digest, suffix)
        if data is None:
            return
        if not dry_run:
            self._lay_down(self.images.path(digest), data)
        yield message("repair-image", digest=digest)

    def _lay_down(self, place: Path, data: bytes) -> None:
        try:
            lay_down(place, data)
        except NotWritten as error:
            raise LibraryUnavailable(error.word) from error
        except OSError as error:
            raise LibraryUnavailable(reason(place, error)) from error

    def _beside(self, found: IntegrityReport) -> None:
        """Repairs outside the transaction: data that can be rebuilt or that belongs to nothing."""
        if not found.is_search_sound:
            self.search.make_anew()
            self.search.catch_up()
        self.images.sweep()

    def _beside_words(self, found: IntegrityReport) -> Iterator[Message]:
        if not found.is_search_sound:
            yield message("repair-search")
        if found.strays:
            yield message("repair-strays", count=len(found.strays))
