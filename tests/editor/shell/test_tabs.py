"""Pages in tabs: opened once, named, moved, stepped through, saved, closed; their edits are undone and redone."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QTabBar
from shiboken6 import isValid

from editor.shell.main_window import MainWindow
from tests.editor.conftest import OpenWindow, action, child, focused
from tests.editor.shell.demo_page import DemoPage

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def open_demo(window: MainWindow, name: str = "", *, can_save: bool = True) -> DemoPage:
    page = window.open_page(f"demo:{name}", lambda: DemoPage(name, can_save))
    assert isinstance(page, DemoPage)
    return page


def test_a_page_is_opened_once_and_comes_to_the_front(open_window: OpenWindow) -> None:
    window = open_window()
    one, two = open_demo(window, "one"), open_demo(window, "two")
    assert window.pages == [window.tabs.home, one, two]
    assert window.page is two
    assert open_demo(window, "one") is one is window.page


def test_the_title_names_the_page_and_marks_its_edits(open_window: OpenWindow) -> None:
    window = open_window()
    assert window.windowTitle() == "Hexsmith"
    page = open_demo(window, "Cliffs [*] & caves")
    assert window.windowTitle() == "Cliffs [*][*] & caves[*] — Hexsmith"
    assert window.tabs.tabText(1) == "Cliffs [*] && caves"
    assert not window.isWindowModified()
    page.edit()
    assert window.isWindowModified()
    assert window.tabs.tabText(1).endswith("*")


@pytest.mark.command("undo-edit", "redo-edit")
def test_undo_and_redo_are_about_the_page_in_front(open_window: OpenWindow) -> None:
    window = open_window()
    one, two = open_demo(window, "one"), open_demo(window, "two")
    one.edit()
    assert not action(window, "undo-edit").isEnabled()
    window.tabs.setCurrentWidget(one)
    assert action(window, "undo-edit").isEnabled()
    QTest.keyClick(window, Qt.Key.Key_Z, CTRL)
    assert (one.number, two.number) == (0, 0)
    assert not action(window, "undo-edit").isEnabled()
    QTest.keyClick(window, Qt.Key.Key_Y, CTRL)
    assert one.number == 1
    QTest.keyClick(window, Qt.Key.Key_Z, CTRL)
    QTest.keyClick(window, Qt.Key.Key_Z, CTRL | SHIFT)
    assert one.number == 1


@pytest.mark.command("save-page")
def test_save_is_there_while_something_is_edited(open_window: OpenWindow) -> None:
    window = open_window()
    page = open_demo(window)
    assert not action(window, "save-page").isEnabled()
    page.edit()
    QTest.keyClick(window, Qt.Key.Key_S, CTRL)
    assert page.saved == 1
    assert not action(window, "save-page").isEnabled()


@pytest.mark.command("close-page")
def test_the_page_behind_a_closed_one_gets_the_keyboard(open_window: OpenWindow) -> None:
    """As it would by being opened, so that keys go on to do something."""
    window = open_window()
    window.open_rule("BG-WIN-1")
    reader = focused()
    assert window.page.isAncestorOf(reader)
    window.run_command("close-page")
    assert window.page is window.tabs.home
    assert focused() is window.tabs.home.focusProxy()


@pytest.mark.command("close-page")
def test_a_closed_page_is_gone_with_its_panels(open_window: OpenWindow, qapp: QApplication) -> None:
    window = open_window()
    page = open_demo(window)
    panel = page.log
    QTest.keyClick(window, Qt.Key.Key_W, CTRL)
    assert page.closed
    assert window.pages == [window.tabs.home]
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not isValid(page)
    assert not isValid(panel)


def test_the_start_page_cannot_be_closed_and_stays_first(open_window: OpenWindow) -> None:
    window = open_window()
    page = open_demo(window)
    bar = window.tabs.tabBar()
    assert bar.tabButton(0, QTabBar.ButtonPosition.RightSide) is None
    assert bar.tabButton(1, QTabBar.ButtonPosition.RightSide) is not None
    bar.moveTab(1, 0)
    assert window.pages == [window.tabs.home, page]
    window.close_page(window.tabs.home)
    assert window.pages == [window.tabs.home, page]


def test_the_cross_of_a_tab_closes_its_page(open_window: OpenWindow) -> None:
    window = open_window()
    one, two = open_demo(window, "one"), open_demo(window, "two")
    cross = window.tabs.tabBar().tabButton(1, QTabBar.ButtonPosition.RightSide)
    assert cross is not None
    QTest.mouseClick(cross, Qt.MouseButton.LeftButton)
    assert window.pages == [window.tabs.home, two]
    assert one.closed


@pytest.mark.command("next-page", "previous-page")
def test_ctrl_tab_goes_round(open_window: OpenWindow) -> None:
    window = open_window()
    one, two = open_demo(window, "one"), open_demo(window, "two")
    seen = []
    for _ in range(3):
        QTest.keyClick(window, Qt.Key.Key_Tab, CTRL)
        seen.append(window.page)
    assert seen == [window.tabs.home, one, two]
    QTest.keyClick(window, Qt.Key.Key_PageUp, CTRL)
    assert window.page is one
    QTest.keyClick(window, Qt.Key.Key_Backtab, CTRL | SHIFT)
    assert window.page is window.tabs.home


@pytest.mark.command("show-start-page")
def test_the_start_page_is_one_command_away(open_window: OpenWindow) -> None:
    window = open_window()
    assert not action(window, "show-start-page").isEnabled()
    open_demo(window)
    action(window, "show-start-page").trigger()
    assert window.page is window.tabs.home


def test_the_status_bar_tells_of_the_page_in_front(open_window: OpenWindow) -> None:
    window = open_window()
    one, two = open_demo(window, "one"), open_demo(window, "two")
    one.edit()
    assert window.status_text == ""
    two.edit()
    two.edit()
    assert window.status_text == "number 2"
    window.tabs.setCurrentWidget(one)
    assert window.status_text == "number 1"


def test_a_panel_shows_with_its_page(open_window: OpenWindow) -> None:
    window = open_window()
    one, two = open_demo(window, "one"), open_demo(window, "two")
    assert (one.log.isVisible(), two.log.isVisible()) == (False, True)
    window.tabs.setCurrentWidget(one)
    assert (one.log.isVisible(), two.log.isVisible()) == (True, False)


def test_a_command_that_cannot_be_run_does_nothing(open_window: OpenWindow) -> None:
    window = open_window()
    assert not window.run_command("close-page")
    open_demo(window)
    assert window.run_command("close-page")
    assert window.pages == [window.tabs.home]


def test_every_tab_has_its_name(open_window: OpenWindow) -> None:
    window = open_window()
    open_demo(window, "one")
    assert child(window.page, QLabel).text() == "demo"
    assert [window.tabs.tabText(place) for place in range(window.tabs.count())] == ["Start", "one"]
