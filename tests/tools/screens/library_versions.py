"""The versions of a document, an older one of which is looked at."""

from PySide6.QtWidgets import QWidget

from editor.pages.library.versions_dialog import VersionsDialog
from editor.shell.main_window import MainWindow
from tests.support.library_screens import changed, page_on, settled


def show(window: MainWindow) -> QWidget:
    page = page_on(window)
    page.do("versions", [changed(page)])
    settled(window)
    dialog = page.findChildren(VersionsDialog)[0]
    dialog.list.setCurrentRow(1)
    settled(window)
    return dialog
