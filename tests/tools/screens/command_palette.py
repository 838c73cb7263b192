"""The search for everything, with a few letters typed: tabs, commands and rules."""

from PySide6.QtCore import QThread
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from editor.shell.dialogs.command_palette import CommandPaletteDialog
from editor.shell.main_window import MainWindow

LONGEST, NAP = 40, 50


def show(window: MainWindow) -> QWidget:
    window.open_rule("BG-SIGHT-2")
    window.run_command("show-start-page")
    QTest.qWait(NAP)
    window.run_command("show-palette")
    QTest.keyClicks(QApplication.focusWidget() or window, "ru")
    palette = window.findChildren(CommandPaletteDialog)[0]
    for _ in range(LONGEST):
        if any(key.startswith("rule:") for key in palette.found):
            break
        QThread.msleep(NAP)
        window.app.processEvents()
    return palette
