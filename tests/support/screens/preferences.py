"""The preferences."""

from PySide6.QtWidgets import QWidget

from editor.window.main_window import MainWindow
from editor.window.preferences import PreferencesDialog


def show(window: MainWindow) -> QWidget:
    window.run_command("show-preferences")
    return window.findChildren(PreferencesDialog)[0]
