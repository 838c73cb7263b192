"""Runs a long computation, such as that of a bot, in a thread; late results are dropped."""

from queue import Empty, SimpleQueue
from typing import Protocol

from PySide6.QtCore import QObject, QThreadPool, QTimer, Signal

LOOK_EVERY = 12
"""Milliseconds."""

Came = tuple[int, object]


class Task(Protocol):
    """Work that takes a while, and comes to something."""

    def run(self) -> object:
        """What it comes to; this is called in a thread of its own."""


class TaskWorker(QObject):
    """One thought at a time; an older one that is still going on is of no use any more."""

    thought = Signal(object)
    """What was come to: of a bot, its choice."""
    failed = Signal()
    """It came to none, by a fault that is raised right after this."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._number = 0
        self._came: SimpleQueue[Came] = SimpleQueue()
        self._timer = QTimer(self, interval=LOOK_EVERY)
        self._timer.timeout.connect(self._look)

    @property
    def busy(self) -> bool:
        """Whether somebody waits for a thought."""
        return self._timer.isActive()

    def start(self, thought: Task) -> None:
        """Think; nobody waits for what was thought before."""
        self.drop()
        number, came = self._number, self._came
        QThreadPool.globalInstance().start(lambda: came.put((number, _run(thought))))
        self._timer.start()

    def drop(self) -> None:
        """Nobody waits for a thought any more."""
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
    """A fault is raised where somebody can be told of it."""
    try:
        return thought.run()
    except Exception as fault:
        return fault
