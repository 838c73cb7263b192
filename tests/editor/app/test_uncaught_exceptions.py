"""An uncaught exception is logged with its traceback, and the app continues."""

import sys
import threading
from collections.abc import Callable

import pytest
from PySide6.QtCore import QTimer, qCritical, qWarning
from PySide6.QtWidgets import QApplication

from editor.app.qt_setup import log_qt_messages
from editor.app.uncaught_exceptions import report_uncaught_exceptions


def broken() -> None:
    raise ArithmeticError("the sum is wrong")


@pytest.mark.qt_no_exception_capture
def test_a_fault_in_a_slot_is_logged(
    qapp: QApplication, expect_log: Callable[[str], None], caplog: pytest.LogCaptureFixture
) -> None:
    expect_log("the sum is wrong")
    went_on: list[bool] = []
    with report_uncaught_exceptions():
        QTimer.singleShot(0, broken)
        QTimer.singleShot(0, lambda: went_on.append(True))
        while not went_on:
            qapp.processEvents()
    assert "in broken" in caplog.text


def test_a_fault_in_a_thread_is_logged(expect_log: Callable[[str], None]) -> None:
    expect_log("the sum is wrong")
    with report_uncaught_exceptions():
        thread = threading.Thread(target=broken)
        thread.start()
        thread.join()


def test_earlier_hooks_come_back() -> None:
    before = (sys.excepthook, threading.excepthook)
    with report_uncaught_exceptions():
        assert (sys.excepthook, threading.excepthook) != before
    assert (sys.excepthook, threading.excepthook) == before


def test_messages_of_qt_are_logged(expect_log: Callable[[str], None], caplog: pytest.LogCaptureFixture) -> None:
    expect_log("odd")
    expect_log("broken")
    log_qt_messages()
    qWarning("odd")
    qCritical("broken")
    assert [(record.name, record.levelname, record.getMessage()) for record in caplog.records] == [
        ("qt", "WARNING", "odd"),
        ("qt", "ERROR", "broken"),
    ]


@pytest.mark.qt_no_exception_capture
def test_a_fault_is_reported_with_its_name_and_trace(qapp: QApplication, expect_log: Callable[[str], None]) -> None:
    """The name is the same each time the fault happens at the same place."""
    expect_log("the sum is wrong")
    reports: list[tuple[str, str]] = []
    with report_uncaught_exceptions(lambda name, trace: reports.append((name, trace))):
        for _ in range(2):
            QTimer.singleShot(0, broken)
            while not reports:
                qapp.processEvents()
        while len(reports) < 2:
            qapp.processEvents()
    assert reports[0] == reports[1]
    assert reports[0][0].startswith("ArithmeticError (")
    assert "in broken" in reports[0][1]
