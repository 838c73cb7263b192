"""The dialog of shortcuts, as keys were pressed that another command has."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from editor.window.key_recorder import KeyRecorder
from editor.window.main_window import MainWindow
from editor.window.shortcuts import Shortcuts


def show(window: MainWindow) -> QWidget:
    window.run_command("edit-shortcuts")
    dialog = window.findChildren(Shortcuts)[0]
    dialog.choose("close-page")
    QTest.keyClick(dialog.findChildren(KeyRecorder)[0], Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    return dialog
