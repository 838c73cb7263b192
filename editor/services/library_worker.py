"""The worker thread in which the library is used: jobs run there, answers arrive in the thread of the window.

Nobody else opens the library, so that the window never waits for it."""

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
from editor.documents.worker_thread import WorkerThread
from editor.services.document_sources import DocumentSource, FolderSource, SourceChain, is_folder
from editor.services.library_refusals import REFUSALS, Refusal
from engine.kernel.data.message import message

if TYPE_CHECKING:
    from database.backups.scheduler import BackupScheduler
    from database.library import Library
    from editor.shell.main_window import MainWindow
    from engine.kernel.data.message import Message

T = TypeVar("T")
Job: TypeAlias = "Callable[[Library], T]"


def open_library_at(place: Path) -> Library:
    """The library there; a folder is a shelf for games, and none."""
    from database.library import Library

    if is_folder(place):
        raise LibraryUnavailable(message("library-is-a-folder", path=str(place)))
    return Library.open(place)


def library_path(name: str | None) -> Path:
    """Where a library lies that somebody named; else that of whoever runs the app."""
    from database.store.library_path import default_path

    return default_path() if name is None else Path(name)


class LibraryWorker(QObject):
    """There is one for each window. The library is opened with the first question, and closed when the window leaves.

    While it is open, it is looked through once, backups are made as time goes by, and one at the end. Whoever asks is
    named, so that nobody is answered who is gone.
    """

    changed = Signal()
    """What is in the library is no longer the same."""
    went_through = Signal()
    """Something was done in the quiet."""
    stops = Signal()
    """The window is being closed: the time to end work of one's own."""
    no_backup = Signal(object)
    """Why none could be made."""
    _answers = Signal(object)

    def __init__(
        self,
        window: MainWindow,
        opened: Callable[[], Library] | None = None,
        place: Callable[[], Path] | None = None,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._is_named = window.library is not None
        self._place = place or partial(library_path, window.library)
        self._opened = opened or (lambda: open_library_at(self._place()))
        self._library: Library | None = None
        self._rounds: BackupScheduler | None = None
        self._askers: set[QObject] = set()
        self._thread = WorkerThread()
        self._leaves = Event()
        self._answers.connect(lambda answer: answer(), Qt.ConnectionType.QueuedConnection)
        window.leaves.connect(self.stop)

    @classmethod
    def of(cls, window: MainWindow) -> LibraryWorker:
        """That of this window, made when it is first needed."""
        return window.findChild(cls) or cls(window)

    @property
    def leaves(self) -> bool:
        """Whether the window is being closed: long work asks, and ends."""
        return self._leaves.is_set()

    def ask(self, who: QObject, job: Job[T], then: Callable[[T], None], refused: Callable[[Refusal], None]) -> None:
        """Have the job done with the library. Then one of the two functions is called here."""
        self._ask(who, partial(self._do, who, job, then, refused))

    def change(self, who: QObject, job: Job[T], then: Callable[[T], None], refused: Callable[[Refusal], None]) -> None:
        """The same for a job by which the library changes; all that show it are told."""

        def done(answer: T) -> None:
            then(answer)
            self.changed.emit()

        self.ask(who, job, done, refused)

    def ask_beside(
        self, who: QObject, job: Callable[[Path], T], then: Callable[[T], None], refused: Callable[[Refusal], None]
    ) -> None:
        """The same for a job beside the library, which is told where that lies; it may be damaged."""
        self._ask(who, lambda: self._carry_out(who, lambda: job(self._place()), then, refused))

    def change_closed(
        self, who: QObject, job: Callable[[Path], T], then: Callable[[T], None], refused: Callable[[Refusal], None]
    ) -> None:
        """The same for a job by which the library changes, and for which it must be closed."""

        def done(answer: T) -> None:
            then(answer)
            self.changed.emit()

        def close_and_do() -> T:
            self._close()
            return job(self._place())

        self._ask(who, lambda: self._carry_out(who, close_and_do, done, refused))

    @property
    def has_shelf(self) -> bool:
        """Whether there is anything to look for documents in; one's own library may not have been made yet."""
        return self._library is not None or self._is_named or os.path.lexists(self._place())

    def look_up(
        self,
        who: QObject,
        job: Callable[[DocumentSource], T],
        then: Callable[[T], None],
        refused: Callable[[Refusal], None],
    ) -> None:
        """The same for a job that only looks for documents: a folder of them will do."""
        self._know(who)
        self._thread.do(lambda: self._carry_out(who, lambda: job(self._shelf()), then, refused))

    def wait_for(self, job: Job[T]) -> T:
        """The answer at once, for a job that takes a moment; raises what it refuses with."""
        outcome: list[T | Exception] = []
        ready = Event()

        def work() -> None:
            try:
                outcome.append(job(self._there()))
            except Exception as fault:
                outcome.append(fault)
            ready.set()

        self._thread.do(work)
        ready.wait()
        (found,) = outcome
        if isinstance(found, Exception):
            raise found
        return found

    def wait(self) -> None:
        """Until all that was asked so far is done; the answers are still to come."""
        self._thread.wait()

    def go_through(self, steps: Callable[[Library], Iterator[object]]) -> None:
        """Work in the quiet, step by step, so that nobody who asks has to wait for more than one of them.

        Where there was anything to do, `went_through` tells when it is done.
        """

        def begin() -> None:
            with suppress(LibraryUnavailable):
                self._step(steps(self._there()), 0)

        if not self.leaves:
            self._thread.do(begin)

    def open_again(self) -> None:
        """Close the library, so that the next question opens it anew: it may be to be written by now."""
        self._thread.do(self._close)

    def stop(self) -> None:
        """Do what was asked for, then let go of the library."""
        self._leaves.set()
        self.stops.emit()
        self._thread.do(self._close)
        self._thread.stop()

    def _do(self, who: QObject, job: Job[T], then: Callable[[T], None], refused: Callable[[Refusal], None]) -> None:
        self._carry_out(who, lambda: job(self._there()), then, refused)

    def _carry_out(
        self, who: QObject, job: Callable[[], T], then: Callable[[T], None], refused: Callable[[Refusal], None]
    ) -> None:
        try:
            answer = job()
        except REFUSALS as refusal:
            self._answers.emit(partial(self._answer, who, refused, refusal))
        else:
            self._answers.emit(partial(self._answer, who, then, answer))

    def _ask(self, who: QObject, work: Callable[[], None]) -> None:
        """Nothing more once the window is being closed: it would open the library again."""
        if not self.leaves:
            self._know(who)
            self._thread.do(work)

    def _know(self, who: QObject) -> None:
        """As long as it is there."""
        known = self._askers
        if who not in known:
            known.add(who)
            who.destroyed.connect(lambda: known.discard(who))

    def _answer(self, who: QObject, then: Callable[[T], None], answer: T) -> None:
        if who in self._askers:
            then(answer)

    def _step(self, steps: Iterator[object], taken: int) -> None:
        """The next one, and then another, behind what was asked for meanwhile; a refusal is told to who asks next."""
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

    def _shelf(self) -> DocumentSource:
        """What games find their documents on, before they look at what ships.

        One's own library is made when something is to be kept in it; one that somebody named, at once.
        """
        place = self._place()
        if is_folder(place):
            return FolderSource(place)
        if not self.has_shelf:
            return SourceChain()
        return self._there().resolver(with_stock=False)

    def _there(self) -> Library:
        """The library, open."""
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
            self._answers.emit(partial(self._tell_damage, why))

    def _tell_damage(self, why: Message) -> None:
        from editor.pages.library.damage_dialog import show_damage

        self.changed.emit()
        if not self.leaves:
            show_damage(self._window, why)

    def _close(self) -> None:
        if self._rounds is not None:
            self._rounds.stop()
            self._rounds = None
        if self._library is not None:
            self._library.close()
            self._library = None
