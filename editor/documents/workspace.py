"""The open documents of this run, each with its recovery journal, and the unsaved work of crashed runs."""

from __future__ import annotations

import errno
import logging
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QDateTime, QObject, Signal

from database.files.atomic_write import reason
from database.files.recovery import (
    LOCK,
    RecoveryFolder,
    changed_at,
    delete_journal,
    delete_run,
    is_file,
    journals_in,
)
from database.store.lock import Lock, take_lock
from editor.documents.document import OpenDocument
from editor.documents.journal_recorder import JournalRecorder
from editor.documents.journal_replay import CannotRecover, recover
from editor.documents.worker_thread import WorkerThread

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class UnsavedWork:
    """Unsaved work of a crashed run."""

    journal: Path
    document: OpenDocument
    lost: int
    """The number of its last records that could not be replayed."""
    when: float
    """Time of the last edit, in seconds since 1970."""


class Workspace(QObject):
    """The open documents of this run. It creates its folder with the first document, and emits `failed(reason)` if a
    journal cannot be written."""

    failed = Signal(object)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._recovery = RecoveryFolder(folder)
        self._background = WorkerThread()
        self._run: Path | None = None
        self._lock: Lock | None = None
        self._locks: dict[Path, Lock] = {}
        self._open: list[OpenDocument] = []
        self._begun = 0

    @property
    def documents(self) -> tuple[OpenDocument, ...]:
        return tuple(self._open)

    def lay(self, document: OpenDocument) -> None:
        """Add a document, and record its edits from now on."""
        self._open.append(document)
        try:
            run = self._own_run()
        except OSError as error:
            log.warning("no folder for recovery: %s", error)
            self.failed.emit(reason(self._recovery.folder, error))
            return
        self._begun += 1
        recorder = JournalRecorder(document, run / f"{self._begun}.journal", self._background)
        recorder.failed.connect(self.failed)
        recorder.begin()
        document.recorder = recorder

    def clear(self, document: OpenDocument) -> None:
        """Remove a closed document. Unsaved work is moved to the trash for a while."""
        self._open.remove(document)
        recorder = document.recorder
        if isinstance(recorder, JournalRecorder):
            recorder.close()
            self._let_go(recorder.path, keep=document.is_edited)
        document.recorder = None
        if not self._open:
            self._end_run()

    def leave(self) -> None:
        """Remove all documents before the app ends; unsaved work is offered at the next start."""
        for document in tuple(self._open):
            recorder = document.recorder
            if document.is_edited and isinstance(recorder, JournalRecorder):
                recorder.sync()
                recorder.close()
                document.recorder = None
            self.clear(document)

    def left_behind(self) -> list[UnsavedWork]:
        """The unsaved work of crashed runs. This run holds their locks until the work is restored or discarded."""
        found: list[UnsavedWork] = []
        try:
            self._recovery.empty_trash(QDateTime.currentSecsSinceEpoch())
            for run in self._crashed():
                found += self._unsaved(run)
                self._let_go_if_empty(run)
        except OSError as error:
            log.warning("what crashed runs left behind cannot be read: %s", error)
        return found

    def restore(self, left: UnsavedWork) -> OpenDocument:
        """Open the unsaved work again. The old journal is deleted once there is a new one. Raises `CannotRecover` if it
        is gone."""
        document = recover(left.journal, self.lay).document
        recorder = document.recorder
        if isinstance(recorder, JournalRecorder) and recorder.is_writing:
            recorder.sync()
            self.discard(left)
        return document

    def discard(self, left: UnsavedWork) -> None:
        """Move the unsaved work to the trash."""
        self._let_go(left.journal, keep=True)
        self._let_go_if_empty(left.journal.parent)

    def _own_run(self) -> Path:
        """The folder of this run, whose lock shows other runs that it has not crashed."""
        if self._run is None:
            self._recovery.empty_trash(QDateTime.currentSecsSinceEpoch())
            run = self._recovery.new_run()
            self._lock, self._run = _lock_run(run), run
        return self._run

    def _end_run(self) -> None:
        self._background.stop()
        if self._run is None or self._lock is None:
            return
        self._lock.release()
        try:
            delete_run(self._run)
        except OSError as error:
            log.warning("the folder of this run stays: %s", error)
        self._run = self._lock = None

    def _crashed(self) -> Iterator[Path]:
        for run in self._recovery.runs():
            if run == self._run:
                continue
            if run not in self._locks and (lock := _take_over(run)):
                self._locks[run] = lock
            if run in self._locks:
                yield run

    def _unsaved(self, run: Path) -> Iterator[UnsavedWork]:
        for journal in journals_in(run):
            try:
                recovered = recover(journal)
            except CannotRecover as error:
                log.warning("a journal from which nothing can be recovered: %s: %r", journal, error.__cause__)
                self._let_go(journal, keep=True)
                continue
            if recovered.document.is_edited or recovered.lost:
                yield UnsavedWork(journal, recovered.document, recovered.lost, changed_at(journal))
            else:
                self._let_go(journal, keep=False)

    def _let_go(self, journal: Path, *, keep: bool) -> None:
        try:
            if keep:
                self._recovery.throw_away(journal)
            else:
                delete_journal(journal)
        except OSError as error:
            log.warning("a journal stays: %s", error)

    def _let_go_if_empty(self, run: Path) -> None:
        """Delete the folder of a crashed run without journals."""
        if not journals_in(run):
            self._locks.pop(run).release()
            try:
                delete_run(run)
            except OSError as error:
                log.warning("a folder of a crashed run stays: %s", error)


def _lock_run(run: Path) -> Lock:
    """The lock of a new run, by which a later one knows that it has not crashed; raises an OSError if it cannot be
    taken."""
    lock = take_lock(run / LOCK)
    if lock is None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK), str(run / LOCK))
    return lock


def _take_over(run: Path) -> Lock | None:
    """The lock of a crashed run; None if it is still running or the lock cannot be tried."""
    if (run / LOCK).exists() and not is_file(run / LOCK):
        return None
    try:
        return take_lock(run / LOCK)
    except OSError as error:
        log.info("the lock of a run cannot be asked for: %s: %s", run, error)
        return None
