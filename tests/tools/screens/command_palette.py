"""The command palette, with a few letters typed."""

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from editor.shell.dialogs.command_palette import CommandPaletteDialog
from editor.shell.main_window import MainWindow


def show(window: MainWindow) -> QWidget:
    window.run_command("show-palette")
    QTest.keyClicks(QApplication.focusWidget() or window, "t")
    return window.findChildren(CommandPaletteDialog)[0]
