"""Watches whether the window keeps up: how long the loop of events was busy with one thing, and with what."""

import sys
import threading
import time
import traceback
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from PySide6.QtCore import QObject, Qt, QTimer

LIMIT = 0.250
"""Seconds that one thing may take on the machine the limit was set on."""
MOST_TOLD = 5
BEAT = 5
"""Milliseconds."""
LOOK_EVERY = 0.025
WORK = 120_000
USUAL = 0.0047
"""Seconds that `calibrate` took there."""
QUEUED = Path("/proc/thread-self/schedstat")
THREADS = Path("/proc/self/task")


@dataclass(frozen=True, slots=True)
class Clock:
    """How it stands with the thread of the window, in seconds."""

    wall: float
    worked: float
    queued: float
    """In the queue for a processor."""
    others: float
    """All other threads of this program together, in that queue."""

    def busy_since(self, before: Self) -> float:
        """Without the time in which other programs had the processor: from this thread, or from one it waited for."""
        here = self.wall - before.wall - (self.queued - before.queued)
        waited = max(here - (self.worked - before.worked), 0.0)
        return here - min(waited, max(self.others - before.others, 0.0))


@dataclass(frozen=True, slots=True)
class Slow:
    """The loop stood still so many milliseconds, not counting those in which other programs had the processor."""

    milliseconds: int
    doing: str
    """What the player did last."""
    where: str
    """What the program was at."""
    slowness: float
    """How many times as long as usual the machine took just then, where it matters."""


class Watch(QObject):
    """A heart in the loop, and a thread that looks what the program is at when the heart is late."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.doing = "starting"
        self._slow: list[Slow] = []
        self._slowness = calibrate()
        self._seen = ""
        self._main = threading.get_ident()
        self._last = clock()
        self._beat = time.perf_counter()
        self._stopped = threading.Event()
        self._timer = QTimer(self, interval=BEAT, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._heartbeat)
        self._timer.start()
        self._thread = threading.Thread(target=self._look, daemon=True)
        self._thread.start()

    def stop(self) -> dict[str, object]:
        """What was seen."""
        self._timer.stop()
        self._stopped.set()
        self._thread.join()
        slowness = max(self._slowness, calibrate())
        slowest = sorted(self._slow, key=lambda each: each.milliseconds, reverse=True)
        stalls = [
            f"{each.milliseconds} ms: {each.doing}\n{each.where}"
            for each in slowest
            if each.milliseconds > _limit(max(slowness, each.slowness))
        ]
        slow = [f"{each.milliseconds} ms: {each.doing}" for each in slowest[:MOST_TOLD]]
        return {"stalls": stalls, "slowest": slow, "limit": _limit(slowness)}

    def _heartbeat(self) -> None:
        busy = clock().busy_since(self._last)
        if busy > LIMIT / 3:
            # What slows a machine down for a moment is over when the journey is.
            slowness = calibrate() if busy > LIMIT else 1.0
            self._slow.append(Slow(round(busy * 1000), self.doing, self._seen, slowness))
        self._seen = ""
        self._last, self._beat = clock(), time.perf_counter()

    def _look(self) -> None:
        while not self._stopped.wait(LOOK_EVERY):
            if time.perf_counter() - self._beat > LIMIT / 2 and not self._seen:
                frame = sys._current_frames().get(self._main)
                self._seen = "".join(traceback.format_stack(frame, limit=14)) if frame else "?"


def _limit(slowness: float) -> int:
    """Milliseconds that one thing may take on a machine so many times as slow as the usual one."""
    return round(LIMIT * slowness * 1000)


def clock() -> Clock:
    """The one of the thread that asks."""
    queued = _queued(QUEUED)
    return Clock(time.perf_counter(), time.thread_time(), queued, waited() - queued)


def waited() -> float:
    """Seconds that all threads of this program together stood in the queue for a processor."""
    return sum(_queued(each) for each in THREADS.glob("*/schedstat"))


def _queued(thread: Path) -> float:
    """Of one thread; nothing where it has ended, or the system does not tell."""
    try:
        return int(thread.read_text().split()[1]) / 1e9
    except OSError:
        return 0.0


def calibrate() -> float:
    """How many times as long as usual this machine takes for the same work now; never less than once."""
    return max(1.0, min(_work() for _ in range(5)) / USUAL)


def _work() -> float:
    begun, total = time.thread_time(), 0
    for number in range(WORK):
        total += number ^ (number << 1)
    return time.thread_time() - begun
