"""The backup thread: checks the library, then makes a backup every half hour, and verifies one every month."""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Callable
from threading import Event, Thread

from database.backups.service import Backups
from database.backups.startup_check import StartupCheck
from database.errors import LibraryUnavailable, NotDone
from engine.kernel.data.message import Message, message

log = logging.getLogger(__name__)

HALF_AN_HOUR = 30 * 60.0


def ignore_failure(_: Message) -> None:
    """The default callback for failures, which are logged in any case."""


def ignore_startup_check(_: StartupCheck) -> None:
    """The default callback for questions, which are only logged."""


class BackupScheduler:
    """Runs until it is stopped. Failures are reported from its thread, and retried in the next round."""

    def __init__(
        self,
        backups: Backups,
        *,
        every: float = HALF_AN_HOUR,
        failed: Callable[[Message], None] = ignore_failure,
        was_left: bool = False,
        looked: Callable[[StartupCheck], None] = ignore_startup_check,
    ) -> None:
        """Set up the thread. `was_left` says whether a crash left the library open; `looked` is called with the check's
        result."""
        self._backups = backups
        self._every = every
        self._failed = failed
        self._was_left = was_left
        self._looked = looked
        self._end = Event()
        self._thread = Thread(target=self._run, name="backups", daemon=True)

    def start(self) -> None:
        """Start the thread; the first backup is made after half an hour."""
        self._thread.start()

    def stop(self) -> None:
        """Make the last backup if something has changed, and stop."""
        self._end.set()
        self._thread.join()

    def _run(self) -> None:
        _safely(self._look)
        while True:
            is_last = self._end.wait(self._every)
            _safely(self._back_up)
            if is_last:
                return

    def _look(self) -> None:
        try:
            looked = self._backups.look_if_due(self._end.is_set, was_left=self._was_left)
        except LibraryUnavailable as error:
            log.info("the library was not looked through: %s", error)
            self._failed(error.word)
        else:
            if looked is not None:
                self._looked(looked)

    def _back_up(self) -> None:
        try:
            self._backups.make_if_changed()
            tested = self._backups.test_if_due()
            if tested is not None and not tested.is_sound:
                self._failed(message("backup-test-failed", number=str(tested.number)))
        except (LibraryUnavailable, NotDone) as error:
            log.info("no backup was made: %s", error)
            self._failed(error.word)


def _safely(job: Callable[[], None]) -> None:
    """Run a task; an unexpected exception is reported as in any other thread, and the schedule continues."""
    try:
        job()
    except Exception:
        threading.excepthook(threading.ExceptHookArgs((*sys.exc_info(), threading.current_thread())))
