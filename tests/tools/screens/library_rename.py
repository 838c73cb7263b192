"""The dialog for the name and the id of a document."""

from PySide6.QtWidgets import QWidget

from editor.pages.library.name_dialog import NameDialog
from editor.shell.main_window import MainWindow
from tests.support.library_screens import page_on, settled, used


def show(window: MainWindow) -> QWidget:
    page = page_on(window)
    page.do("rename", [used(page)])
    settled(window)
    return page.findChildren(NameDialog)[0]
