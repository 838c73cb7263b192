"""The dialog for a new pack, with pictures that go along and one that cannot."""

from PySide6.QtWidgets import QWidget

from editor.pages.library.import_export.export_dialog import ExportDialog
from editor.shell.main_window import MainWindow
from tests.support.library_screens import page_on, settled, used, with_pictures


def show(window: MainWindow) -> QWidget:
    page = page_on(window)
    page.do("export", [used(page)])
    settled(window)
    return with_pictures(page, page.findChildren(ExportDialog)[0])
