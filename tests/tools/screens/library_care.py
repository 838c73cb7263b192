"""The backups of the library, after a check."""

from PySide6.QtWidgets import QWidget

from editor.pages.library.maintenance.maintenance_dialog import MaintenanceDialog
from editor.shell.main_window import MainWindow
from tests.support.library_screens import page_on, settled


def show(window: MainWindow) -> QWidget:
    page = page_on(window)
    page.look_after()
    dialog = page.findChildren(MaintenanceDialog)[0]
    dialog.make.click()
    dialog.check.click()
    settled(window)
    return dialog
