"""Writes the recovery journal of a document: each edit and undo as it happens, and regular snapshots."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from database.files.atomic_write import NotWritten, atomic_write, reason
from database.files.fingerprint import FileFingerprint
from database.files.recovery import delete_journal, snapshot_of
from database.files.recovery_journal import EditJournal, written
from editor.documents.document import OpenDocument
from editor.documents.worker_thread import WorkerThread
from editor.edits.edit import Edit
from engine.version import VERSION

log = logging.getLogger(__name__)

SYNC_AFTER = 2_000
IDLE = 1_000
BETWEEN_SNAPSHOTS = 30_000
LONGEST_WITHOUT = 300_000
"""Times in milliseconds."""


class JournalRecorder(QObject):
    """The recorder of one document. If its journal cannot be written, it emits `failed` once and records no more."""

    failed = Signal(object)

    def __init__(self, document: OpenDocument, path: Path, background: WorkerThread) -> None:
        super().__init__(document)
        self._document, self._background, self.path = document, background, path
        self._journal: EditJournal | None = None
        self._steps = 0
        self._since_snapshot = QElapsedTimer()
        self._since_snapshot.start()
        self._sync_soon = self._timer(SYNC_AFTER, self._sync)
        self._idle = self._timer(IDLE, self._snapshot_when_due)
        self._due = self._timer(BETWEEN_SNAPSHOTS, self._snapshot_if_idle)

    @property
    def is_writing(self) -> bool:
        """Whether the journal contains everything up to now."""
        return self._journal is not None

    def begin(self) -> None:
        """Start the journal with the document as it is."""
        document = self._document
        head = {
            "app": VERSION,
            "path": None if document.path is None else str(document.path),
            "on_disk": None if document.on_disk is None else on_disk_to_json(document.on_disk),
            "is_edited": document.is_edited,
            "kept": document.library_key,
            "content": document.content.plain(),
        }
        try:
            self._journal = EditJournal(self.path)
            self._journal.append(head)
        except OSError as error:
            self._fail(error)

    def did(self, edit: Edit, typing: str) -> None:
        self._append({"do": edit.to_json(), "typing": typing})

    def went_to(self, step: int) -> None:
        self._append({"to": step})

    def saved(self, path: Path, on_disk: FileFingerprint) -> None:
        self._saved({"saved": str(path), "on_disk": on_disk_to_json(on_disk)})

    def saved_to_library(self, key: str) -> None:
        self._saved({"kept": key})

    def _saved(self, record: Mapping[str, Any]) -> None:
        self._append(record)
        if not self.is_writing:
            self._forget()

    def sync(self) -> None:
        """Flush the journal to the disk, and wait for it."""
        self._sync()
        self._background.wait()

    def close(self) -> None:
        """Stop writing; the journal file stays."""
        self._sync_soon.stop()
        self._idle.stop()
        self._due.stop()
        self._background.wait()
        if self._journal is not None:
            self._journal.close()
            self._journal = None

    def snapshot(self) -> None:
        """Write the whole document to the snapshot file, in the background."""
        self._since_snapshot.restart()
        content, steps, path = self._document.content, self._steps, snapshot_of(self.path)

        def write() -> None:
            try:
                atomic_write(path, written(0, {"step": steps, "content": content.plain()}))
            except NotWritten as error:
                log.warning("no snapshot for recovery: %s", error)

        self._background.do(write)

    def _append(self, record: Mapping[str, Any]) -> None:
        if self._journal is None:
            return
        try:
            self._journal.append(record)
        except OSError as error:
            self._fail(error)
            return
        self._steps += 1
        if not self._sync_soon.isActive():
            self._sync_soon.start()
        self._idle.start()
        if self._since_snapshot.elapsed() >= LONGEST_WITHOUT:
            self.snapshot()

    def _sync(self) -> None:
        journal = self._journal
        if journal is None:
            return

        def sync() -> None:
            try:
                journal.sync()
            except OSError as error:
                log.warning("the journal for recovery is not on the disk yet: %s", error)

        self._background.do(sync)

    def _snapshot_when_due(self) -> None:
        """Called when nothing was edited for `IDLE`."""
        wait = BETWEEN_SNAPSHOTS - self._since_snapshot.elapsed()
        if wait <= 0:
            self.snapshot()
        else:
            self._due.start(wait)

    def _snapshot_if_idle(self) -> None:
        if not self._idle.isActive():
            self._snapshot_when_due()

    def _forget(self) -> None:
        """Delete a journal that failed earlier, since the saved state is newer."""
        try:
            delete_journal(self.path)
        except OSError as error:
            log.warning("a journal that goes no further stays: %s", error)

    def _fail(self, error: OSError) -> None:
        log.warning("no journal for recovery: %s: %s", self.path, error)
        if self._journal is not None:
            self._background.do(self._journal.close)
            self._journal = None
        self.failed.emit(reason(self.path, error))

    def _timer(self, wait: int, then: Any) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(wait)
        timer.timeout.connect(then)
        return timer


def on_disk_to_json(on_disk: FileFingerprint) -> dict[str, Any]:
    return {"changed": on_disk.changed, "size": on_disk.size, "digest": on_disk.digest}
