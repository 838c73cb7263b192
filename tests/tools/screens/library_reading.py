"""A card of the library, in words."""

from PySide6.QtWidgets import QWidget

from editor.shell.main_window import MainWindow
from tests.support.library_screens import page_on, settled


def show(window: MainWindow) -> QWidget:
    page = page_on(window)
    page.do("open", [next(row.entry for row in page.browser.model.rows if row.entry.kind == "weapon")])
    settled(window)
    return window
