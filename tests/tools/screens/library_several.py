"""Several documents of the library marked at once."""

from PySide6.QtWidgets import QWidget

from editor.shell.main_window import MainWindow
from tests.support.library_screens import page_on, settled


def show(window: MainWindow) -> QWidget:
    page = page_on(window)
    page.browser.table.selectAll()
    settled(window)
    return window
