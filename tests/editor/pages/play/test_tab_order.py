"""Tab goes through the window of a game without changing what it shows."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.shell.main_window import MainWindow
from tests.editor.conftest import focused
from tests.editor.pages.play.conftest import OpenTable, against_bot, settled

MOST_STOPS = 120


@pytest.mark.slow
def test_the_log_stays_in_front_while_tab_passes(open_table: OpenTable, qtbot: QtBot) -> None:
    """Until the keyboard is back where it began, and backwards too."""
    page = against_bot(open_table)
    window = page.window()
    assert isinstance(window, MainWindow)
    settled(qtbot, page)
    window.panels.bring_up("log")
    page.setFocus()
    QApplication.processEvents()
    first, met = focused(), set()
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        for _ in range(MOST_STOPS):
            QTest.keyClick(focused(), key)
            met.add(focused())
            assert page.parts.log.isVisible()
            if focused() is first:
                break
        assert focused() is first
    assert any(window.panels.isAncestorOf(each) for each in met)
