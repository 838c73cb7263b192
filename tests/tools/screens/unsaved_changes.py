"""The question about what would be lost by leaving."""

from PySide6.QtWidgets import QMessageBox, QWidget

from editor.services.scenario_catalogue import stock_scenarios
from editor.shell.main_window import MainWindow
from editor.shell.unsaved_dialog import unsaved_box


def show(window: MainWindow) -> QWidget:
    box: QMessageBox = unsaved_box(
        window, window.lang, [sample.name(window.lang) for sample in stock_scenarios().values()]
    )
    box.open()
    return box
