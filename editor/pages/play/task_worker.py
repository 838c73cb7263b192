"""Runs a long computation, such as that of a bot, in a thread; late results are dropped."""

from queue import Empty, SimpleQueue
from typing import Protocol

from PySide6.QtCore import QObject, QThreadPool, QTimer, Signal

LOOK_EVERY = 12
"""Milliseconds."""

Came = tuple[int, object]


class Task(Protocol):
    """A slow computation with a result."""

    def run(self) -> object:
        """Compute the result; called in a worker thread."""


class TaskWorker(QObject):
    """Worker for one task at a time; the result of an older one is ignored."""

    thought = Signal(object)
    """Emitted with the result: for a bot, its choice."""
    failed = Signal()
    """Emitted when the task failed; the exception is raised right after."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._number = 0
        self._came: SimpleQueue[Came] = SimpleQueue()
        self._timer = QTimer(self, interval=LOOK_EVERY)
        self._timer.timeout.connect(self._look)

    @property
    def busy(self) -> bool:
        """True while a result is awaited."""
        return self._timer.isActive()

    def start(self, thought: Task) -> None:
        """Start a task; drops the previous one."""
        self.drop()
        number, came = self._number, self._came
        QThreadPool.globalInstance().start(lambda: came.put((number, _run(thought))))
        self._timer.start()

    def drop(self) -> None:
        """Cancel: the pending result is ignored."""
        self._number += 1
        self._timer.stop()

    def _look(self) -> None:
        try:
            number, found = self._came.get_nowait()
        except Empty:
            return
        if number != self._number:
            return
        self._timer.stop()
        if isinstance(found, Exception):
            self.failed.emit()
            raise found
        self.thought.emit(found)


def _run(thought: Task) -> object:
    """Run the task; an exception is raised again in the GUI thread, where it is reported."""
    try:
        return thought.run()
    except Exception as error:
        return error
