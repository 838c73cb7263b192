"""The command palette, with a few letters typed."""

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from editor.window.main_window import MainWindow
from editor.window.palette import CommandPalette


def show(window: MainWindow) -> QWidget:
    window.run_command("show-palette")
    QTest.keyClicks(QApplication.focusWidget() or window, "t")
    return window.findChildren(CommandPalette)[0]
