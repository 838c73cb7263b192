"""The dialog of shortcuts: lists all, records keys, reports conflicts, resets all."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QKeySequenceEdit, QLabel, QLineEdit, QPushButton, QTreeWidget

from editor.settings.store import SettingsStore
from editor.shell.command_registry import find_commands
from editor.shell.dialogs.shortcuts_dialog import ShortcutsDialog
from editor.shell.main_window import MainWindow
from tests.editor.conftest import OpenWindow, action, child
from tests.editor.shell.demo_page import open_demo

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def opened(window: MainWindow) -> ShortcutsDialog:
    action(window, "edit-shortcuts").trigger()
    return child(window, ShortcutsDialog)


def press(
    dialog: ShortcutsDialog, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    QTest.keyClick(child(dialog, QKeySequenceEdit), key, modifiers)


def keys(window: MainWindow, name: str) -> list[str]:
    return [sequence.toString() for sequence in action(window, name).shortcuts()]


@pytest.mark.command("edit-shortcuts")
def test_every_command_is_listed_with_its_keys(open_window: OpenWindow) -> None:
    window = open_window()
    dialog = opened(window)
    listed = child(dialog, QTreeWidget)
    rows = [listed.topLevelItem(row) for row in range(listed.topLevelItemCount())]
    assert len(rows) == len(find_commands())
    assert ["Quit", "File", "Ctrl+Q"] in [[row.text(column) for column in range(3)] for row in rows if row]
    dialog.close()


def test_keys_that_are_pressed_start_the_command_at_once(open_window: OpenWindow, store: SettingsStore) -> None:
    window = open_window()
    open_demo(window)
    dialog = opened(window)
    dialog.choose("close-page")
    press(dialog, Qt.Key.Key_F4, CTRL)
    dialog.close()
    assert store.preferences.shortcuts == {"close-page": ("Ctrl+F4",)}
    QTest.keyClick(window, Qt.Key.Key_W, CTRL)
    assert len(window.pages) == 2
    QTest.keyClick(window, Qt.Key.Key_F4, CTRL)
    assert len(window.pages) == 1


def test_the_next_window_has_them_too(open_window: OpenWindow, store: SettingsStore) -> None:
    store.change(shortcuts={"close-page": ("Ctrl+F4",), "quit-app": (), "no-such-command": ("F2",)})
    window = open_window()
    assert (keys(window, "close-page"), keys(window, "quit-app")) == (["Ctrl+F4"], [])


def test_keys_that_another_command_has_are_reported_and_only_taken_if_wanted(
    open_window: OpenWindow, store: SettingsStore
) -> None:
    window = open_window()
    dialog = opened(window)
    dialog.choose("close-page")
    press(dialog, Qt.Key.Key_Y, CTRL)
    assert child(dialog, QLabel, "shortcuts-taken").text() == "Already used for: Redo."
    assert store.preferences.shortcuts == {}
    child(dialog, QPushButton, "shortcuts-take").click()
    assert store.preferences.shortcuts == {"close-page": ("Ctrl+Y",), "redo-edit": ("Ctrl+Shift+Z",)}
    assert child(dialog, QLabel, "shortcuts-taken").text() == ""
    dialog.close()


@pytest.mark.parametrize("alone", [Qt.Key.Key_1, Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_A, Qt.Key.Key_Plus])
def test_a_key_alone_is_for_writing_and_for_the_map(
    open_window: OpenWindow, store: SettingsStore, alone: Qt.Key
) -> None:
    """It is refused, and the dialog says why; a hand-written file cannot bring it in either."""
    window = open_window()
    before = keys(window, "play-first-game")
    dialog = opened(window)
    press(dialog, alone)
    assert "F12" in child(dialog, QLabel, "shortcuts-taken").text()
    assert keys(window, "play-first-game") == before
    assert not store.preferences.shortcuts
    store.change(shortcuts={"play-first-game": (QKeySequence(alone).toString(),)})
    assert keys(open_window(), "play-first-game") == []


def test_a_function_key_alone_can_be_a_shortcut(open_window: OpenWindow) -> None:
    window = open_window()
    press(opened(window), Qt.Key.Key_F8)
    assert keys(window, "play-first-game") == ["F8"]


def test_going_to_another_command_forgets_the_conflict(open_window: OpenWindow) -> None:
    window = open_window()
    dialog = opened(window)
    dialog.choose("close-page")
    press(dialog, Qt.Key.Key_Q, CTRL)
    dialog.choose("save-page")
    assert not child(dialog, QPushButton, "shortcuts-take").isVisible()
    assert child(dialog, QKeySequenceEdit).keySequence().toString() == "Ctrl+S"
    dialog.close()


def test_a_shortcut_can_be_taken_away(open_window: OpenWindow) -> None:
    window = open_window()
    dialog = opened(window)
    dialog.choose("toggle-full-screen")
    child(dialog, QPushButton, "shortcuts-none").click()
    assert keys(window, "toggle-full-screen") == []
    dialog.close()


def test_one_is_put_back_from_whoever_has_it_now(open_window: OpenWindow, store: SettingsStore) -> None:
    store.change(shortcuts={"close-page": ("Ctrl+S",), "save-page": ()})
    window = open_window()
    dialog = opened(window)
    dialog.choose("save-page")
    child(dialog, QPushButton, "shortcuts-own").click()
    assert (keys(window, "save-page"), keys(window, "close-page")) == (["Ctrl+S"], [])
    assert not child(dialog, QPushButton, "shortcuts-own").isEnabled()
    dialog.close()


def test_all_are_put_back(open_window: OpenWindow, store: SettingsStore) -> None:
    store.change(shortcuts={"close-page": ("Ctrl+S",), "save-page": ()})
    window = open_window()
    dialog = opened(window)
    child(dialog, QPushButton, "shortcuts-all-own").click()
    assert store.preferences.shortcuts == {}
    assert (keys(window, "save-page"), keys(window, "close-page")) == (["Ctrl+S"], ["Ctrl+W"])
    dialog.close()


def test_the_list_can_be_searched_by_name_and_by_keys(open_window: OpenWindow) -> None:
    window = open_window()
    dialog = opened(window)
    listed = child(dialog, QTreeWidget)

    def left(typed: str) -> list[str]:
        child(dialog, QLineEdit, "shortcuts-filter").setText(typed)
        items = [listed.topLevelItem(row) for row in range(listed.topLevelItemCount())]
        return [item.text(0) for item in items if item and not item.isHidden()]

    assert "Quit" in left("quit")
    assert left("Ctrl+W") == ["Close tab"]
    assert len(left("")) == len(find_commands())
    dialog.close()


def test_escape_closes_it_also_while_keys_are_recorded(open_window: OpenWindow, qapp: QApplication) -> None:
    window = open_window()
    dialog = opened(window)
    press(dialog, Qt.Key.Key_Escape)
    press(dialog, Qt.Key.Key_Escape)
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not window.findChildren(ShortcutsDialog)
