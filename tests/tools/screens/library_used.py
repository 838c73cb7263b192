"""A document of the library that others use, and the question before it is deleted."""

from PySide6.QtWidgets import QMessageBox, QWidget

from editor.shell.main_window import MainWindow
from tests.support.library_screens import page_on, settled, used


def show(window: MainWindow) -> QWidget:
    page = page_on(window)
    page.do("delete", [used(page)])
    settled(window)
    return page.findChildren(QMessageBox, "library-ask-delete")[0]
