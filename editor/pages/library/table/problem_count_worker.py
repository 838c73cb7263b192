"""Counts the problems of the documents that a list shows, one after another in a thread of its own."""

from __future__ import annotations

from collections import OrderedDict
from contextlib import suppress
from functools import partial
from typing import TypeAlias, TypeVar

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from database.records import LibraryEntry
from editor.documents.worker_thread import WorkerThread
from editor.pages.library.documents.problem_check import ProblemCheck, check_entry
from editor.services.library_refusals import REFUSALS
from editor.services.library_worker import LibraryJob, LibraryWorker
from engine.content.problems import Problem, ProblemCount

REQUEST_DELAY = 400
"""Milliseconds after the last request before documents are checked, so as not to slow scrolling and typing."""
BETWEEN = 10
"""Milliseconds between two documents, for other work."""
MOST_WAITING = 64
"""The greatest number of pending requests; the rows of older ones are out of view by then."""
MOST_KEPT = 5_000

T = TypeVar("T")
EntryVersion: TypeAlias = tuple[str, str]
"""The key of a document, and the digest of a version of it."""


class CheckStopped(Exception):
    """The end of a check, because the window is being closed."""


class ProblemCountWorker(QObject):
    """Emits `counted` with the key of a document whose problems have become known or have changed.

    Only documents of the user are checked. A number is known as long as neither the document nor one that it names
    changes.
    """

    counted = Signal(str)
    _checked = Signal(object, int, object)

    def __init__(self, library_worker: LibraryWorker) -> None:
        super().__init__(library_worker)
        self._library_worker = library_worker
        self._thread = WorkerThread()
        self._known: OrderedDict[EntryVersion, tuple[int, ProblemCheck]] = OrderedDict()
        """By version: the number of changes of the library at the time of the last check, and its result."""
        self._waiting: OrderedDict[EntryVersion, LibraryEntry] = OrderedDict()
        self._checked_now: EntryVersion | None = None
        self._turn = 0
        self._next_soon = QTimer(self)
        self._next_soon.setSingleShot(True)
        self._next_soon.timeout.connect(self._check_next)
        self._checked.connect(self._keep, Qt.ConnectionType.QueuedConnection)
        library_worker.changed.connect(self._note_change)
        library_worker.stops.connect(self._thread.stop)

    @classmethod
    def of(cls, library_worker: LibraryWorker) -> ProblemCountWorker:
        """The one of this library worker, created on first use."""
        return library_worker.findChild(cls) or cls(library_worker)

    @property
    def is_idle(self) -> bool:
        """Whether all requested documents have been checked."""
        return self._checked_now is None and not self._waiting

    def wait(self) -> None:
        """Wait until the current document has been checked; its number is still to be kept."""
        self._thread.wait()

    def count(self, entry: LibraryEntry) -> ProblemCount:
        """The number of problems as far as it is known; if it is not known for certain, it is requested."""
        found = self.check(entry)
        return ProblemCount() if found is None else found.count

    def check(self, entry: LibraryEntry) -> ProblemCheck | None:
        """The last check of a document; None before the first. If it may be out of date, a new one is requested."""
        if entry.layer != "own":
            return None
        version = (entry.key, entry.digest)
        known = self._known.get(version)
        if known is None or known[0] != self._turn:
            self._want(version, entry)
        return None if known is None else known[1]

    def _want(self, version: EntryVersion, entry: LibraryEntry) -> None:
        if version == self._checked_now:
            return
        self._waiting[version] = entry
        if len(self._waiting) > MOST_WAITING:
            self._waiting.popitem(last=False)
        self._next_soon.start(REQUEST_DELAY)

    def _check_next(self) -> None:
        if self._checked_now is not None or not self._waiting or self._library_worker.leaves:
            return
        version, entry = self._waiting.popitem(last=False)
        self._checked_now = version
        known = self._known.get(version)
        self._thread.do(partial(self._check, entry, self._turn, None if known is None else known[1]))

    def _check(self, entry: LibraryEntry, turn: int, before: ProblemCheck | None) -> None:
        """Check in the worker thread; always answers, even after an exception."""
        found = None
        try:
            with suppress(*REFUSALS, CheckStopped):
                found = check_entry(self._look, entry, before)
        finally:
            self._checked.emit((entry.key, entry.digest), turn, found)

    def _look(self, job: LibraryJob[T]) -> T:
        """Run a short job with the library, between others."""
        if self._library_worker.leaves:
            raise CheckStopped
        return self._library_worker.wait_for(job)

    def _keep(self, version: EntryVersion, turn: int, found: ProblemCheck | None) -> None:
        if found is not None:
            before = self._known.get(version)
            self._known[version] = (turn, found)
            self._known.move_to_end(version)
            if len(self._known) > MOST_KEPT:
                self._known.popitem(last=False)
            if _summary(found) != ((ProblemCount(), ()) if before is None else _summary(before[1])):
                self.counted.emit(version[0])
        self._checked_now = None
        if not self._next_soon.isActive():
            self._next_soon.start(BETWEEN)

    def _note_change(self) -> None:
        """Look at all numbers again after a change of the library."""
        self._turn += 1


def _summary(found: ProblemCheck) -> tuple[ProblemCount, tuple[Problem, ...]]:
    return found.count, found.first
