"""The library with a few documents of the user's, a search in it, and the filters beside it."""

from PySide6.QtWidgets import QWidget

from editor.shell.main_window import MainWindow
from tests.support.library_screens import page_on, settled

SEARCHED = {"en": "attack", "it": "attacco", "es": "ataque", "pl": "atak"}


def show(window: MainWindow) -> QWidget:
    page = page_on(window)
    page.browser.search.setText(SEARCHED[window.lang])
    settled(window)
    return window
