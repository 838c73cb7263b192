"""The window as it opens."""

from PySide6.QtWidgets import QWidget

from editor.window.main_window import MainWindow


def show(window: MainWindow) -> QWidget:
    return window
