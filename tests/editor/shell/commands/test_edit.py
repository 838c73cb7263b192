"""The commands of the Edit menu: undo and redo are about the page in front."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.editor.conftest import OpenWindow, action
from tests.editor.shell.demo_page import open_demo

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.mark.command("undo-edit", "redo-edit")
def test_undo_and_redo_are_about_the_page_in_front(open_window: OpenWindow) -> None:
    window = open_window()
    one, two = open_demo(window, "one"), open_demo(window, "two")
    one.edit()
    assert not action(window, "undo-edit").isEnabled()
    window.tabs.setCurrentWidget(one)
    assert action(window, "undo-edit").isEnabled()
    QTest.keyClick(window, Qt.Key.Key_Z, CTRL)
    assert (one.number, two.number) == (0, 0)
    assert not action(window, "undo-edit").isEnabled()
    QTest.keyClick(window, Qt.Key.Key_Y, CTRL)
    assert one.number == 1
    QTest.keyClick(window, Qt.Key.Key_Z, CTRL)
    QTest.keyClick(window, Qt.Key.Key_Z, CTRL | SHIFT)
    assert one.number == 1
