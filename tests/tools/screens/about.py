"""The About box."""

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from editor.shell.dialogs.about_dialog import AboutDialog
from editor.shell.main_window import MainWindow


def show(window: MainWindow) -> QWidget:
    for action in window.findChildren(QAction, "show-about"):
        action.trigger()
    return window.findChildren(AboutDialog)[0]
