"""The commands of the File menu: pages are saved and closed."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from tests.editor.conftest import OpenWindow, action, focused
from tests.editor.shell.demo_page import open_demo

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.mark.command("save-page")
def test_save_is_there_while_something_is_edited(open_window: OpenWindow) -> None:
    window = open_window()
    page = open_demo(window)
    assert not action(window, "save-page").isEnabled()
    page.edit()
    QTest.keyClick(window, Qt.Key.Key_S, CTRL)
    assert page.saved == 1
    assert not action(window, "save-page").isEnabled()


@pytest.mark.command("close-page")
def test_the_page_behind_a_closed_one_gets_the_keyboard(open_window: OpenWindow) -> None:
    """As it would by being opened, so that keys go on to do something."""
    window = open_window()
    window.open_rule("BG-WIN-1")
    reader = focused()
    assert window.page.isAncestorOf(reader)
    window.run_command("close-page")
    assert window.page is window.tabs.home
    assert focused() is window.tabs.home.focusProxy()


@pytest.mark.command("close-page")
def test_a_closed_page_is_gone_with_its_panels(open_window: OpenWindow, qapp: QApplication) -> None:
    window = open_window()
    page = open_demo(window)
    panel = page.shown["log"]
    QTest.keyClick(window, Qt.Key.Key_W, CTRL)
    assert page.closed
    assert window.pages == [window.tabs.home]
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not isValid(page)
    assert not isValid(panel)


def test_a_command_that_cannot_be_run_does_nothing(open_window: OpenWindow) -> None:
    window = open_window()
    assert not window.run_command("close-page")
    open_demo(window)
    assert window.run_command("close-page")
    assert window.pages == [window.tabs.home]
