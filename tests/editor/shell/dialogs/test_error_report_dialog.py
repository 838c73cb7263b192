"""A fault that nothing caught is reported in one dialog, with a report to copy, and the window goes on."""

import threading
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QPushButton

from editor.app.uncaught_exceptions import report_uncaught_exceptions
from editor.shell.dialogs.error_report_dialog import ErrorReportController, ErrorReportDialog
from editor.shell.main_window import MainWindow
from engine.version import VERSION
from tests.editor.conftest import OpenWindow, child


def broken() -> None:
    raise ArithmeticError("the sum is wrong")


def broken_elsewhere() -> None:
    raise LookupError("gone")


@pytest.fixture
def window(open_window: OpenWindow) -> Iterator[MainWindow]:
    """A window whose faults are reported."""
    opened = open_window()
    teller = ErrorReportController()
    teller.window = opened
    with report_uncaught_exceptions(teller.happened.emit):
        yield opened


def run_in_slots(app: QApplication, *calls: Callable[[], None]) -> None:
    done: list[bool] = []
    for call in calls:
        QTimer.singleShot(0, call)
    QTimer.singleShot(0, lambda: done.append(True))
    while not done:
        app.processEvents()
    app.processEvents()


@pytest.mark.qt_no_exception_capture
def test_one_dialog_tells_of_all_and_its_report_can_be_copied(
    window: MainWindow, qapp: QApplication, expect_log: Callable[[str], None]
) -> None:
    expect_log("the sum is wrong")
    expect_log("gone")
    run_in_slots(qapp, broken, broken, broken_elsewhere, broken)
    dialogs = window.findChildren(ErrorReportDialog)
    assert len(dialogs) == 1
    dialog = dialogs[0]
    for part in (f"Hexsmith {VERSION}", "Python 3", "in broken\n", "ArithmeticError: the sum is wrong", "LookupError"):
        assert part in dialog.report
    assert dialog.report.count("ArithmeticError:") == 1
    child(dialog, QPushButton, "fault-copy").click()
    assert QGuiApplication.clipboard().text() == dialog.report
    dialog.reject()


@pytest.mark.qt_no_exception_capture
def test_the_same_fault_is_reported_once_another_one_again(
    window: MainWindow, qapp: QApplication, expect_log: Callable[[str], None]
) -> None:
    """A fault in painting would come back as soon as its dialog is closed."""
    expect_log("the sum is wrong")
    expect_log("gone")
    run_in_slots(qapp, broken)
    child(window, ErrorReportDialog).reject()
    run_in_slots(qapp, broken)
    assert not any(dialog.isVisible() for dialog in window.findChildren(ErrorReportDialog))
    run_in_slots(qapp, broken_elsewhere)
    assert [dialog.isVisible() for dialog in window.findChildren(ErrorReportDialog)].count(True) == 1
    for dialog in window.findChildren(ErrorReportDialog):
        dialog.reject()


def test_a_fault_in_a_thread_is_reported_in_the_window(
    window: MainWindow, qapp: QApplication, expect_log: Callable[[str], None]
) -> None:
    expect_log("the sum is wrong")
    thread = threading.Thread(target=broken)
    thread.start()
    thread.join()
    qapp.processEvents()
    dialog = child(window, ErrorReportDialog)
    assert "the sum is wrong" in dialog.report
    dialog.reject()


def test_before_there_is_a_window_faults_are_only_logged(qapp: QApplication) -> None:
    teller = ErrorReportController()
    teller.happened.emit("Fault (x.py:1)", "trace")
    qapp.processEvents()
    assert QApplication.activeModalWidget() is None


def test_of_very_many_faults_the_first_are_kept(window: MainWindow) -> None:
    dialog = ErrorReportDialog(window)
    for number in range(1000):
        dialog.add(f"fault number {number}.")
    assert "number 0." in dialog.report
    assert "number 999." not in dialog.report
    dialog.reject()
