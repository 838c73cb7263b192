"""A background thread that runs jobs one after another, in order."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from queue import SimpleQueue
from threading import Event, Thread

ThreadJob = Callable[[], None]


class WorkerThread:
    """The thread is started with the first job."""

    def __init__(self) -> None:
        self._jobs: SimpleQueue[ThreadJob | None] = SimpleQueue()
        self._thread: Thread | None = None

    def do(self, job: ThreadJob) -> None:
        if self._thread is None:
            self._thread = Thread(target=self._work, name="documents", daemon=True)
            self._thread.start()
        self._jobs.put(job)

    def wait(self) -> None:
        """Block until all jobs so far are done."""
        if self._thread is not None:
            reached = Event()
            self._jobs.put(reached.set)
            reached.wait()

    def stop(self) -> None:
        """Finish the jobs so far, then end the thread."""
        if self._thread is not None:
            self._jobs.put(None)
            self._thread.join()
            self._thread = None

    def _work(self) -> None:
        """Run jobs; an exception in a job is reported as in any thread, and does not end this one."""
        while (job := self._jobs.get()) is not None:
            try:
                job()
            except Exception:
                threading.excepthook(threading.ExceptHookArgs((*sys.exc_info(), threading.current_thread())))
