"""The window as it opens for the first time."""

from PySide6.QtWidgets import QWidget

from editor.shell.main_window import MainWindow


def show(window: MainWindow) -> QWidget:
    return window
