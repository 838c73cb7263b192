"""The dialog of shortcuts, as keys were pressed that another command has."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from editor.shell.dialogs.shortcuts_dialog import ShortcutEdit, ShortcutsDialog
from editor.shell.main_window import MainWindow


def show(window: MainWindow) -> QWidget:
    window.run_command("edit-shortcuts")
    dialog = window.findChildren(ShortcutsDialog)[0]
    dialog.choose("close-page")
    QTest.keyClick(dialog.findChildren(ShortcutEdit)[0], Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    return dialog
