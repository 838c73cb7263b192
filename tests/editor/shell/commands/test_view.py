"""The commands of the View menu: going from page to page, and the whole screen."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.editor.conftest import OpenWindow, action
from tests.editor.shell.demo_page import open_demo

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.mark.command("next-page", "previous-page")
def test_ctrl_tab_goes_round(open_window: OpenWindow) -> None:
    window = open_window()
    one, two = open_demo(window, "one"), open_demo(window, "two")
    seen = []
    for _ in range(3):
        QTest.keyClick(window, Qt.Key.Key_Tab, CTRL)
        seen.append(window.page)
    assert seen == [window.tabs.home, one, two]
    QTest.keyClick(window, Qt.Key.Key_PageUp, CTRL)
    assert window.page is one
    QTest.keyClick(window, Qt.Key.Key_Backtab, CTRL | SHIFT)
    assert window.page is window.tabs.home


@pytest.mark.command("show-start-page")
def test_the_start_page_is_one_command_away(open_window: OpenWindow) -> None:
    window = open_window()
    assert not action(window, "show-start-page").isEnabled()
    open_demo(window)
    action(window, "show-start-page").trigger()
    assert window.page is window.tabs.home


@pytest.mark.command("toggle-full-screen")
def test_f11_gives_the_window_the_whole_screen_and_takes_it_back(open_window: OpenWindow) -> None:
    window = open_window()
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    assert action(window, "toggle-full-screen").isChecked()
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert not window.isFullScreen()
    assert not action(window, "toggle-full-screen").isChecked()
