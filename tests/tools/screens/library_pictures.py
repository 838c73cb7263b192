"""The library, at a scenario: maps and scenarios have small pictures in the list, and a large one beside it."""

from PySide6.QtWidgets import QWidget

from editor.shell.main_window import MainWindow
from tests.support.library_screens import page_on, settled


def show(window: MainWindow) -> QWidget:
    page = page_on(window)
    browser = page.browser
    browser.filters.choose("game", "battleground")
    settled(window)
    browser.mark(next(row.entry.key for row in browser.model.rows if row.entry.kind == "scenario"))
    settled(window)
    return window
