"""The library's worker thread: runs jobs and delivers the answers in the GUI thread.

It is the only user of the library, so that the window never blocks.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from PySide6.QtCore import QObject, Qt, Signal

from database.errors import LibraryUnavailable, NotDone
from database.store.document_source import DocumentSource, SourceChain
from editor.documents.worker_thread import WorkerThread
from editor.services.document_sources import FolderSource, is_folder
from editor.services.library_refusals import REFUSALS, LibraryRefusal
from engine.kernel.data.message import message

if TYPE_CHECKING:
    from database.backups.scheduler import BackupScheduler
    from database.library import Library
    from engine.kernel.data.message import Message

T = TypeVar("T")
LibraryJob: TypeAlias = "Callable[[Library], T]"


def open_library_at(place: Path) -> Library:
    """The library at this path; a folder is a source of documents for games, not a library."""
    from database.library import Library

    if is_folder(place):
        raise LibraryUnavailable(message("library-is-a-folder", path=str(place)))
    return Library.open(place)


def library_path(name: str | None) -> Path:
    """Path of the named library, else of the user's default library."""
    from database.store.library_path import default_path

    return default_path() if name is None else Path(name)


class LibraryWorker(QObject):
    """Worker thread of the library, one for each window. It opens the library with the first job; `stop` closes it.

    While open, the library is checked once, and backed up at intervals and at the end. Each job names the object that
    requests it, so that no answer reaches a deleted object.
    """

    changed = Signal()
    """Emitted when the content of the library changes."""
    went_through = Signal()
    """Emitted when background work is done."""
    stops = Signal()
    """Emitted when the window closes, for workers to finish."""
    no_backup = Signal(object)
    """The reason why no backup could be made."""
    damaged = Signal(object)
    """The open library was found damaged: the reason why nothing is written any more."""
    _answers = Signal(object)

    def __init__(
        self,
        parent: QObject,
        opened: Callable[[], Library] | None = None,
        place: Callable[[], Path] | None = None,
        named: str | None = None,
    ) -> None:
        """`path` names a library other than the user's own."""
        super().__init__(parent)
        self._is_named = named is not None
        self._place = place or partial(library_path, named)
        self._opened = opened or (lambda: open_library_at(self._place()))
        self._library: Library | None = None
        self._rounds: BackupScheduler | None = None
        self._askers: set[QObject] = set()
        self._thread = WorkerThread()
        self._leaves = Event()
        self._answers.connect(lambda answer: answer(), Qt.ConnectionType.QueuedConnection)

    @property
    def leaves(self) -> bool:
        """Whether the window is being closed; long jobs check it and end."""
        return self._leaves.is_set()

    def ask(
        self, who: QObject, job: LibraryJob[T], then: Callable[[T], None], refused: Callable[[LibraryRefusal], None]
    ) -> None:
        """Run a job with the library, then call one of the two functions in the GUI thread."""
        self._ask(who, partial(self._do, who, job, then, refused))

    def change(
        self, who: QObject, job: LibraryJob[T], then: Callable[[T], None], refused: Callable[[LibraryRefusal], None]
    ) -> None:
        """Run a job that changes the library; emits `changed` afterwards."""

        def done(answer: T) -> None:
            then(answer)
            self.changed.emit()

        self.ask(who, job, done, refused)

    def ask_beside(
        self,
        who: QObject,
        job: Callable[[Path], T],
        then: Callable[[T], None],
        refused: Callable[[LibraryRefusal], None],
    ) -> None:
        """Run a job outside the library that gets its path; the library may be damaged."""
        self._ask(who, lambda: self._carry_out(who, lambda: job(self._place()), then, refused))

    def change_closed(
        self,
        who: QObject,
        job: Callable[[Path], T],
        then: Callable[[T], None],
        refused: Callable[[LibraryRefusal], None],
    ) -> None:
        """Run a job that changes the library and needs it closed."""

        def done(answer: T) -> None:
            then(answer)
            self.changed.emit()

        def close_and_do() -> T:
            self._close()
            return job(self._place())

        self._ask(who, lambda: self._carry_out(who, close_and_do, done, refused))

    @property
    def has_source(self) -> bool:
        """Whether there is a source of documents to search; the user's library may not exist yet."""
        return self._library is not None or self._is_named or os.path.lexists(self._place())

    def look_up(
        self,
        who: QObject,
        job: Callable[[DocumentSource], T],
        then: Callable[[T], None],
        refused: Callable[[LibraryRefusal], None],
    ) -> None:
        """Run a job that only reads documents, also from a folder."""
        self._know(who)
        self._thread.do(lambda: self._carry_out(who, lambda: job(self._source()), then, refused))

    def wait_for(self, job: LibraryJob[T]) -> T:
        """Wait for the answer of a short job; raises its refusal."""
        outcome: list[T | Exception] = []
        ready = Event()

        def work() -> None:
            try:
                outcome.append(job(self._there()))
            except Exception as error:
                outcome.append(error)
            ready.set()

        self._thread.do(work)
        ready.wait()
        (found,) = outcome
        if isinstance(found, Exception):
            raise found
        return found

    def wait(self) -> None:
        """Wait for the queued jobs; their answers are still to be delivered."""
        self._thread.wait()

    def go_through(self, steps: Callable[[Library], Iterator[object]]) -> None:
        """Run background work in steps, between other jobs, so that none waits for more than one step.

        Emits `went_through` at the end, if there was anything to do.
        """

        def begin() -> None:
            with suppress(LibraryUnavailable):
                self._step(steps(self._there()), 0)

        if not self.leaves:
            self._thread.do(begin)

    def open_again(self) -> None:
        """Close the library; the next job reopens it, since it may have become writable."""
        self._thread.do(self._close)

    def stop(self) -> None:
        """Finish the queued jobs, then close the library."""
        self._leaves.set()
        self.stops.emit()
        self._thread.do(self._close)
        self._thread.stop()

    def _do(
        self, who: QObject, job: LibraryJob[T], then: Callable[[T], None], refused: Callable[[LibraryRefusal], None]
    ) -> None:
        self._carry_out(who, lambda: job(self._there()), then, refused)

    def _carry_out(
        self, who: QObject, job: Callable[[], T], then: Callable[[T], None], refused: Callable[[LibraryRefusal], None]
    ) -> None:
        try:
            answer = job()
        except REFUSALS as refusal:
            self._answers.emit(partial(self._answer, who, refused, refusal))
        else:
            self._answers.emit(partial(self._answer, who, then, answer))

    def _ask(self, who: QObject, work: Callable[[], None]) -> None:
        """Queue a job; ignored once the window closes, since it would reopen the library."""
        if not self.leaves:
            self._know(who)
            self._thread.do(work)

    def _know(self, who: QObject) -> None:
        """Remember an object as long as it exists."""
        known = self._askers
        if who not in known:
            known.add(who)
            who.destroyed.connect(lambda: known.discard(who))

    def _answer(self, who: QObject, then: Callable[[T], None], answer: T) -> None:
        if who in self._askers:
            then(answer)

    def _step(self, steps: Iterator[object], taken: int) -> None:
        """Run the next step and queue another behind newer jobs; the next job reports a refusal."""
        with suppress(LibraryUnavailable, NotDone):
            if self.leaves:
                return
            try:
                next(steps)
            except StopIteration:
                if taken:
                    self.went_through.emit()
            else:
                self._thread.do(lambda: self._step(steps, taken + 1))

    def _source(self) -> DocumentSource:
        """The source of the user's documents, which games search before stock.

        The user's library is created by the first write; a given one is created at once.
        """
        place = self._place()
        if is_folder(place):
            return FolderSource(place)
        if not self.has_source:
            return SourceChain()
        return self._there().resolver(with_stock=False)

    def _there(self) -> Library:
        """The library, opened if necessary."""
        if self._library is None:
            self._library = self._opened()
            if self._library.why_read_only is None:
                self._back_up_regularly(self._library)
        return self._library

    def _back_up_regularly(self, library: Library) -> None:
        from database.backups.scheduler import BackupScheduler

        self._rounds = BackupScheduler(
            library.backups,
            failed=self.no_backup.emit,
            was_left=library.was_left_open,
            looked=lambda looked: self._thread.do(lambda: self._note_look(library, is_sound=looked.is_sound)),
        )
        self._rounds.start()

    def _note_look(self, library: Library, *, is_sound: bool) -> None:
        library.note_look(is_sound=is_sound)
        why = library.why_read_only
        if library is self._library and library.is_damaged and why is not None:
            self._answers.emit(partial(self._report_damage, why))

    def _report_damage(self, why: Message) -> None:
        self.changed.emit()
        if not self.leaves:
            self.damaged.emit(why)

    def _close(self) -> None:
        if self._rounds is not None:
            self._rounds.stop()
            self._rounds = None
        if self._library is not None:
            self._library.close()
            self._library = None
