"""Makes a test fail for faults it did not ask about: log records, Qt messages, left windows, skips."""

import gc
import logging
import re
from collections.abc import Callable, Generator
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from editor.app.qt_setup import log_qt_messages

EXPECTED = pytest.StashKey[list[re.Pattern[str]]]()
WINDOWS = pytest.StashKey[list[QWidget]]()
LOGGING = pytest.StashKey[tuple[list[logging.Handler], int, bool]]()

NOWHERE = QPoint(-1000, -1000)
"""Where the mouse points at no window."""

# Said by Qt about the machine or the platform, not about our code.
NOT_OUR_FAULT = re.compile(r"This plugin does not support (propagateSizeHints|raise|grabbing the keyboard)")


class LogCatcher:
    """Collects every record of WARNING and above when it is made, regardless of a test's handlers and filters."""

    def __init__(self) -> None:
        self.records: list[logging.LogRecord] = []
        self._make = logging.getLogRecordFactory()

    def __call__(self, *args: Any, **kwargs: Any) -> logging.LogRecord:
        record = self._make(*args, **kwargs)
        if record.levelno is not None and record.levelno >= logging.WARNING:
            self.records.append(record)
        return record

    def take(self) -> list[logging.LogRecord]:
        taken, self.records = self.records, []
        return taken


CATCHER = LogCatcher()


def pytest_configure() -> None:
    logging.setLogRecordFactory(CATCHER)
    log_qt_messages()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection() -> Generator[None, object, object]:
    """Imports all tests with garbage collection off."""
    gc.disable()
    try:
        result = yield
    finally:
        gc.enable()
    exempt_from_collection()
    return result


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol() -> Generator[None, object, object]:
    """After each test, exempts its caches too, which the following tests share; a test may have unfrozen everything."""
    result = yield
    exempt_from_collection()
    return result


def exempt_from_collection() -> None:
    """Exempts all objects, but for garbage, from cyclic garbage collection.

    Each full collection went through the modules, tests and caches again: it took a third of the run, and interrupted
    measured work for more than a second at a time.
    """
    gc.collect()
    gc.freeze()


@pytest.fixture
def expect_log(request: pytest.FixtureRequest) -> Callable[[str], None]:
    """`expect_log("disk full")`: a record that matches this regular expression is required, and is no fault."""
    expected = request.node.stash.setdefault(EXPECTED, [])
    return lambda pattern: expected.append(re.compile(pattern))


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> QApplication:
    """pytest-qt's application; closing a test's last window must not end the loops of the tests that follow."""
    qapp.setQuitOnLastWindowClosed(False)
    return qapp


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, None, None]:
    release_modifiers()
    take_mouse_away()
    item.stash[WINDOWS] = top_level_windows()
    root = logging.getLogger()
    item.stash[LOGGING] = root.handlers[:], root.level, logging.raiseExceptions
    return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    result = yield
    expected = item.stash.get(EXPECTED, [])
    records = CATCHER.take()
    missing = [pattern.pattern for pattern in expected if not any(matches(pattern, record) for record in records)]
    if missing:
        pytest.fail(f"expected log records did not come: {missing}", pytrace=False)
    refuse_records(records, expected)
    return result


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, None, None]:
    try:
        result = yield
    finally:
        restore_logging(*item.stash[LOGGING])
        left = take_away_windows(item.stash[WINDOWS])
        records = CATCHER.take()
    refuse_records(records, item.stash.get(EXPECTED, []))
    if left:
        pytest.fail(f"top-level windows were left behind: {', '.join(left)}", pytrace=False)
    return result


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.skipped or hasattr(report, "wasxfail"):
        why = getattr(report, "wasxfail", None) or str(report.longrepr)
        vars(report).pop("wasxfail", None)
        report.outcome = "failed"
        report.longrepr = f"a test may not be skipped or expected to fail: {why}"
    return report


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    if report.skipped:
        report.outcome = "failed"
        report.longrepr = f"a test module may not be skipped: {report.longrepr}"
    return report


def matches(pattern: re.Pattern[str], record: logging.LogRecord) -> bool:
    return pattern.search(record.getMessage()) is not None


def refuse_records(records: list[logging.LogRecord], expected: list[re.Pattern[str]]) -> None:
    allowed = [*expected, NOT_OUR_FAULT]
    faults = [record for record in records if not any(matches(pattern, record) for pattern in allowed)]
    if faults:
        lines = [f"{record.levelname} {record.name}: {record.getMessage()}" for record in faults]
        pytest.fail("unexpected log records:\n" + "\n".join(lines), pytrace=False)


def restore_logging(handlers: list[logging.Handler], level: int, raise_exceptions: bool) -> None:
    """Undoes the redirection of the log by a test that ran the app's `main`."""
    root = logging.getLogger()
    for handler in [each for each in root.handlers if each not in handlers]:
        root.removeHandler(handler)
        handler.close()
    root.handlers[:] = handlers
    root.setLevel(level)
    logging.raiseExceptions = raise_exceptions


def release_modifiers() -> None:
    """Release Ctrl and Shift: after a simulated key press with one Qt takes it to be held, and rows add up."""
    if isinstance(QApplication.instance(), QApplication) and QApplication.keyboardModifiers().value:
        QTest.keyRelease(QWidget(), Qt.Key.Key_Control)


def take_mouse_away() -> None:
    """Move the mouse off every window: where a test before left it, it would point at what this test shows."""
    if isinstance(QApplication.instance(), QApplication) and QCursor.pos() != NOWHERE:
        QCursor.setPos(NOWHERE)


def top_level_windows() -> list[QWidget]:
    if not isinstance(QApplication.instance(), QApplication):
        return []
    return [widget for widget in QApplication.topLevelWidgets() if widget.parent() is None]


def take_away_windows(before: list[QWidget]) -> list[str]:
    """The windows that the test made and nothing deleted, by name; they are removed before the next test."""
    if not new_windows(before):
        return []
    delete_later_now()
    gc.collect()
    left = new_windows(before)
    names = [f"{type(window).__name__} {window.objectName() or window.windowTitle()!r}" for window in left]
    for window in left:
        window.deleteLater()
    delete_later_now()
    return names


def new_windows(before: list[QWidget]) -> list[QWidget]:
    return [window for window in top_level_windows() if window not in before]


def delete_later_now() -> None:
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
