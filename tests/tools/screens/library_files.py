"""Documents in files before they are imported: a new one, one in conflict, one that cannot be used."""

from PySide6.QtWidgets import QWidget

from editor.shell.main_window import MainWindow
from tests.support.library_screens import looking_at_files, page_on


def show(window: MainWindow) -> QWidget:
    return looking_at_files(page_on(window))
