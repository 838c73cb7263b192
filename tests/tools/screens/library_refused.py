"""An evil pack, and what is wrong with it."""

from PySide6.QtWidgets import QWidget

from editor.shell.main_window import MainWindow
from tests.support.library_screens import importing, page_on


def show(window: MainWindow) -> QWidget:
    return importing(page_on(window), b"PK" + bytes(200))
