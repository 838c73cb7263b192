"""The harness itself: each fault that it must catch makes an inner run fail, and a clean test passes."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from tests.support.harness import release_modifiers, take_mouse_away

INNER_SETTINGS = """
[pytest]
addopts = -p tests.support.harness -p no:randomly --no-qt-log
filterwarnings = error
qt_api = pyside6
"""

FAULTS = """
import gc
import logging
import threading
import warnings

import pytest
from PySide6.QtCore import QTimer, qWarning
from PySide6.QtWidgets import QWidget


def test_clean():
    logging.getLogger("any").info("all is well")


def test_expected_log(expect_log):
    expect_log("disk .* full")
    logging.getLogger("any").error("disk %s is full", 3)


def test_expected_log_that_does_not_come(expect_log):
    expect_log("disk full")


def test_log_record():
    logging.getLogger("any").warning("something odd")


@pytest.fixture
def warns_on_the_way_out():
    yield
    logging.getLogger("any").warning("too late to be seen")


def test_log_record_of_a_fixture(warns_on_the_way_out):
    pass


def test_log_record_after_the_log_was_redirected(tmp_path):
    logging.basicConfig(filename=tmp_path / "the.log", force=True)
    logging.getLogger("any").warning("nobody looks into the file")


def test_the_log_is_put_back():
    files = [getattr(each, "baseFilename", "") for each in logging.getLogger().handlers]
    assert not [name for name in files if name.endswith("the.log")]


def test_log_record_that_does_not_propagate():
    log = logging.getLogger("proud")
    log.propagate = False
    log.error("something odd")


def test_python_warning():
    warnings.warn("old ways")


def test_qt_message():
    qWarning("Qt does not like this")


def test_exception_in_a_thread():
    thread = threading.Thread(target=lambda: 1 / 0)
    thread.start()
    thread.join()


def test_exception_in_a_slot(qapp):
    QTimer.singleShot(0, lambda: 1 / 0)
    qapp.processEvents()


def test_window_left_behind(qapp):
    qapp.left = QWidget()
    qapp.left.show()


def test_window_taken_away(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.show()


def test_window_nobody_holds(qapp):
    QWidget().show()


def test_all_is_thawed():
    gc.unfreeze()


def test_thawed_objects_are_exempt_from_collection_again():
    assert gc.get_freeze_count() > 10_000


@pytest.mark.skip(reason="no time")
def test_skipped_by_mark():
    pass


def test_skipped_inside():
    pytest.skip("data file is missing")


@pytest.mark.xfail(strict=False)
def test_expected_to_fail():
    assert False


@pytest.mark.xfail(strict=False)
def test_expected_to_fail_but_passes():
    pass


def test_missing_fixture(there_is_no_such_fixture):
    pass
"""

GOOD = {
    "test_clean",
    "test_expected_log",
    "test_the_log_is_put_back",
    "test_window_taken_away",
    "test_window_nobody_holds",
    "test_all_is_thawed",
    "test_thawed_objects_are_exempt_from_collection_again",
}


@pytest.fixture
def inner(pytester: pytest.Pytester) -> Callable[..., pytest.RunResult]:
    """Runs a test file in a process of its own under the harness."""

    def run(source: str, *arguments: str) -> pytest.RunResult:
        pytester.makeini(INNER_SETTINGS)
        pytester.makepyfile(source)
        return pytester.runpytest_subprocess("-rA", *arguments)

    return run


def test_every_fault_fails_its_test_and_no_other(inner: Callable[..., pytest.RunResult]) -> None:
    """One line of the summary each: clean tests pass, all others fail, nothing is skipped or deselected."""
    result = inner(FAULTS)
    bad = {
        word.rpartition("::")[2]
        for line in result.outlines
        if line.startswith(("FAILED ", "ERROR "))
        for word in line.split()[1:2]
    }
    names = {
        line.split()[1].removesuffix("():").partition("(")[0]
        for line in FAULTS.splitlines()
        if line.startswith("def test_")
    }
    assert names - bad == GOOD
    assert set(result.parseoutcomes()) == {"passed", "failed", "errors"}


def test_a_skipped_module_fails_the_run(inner: Callable[..., pytest.RunResult]) -> None:
    """`importorskip` at the top of a module is a missing fixture too."""
    result = inner("import pytest\npytest.importorskip('there_is_no_such_module')\ndef test_nothing(): pass\n")
    assert result.parseoutcomes() == {"errors": 1}
    assert result.ret != 0


def test_no_key_is_held_from_one_test_to_the_next(qtbot: QtBot) -> None:
    """A row that is selected while Qt takes Ctrl to be held adds to the others."""
    field = QLineEdit()
    qtbot.addWidget(field)
    QTest.keyClick(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.keyboardModifiers() == Qt.KeyboardModifier.ControlModifier
    release_modifiers()
    assert QApplication.keyboardModifiers() == Qt.KeyboardModifier.NoModifier


def test_the_mouse_rests_at_no_place_of_the_test_before(qtbot: QtBot) -> None:
    """A window that is shown below the mouse is pointed at at once: a toast would never go."""
    field = QLineEdit()
    qtbot.addWidget(field)
    with qtbot.waitExposed(field):
        field.show()
    QTest.mouseMove(field)
    qtbot.waitUntil(field.underMouse)

    take_mouse_away()

    qtbot.waitUntil(lambda: not field.underMouse())
    again = QLineEdit()
    qtbot.addWidget(again)
    with qtbot.waitExposed(again):
        again.show()
    assert not again.underMouse()
