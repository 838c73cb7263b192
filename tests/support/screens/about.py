"""The About box."""

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from editor.window.about import About
from editor.window.main_window import MainWindow


def show(window: MainWindow) -> QWidget:
    for action in window.findChildren(QAction, "show-about"):
        action.trigger()
    return window.findChildren(About)[0]
