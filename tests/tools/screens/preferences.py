"""The preferences."""

from PySide6.QtWidgets import QWidget

from editor.shell.dialogs.preferences_dialog import PreferencesDialog
from editor.shell.main_window import MainWindow


def show(window: MainWindow) -> QWidget:
    window.run_command("show-preferences")
    return window.findChildren(PreferencesDialog)[0]
