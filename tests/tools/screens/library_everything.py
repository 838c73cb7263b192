"""The library with all that ships and a few documents of the user's, as a grid of faces and boards."""

from PySide6.QtWidgets import QWidget

from editor.shell.main_window import MainWindow
from tests.support.library_screens import settled, whole_page_on


def show(window: MainWindow) -> QWidget:
    page = whole_page_on(window)
    page.browser.mark(next(row.entry.key for row in page.browser.model.rows if row.entry.kind == "character"))
    settled(window)
    return window
