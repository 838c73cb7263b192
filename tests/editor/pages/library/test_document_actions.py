"""The actions on documents of the library are one record each: the keys in the table are those of the record."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from editor.page_api.page_registry import played_kinds
from editor.pages.library.document_actions import DOCUMENT_ACTIONS, DocumentAction
from tests.editor.conftest import child
from tests.editor.pages.library.conftest import Opened

WITH_KEYS = [action for action in DOCUMENT_ACTIONS if action.keys]
Key, CTRL, PLAIN = Qt.Key, Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier
PRESSED = {
    "Ctrl+Return": (Key.Key_Return, CTRL),
    "Return": (Key.Key_Return, PLAIN),
    "Ctrl+D": (Key.Key_D, CTRL),
    "F2": (Key.Key_F2, PLAIN),
    "Del": (Key.Key_Delete, PLAIN),
}


@pytest.mark.parametrize("action", WITH_KEYS, ids=lambda action: action.name)
def test_the_keys_of_an_action_run_it_in_the_table(opened: Opened, action: DocumentAction) -> None:
    """Where two actions have the same keys, the first is asked for; in the trash it becomes the other."""
    asked: list[str] = []
    opened.browser.table.wanted.disconnect()
    opened.browser.table.wanted.connect(asked.append)
    key, modifiers = PRESSED[action.keys]
    QTest.keyClick(opened.browser.table, key, modifiers)
    assert asked == [next(each.name for each in WITH_KEYS if each.keys == action.keys)]


@pytest.mark.parametrize("modifiers", [Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier])
def test_enter_is_return(opened: Opened, modifiers: Qt.KeyboardModifier) -> None:
    asked: list[str] = []
    opened.browser.table.wanted.disconnect()
    opened.browser.table.wanted.connect(asked.append)
    QTest.keyClick(opened.browser.table, Key.Key_Enter, modifiers)
    QTest.keyClick(opened.browser.table, Key.Key_Enter, modifiers | CTRL)
    QTest.keyClick(opened.browser.table, Key.Key_F2, Qt.KeyboardModifier.ShiftModifier)
    assert asked == ["open", "play"]


def test_actions_of_the_same_keys_are_for_different_layers() -> None:
    for one in WITH_KEYS:
        for other in WITH_KEYS:
            if one is not other and one.keys == other.keys:
                assert not set(one.layers) & set(other.layers)


def test_scenarios_are_played() -> None:
    assert played_kinds() == {"scenario"}


def test_the_id_of_a_document_is_copied(opened: Opened) -> None:
    opened.mark("Curse")
    child(opened.browser, QPushButton, "library-copy-id").click()
    assert QGuiApplication.clipboard().text() == "test/curse"
    assert "test/curse" in opened.window.toasts.text
    assert "copy-id" in opened.offered()
