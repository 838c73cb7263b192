"""The library is opened for the first time without blocking the window."""

import time
from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication

from editor.app.preload_worker import preload_steps
from editor.pages.library.open_library_page import open_library
from tests.editor.pages.library.conftest import Opened
from tests.journeys.inside.watch import calibrate

LONGEST = 0.050
"""Seconds, on the machine that the watch of journeys was set on."""


@pytest.mark.slow
def test_opening_it_and_showing_its_first_page_takes_a_moment_each(opened: Opened) -> None:
    """After the modules of its pages were loaded in the background, no step takes longer than the goal."""
    window = opened.window
    window.close_page(opened.page)
    QApplication.processEvents()
    for _ in preload_steps("en", []):
        pass
    slowness = calibrate()
    taken = [_worked(lambda: open_library(window.context))]
    for _ in range(5):
        window.context.library.wait()
        taken.append(_worked(QApplication.processEvents))
    assert max(taken) < LONGEST * max(slowness, calibrate())


def _worked(job: Callable[[], object]) -> float:
    """Seconds for which the thread of the window had the processor."""
    begun = time.thread_time()
    job()
    return time.thread_time() - begun
