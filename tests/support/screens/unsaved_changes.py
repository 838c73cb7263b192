"""The question about what would be lost by leaving."""

from PySide6.QtWidgets import QMessageBox, QWidget

from editor.window.asking import question
from editor.window.main_window import MainWindow
from editor.window.samples import samples


def show(window: MainWindow) -> QWidget:
    box: QMessageBox = question(window, window.lang, [sample.name(window.lang) for sample in samples().values()])
    box.open()
    return box
