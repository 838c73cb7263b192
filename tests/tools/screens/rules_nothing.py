"""The rule reference, with nothing found."""

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget

from editor.shell.main_window import MainWindow


def show(window: MainWindow) -> QWidget:
    window.run_command("show-rules")
    for field in window.page.findChildren(QLineEdit):
        QTest.keyClicks(field, "qqq")
    return window
