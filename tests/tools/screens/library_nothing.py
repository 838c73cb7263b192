"""A search in the library that finds nothing."""

from PySide6.QtWidgets import QWidget

from editor.shell.main_window import MainWindow
from tests.support.library_screens import page_on, settled


def show(window: MainWindow) -> QWidget:
    page_on(window).browser.search.setText("zzz")
    settled(window)
    return window
