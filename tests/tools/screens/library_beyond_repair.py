"""A library whose file is damaged: what a check says of it, and what can be done."""

from PySide6.QtWidgets import QWidget

from database.library import Library, no_stock
from editor.pages.library.maintenance.maintenance_dialog import MaintenanceDialog
from editor.shell.main_window import MainWindow
from tests.support.library_screens import page_on, settled


def show(window: MainWindow) -> QWidget:
    page = page_on(window)
    library_worker = window.context.library
    path = library_worker.wait_for(lambda library: library.path)
    library_worker.open_again()
    library_worker.wait()
    with path.open("r+b") as file:
        file.write(bytes(100))
    library_worker._opened = lambda: Library.open(path, stock=no_stock)  # what filled it would make it anew
    page.look_after()
    dialog = page.findChildren(MaintenanceDialog)[0]
    dialog.check.click()
    settled(window)
    return dialog
