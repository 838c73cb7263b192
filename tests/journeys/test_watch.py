"""What counts as a stall: the time the app itself took, not that in which other programs had the processor."""

import threading
import time
from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from tests.journeys.inside import watch as watching
from tests.journeys.inside.watch import LIMIT, Clock, Watch, calibrate

pytestmark = pytest.mark.slow

BEGIN = Clock(10.0, 5.0, 1.0, 2.0)


@pytest.mark.parametrize(
    ("then", "busy"),
    [
        (Clock(10.4, 5.4, 1.0, 2.0), 0.4),
        (Clock(10.4, 5.1, 1.3, 2.0), 0.1),
        (Clock(10.4, 5.1, 1.0, 2.0), 0.4),
        (Clock(10.4, 5.1, 1.0, 2.2), 0.2),
        (Clock(10.4, 5.1, 1.0, 2.9), 0.1),
        (Clock(10.4, 5.4, 1.0, 2.9), 0.4),
        (Clock(10.4, 5.1, 1.0, 1.5), 0.4),
    ],
    ids=["work", "queue", "disk", "lock", "longer lock", "work beside a queue", "a thread that ended"],
)
def test_only_other_programs_are_no_stall(then: Clock, busy: float) -> None:
    assert then.busy_since(BEGIN) == pytest.approx(busy)


def work(seconds: float) -> None:
    """On a processor, however long one has to wait for it."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


def wait_for_a_thread(seconds: float) -> None:
    thread = threading.Thread(target=work, args=(seconds,))
    thread.start()
    thread.join()


def hold_all_up(seconds: float) -> None:
    """A lock that another thread of our own keeps while it does nothing."""
    lock, kept = threading.Lock(), threading.Event()

    def keep() -> None:
        with lock:
            kept.set()
            time.sleep(seconds)

    threading.Thread(target=keep).start()
    kept.wait()
    with lock:
        pass


@pytest.mark.parametrize(("slowness", "is_reported"), [(1.0, True), (1.5, True), (8.0, False)])
def test_a_machine_that_is_slow_for_a_moment_is_no_stall(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, slowness: float, is_reported: bool
) -> None:
    """Slow by so much just then, but neither before nor after: what takes much longer than that is reported."""
    answers = iter((1.0, slowness, 1.0))
    monkeypatch.setattr(watching, "calibrate", lambda: next(answers))
    life = QObject()
    watch = Watch(life)
    QTimer.singleShot(20, life, lambda: time.sleep(2 * LIMIT))
    qtbot.wait(300)
    assert bool(watch.stop()["stalls"]) is is_reported


@pytest.mark.parametrize("stall", [work, time.sleep, wait_for_a_thread, hold_all_up])
def test_a_stall_of_our_own_is_reported(qtbot: QtBot, stall: Callable[[float], None]) -> None:
    """Also while another thread of ours runs, which may wait for a processor itself."""
    life = QObject()
    watch = Watch(life)
    watch.doing = "stall"
    QTimer.singleShot(20, life, lambda: stall(4 * LIMIT * calibrate()))
    qtbot.wait(300)
    report = watch.stop()
    assert report["stalls"], report
    assert "stall" in str(report["stalls"])
