"""The focused widget is visible, and a new window has its focus at the right place."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QPushButton, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from editor.page_api.hint import Notice
from editor.shell.focus_controller import FocusController
from engine.kernel.data.message import message
from tests.editor.conftest import OpenWindow, focused
from tests.editor.shell.demo_page import open_demo
from tests.support.played_games import opened

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


def test_a_list_scrolls_to_what_the_layout_moves_afterwards(area: QScrollArea) -> None:
    """As when a part above is made anew at the same time."""
    column, last = area.widget(), area.findChildren(QPushButton)[-1]
    assert column is not None
    lines = column.layout()
    assert isinstance(lines, QVBoxLayout)
    last.setFocus()
    lines.insertSpacing(0, 400)
    column.resize(column.sizeHint())
    QApplication.processEvents()
    assert not last.visibleRegion().isEmpty()


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
    assert opened(window).isVisible()


@pytest.mark.command("next-region", "previous-region")
def test_f6_goes_through_the_regions_and_back(open_window: OpenWindow) -> None:
    """Each takes the keyboard where it was last; a folded side panel leaves its rail."""
    window = open_window()
    window.resize(1440, 900)
    page = open_demo(window)
    QApplication.processEvents()
    begin = window.regions.current
    met = []
    for _ in range(4):
        QTest.keyClick(focused(), Qt.Key.Key_F6)
        met.append(window.regions.current)
    assert (begin, met) == ("page", ["panel", "hint-bar", "app-bar", "page"])
    window.app_bar.search.setFocus()
    page.setFocus()
    QTest.keyClick(focused(), Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    assert focused() is window.app_bar.search
    window.panels.fold()
    page.setFocus()
    window.run_command("next-region")
    assert window.regions.current == "rail"


def test_f6_comes_to_a_toast(open_window: OpenWindow) -> None:
    window = open_window()
    window.show_notice(Notice(message("toast-undo")))
    window.run_command("next-region")
    assert window.regions.current == "toast"
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert window.regions.current == "page"


@pytest.mark.parametrize("name", ["show-preferences", "show-palette", "edit-shortcuts", "show-about"])
def test_after_a_dialog_the_keyboard_is_back_at_the_work(open_window: OpenWindow, qtbot: QtBot, name: str) -> None:
    """Whatever the dialog was opened by."""
    window = open_window()
    page = open_demo(window)
    work = QLineEdit()
    layout = page.layout()
    assert layout is not None
    layout.addWidget(work)
    page.setFocusProxy(work)
    QApplication.processEvents()
    page.setFocus()
    window.run_command(name)
    (dialog,) = [each for each in window.findChildren(QDialog) if each.isVisible()]
    dialog.close()
    with qtbot.waitActive(window):
        window.activateWindow()
    assert focused() is work


def test_each_page_has_the_keyboard_when_it_comes_to_the_front(open_window: OpenWindow) -> None:
    """By keys, by the mouse, and when another page is closed; but it stays in the tabs while arrows go through them."""
    window = open_window()
    pages = [open_demo(window, name) for name in ("one", "two")]
    for page in pages:
        work = QLineEdit()
        layout = page.layout()
        assert layout is not None
        layout.addWidget(work)
        page.setFocusProxy(work)
    QApplication.processEvents()
    window.run_command("previous-page")
    assert focused() is pages[0].focusProxy()
    QTest.mouseClick(window.tabs.bar, Qt.MouseButton.LeftButton, pos=window.tabs.bar.tabRect(2).center())
    assert focused() is pages[1].focusProxy()
    window.close_page(pages[1])
    assert focused() is window.page.focusProxy()
    window.tabs.bar.setFocus()
    QTest.keyClick(window.tabs.bar, Qt.Key.Key_Left)
    assert window.page is window.tabs.home
    assert focused() is window.tabs.bar
