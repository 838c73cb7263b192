"""A library whose file was found damaged: why nothing is written any more, and the way to its backups."""

from PySide6.QtWidgets import QMessageBox, QWidget

from editor.shell.main_window import MainWindow
from tests.support.library_screens import page_on, settled


def show(window: MainWindow) -> QWidget:
    page_on(window)
    library_worker = window.context.library
    library = library_worker.wait_for(lambda library: library)
    library_worker._note_look(library, is_sound=False)
    settled(window)
    return window.findChild(QMessageBox, "library-damage") or window
