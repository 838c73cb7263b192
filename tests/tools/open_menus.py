"""Opens menus for pictures."""

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu, QWidget

from editor.shell.main_window import MainWindow

CORNER = QPoint(12, 40)


def open_menu(window: MainWindow, name: str) -> QWidget:
    """Open it over a corner of the window."""
    window.findChildren(QMenu, name)[0].popup(window.mapToGlobal(CORNER))
    return window
