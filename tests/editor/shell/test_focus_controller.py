"""The focused widget is visible, and a new window has its focus at the right place."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from editor.shell.focus_controller import FocusController
from tests.editor.conftest import OpenWindow, focused

MOST_TABS = 60


@pytest.fixture
def area(qtbot: QtBot, qapp: QApplication) -> QScrollArea:
    """A long column of buttons of which few are seen."""
    column = QWidget()
    lines = QVBoxLayout(column)
    for number in range(40):
        lines.addWidget(QPushButton(str(number)))
    area = QScrollArea()
    qtbot.addWidget(area)
    area.setWidget(column)
    area.resize(200, 200)
    FocusController(qapp, area)
    with qtbot.waitActive(area):
        area.show()
    return area


@pytest.mark.slow
def test_a_list_scrolls_to_what_the_keyboard_came_to(area: QScrollArea) -> None:
    last = area.findChildren(QPushButton)[-1]
    assert last.visibleRegion().isEmpty()
    last.setFocus()
    assert last.visibleRegion().boundingRect().height() == last.height()


def test_one_begins_at_the_first_game_and_gets_everywhere_by_tab(open_window: OpenWindow) -> None:
    """From the app bar to the end of the page, and nothing that is out of sight."""
    window = open_window()
    assert focused().objectName() == "start-play-first-game"
    met = set()
    for _ in range(MOST_TABS):
        met.add(focused().objectName())
        assert window.rect().contains(focused().mapTo(window, focused().rect().center())), focused().objectName()
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_Tab)
    buttons = {button.objectName() for button in window.tabs.home.findChildren(QPushButton) if button.isVisible()}
    assert met == buttons | {"app-menu-button", "page-tabs", "new-button", "search-button"}


@pytest.mark.slow
def test_enter_presses_a_large_button(open_window: OpenWindow) -> None:
    window = open_window()
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert window.page is not window.tabs.home
