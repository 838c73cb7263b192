"""A thread for work that nobody should wait for: jobs are done in their order."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from queue import SimpleQueue
from threading import Event, Thread

Job = Callable[[], None]


class WorkerThread:
    """Its thread starts with the first job."""

    def __init__(self) -> None:
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread: Thread | None = None

    def do(self, job: Job) -> None:
        if self._thread is None:
            self._thread = Thread(target=self._work, name="documents", daemon=True)
            self._thread.start()
        self._jobs.put(job)

    def wait(self) -> None:
        """Until all that was asked for is done."""
        if self._thread is not None:
            reached = Event()
            self._jobs.put(reached.set)
            reached.wait()

    def stop(self) -> None:
        """Do what was asked for, then nothing more."""
        if self._thread is not None:
            self._jobs.put(None)
            self._thread.join()
            self._thread = None

    def _work(self) -> None:
        """A job that fails is told as the fault of any thread is; nobody waits for ever because of it."""
        while (job := self._jobs.get()) is not None:
            try:
                job()
            except Exception:
                threading.excepthook(threading.ExceptHookArgs((*sys.exc_info(), threading.current_thread())))
