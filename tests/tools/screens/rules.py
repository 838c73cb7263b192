"""The rule reference, at a rule with readings."""

from PySide6.QtWidgets import QWidget

from editor.shell.main_window import MainWindow


def show(window: MainWindow) -> QWidget:
    window.open_rule("BG-SIGHT-6")
    return window
