"""Pages in tabs: opened once, named, marked when edited, closed by their cross."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QTabBar

from editor.shell.tabs import BADGE
from engine.content.problems import Problem, ProblemCount
from tests.editor.conftest import OpenWindow, child
from tests.editor.shell.demo_page import open_demo


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


def test_a_tab_tells_the_number_of_problems(open_window: OpenWindow) -> None:
    """By a badge, in its tip and for screen readers, in the language of the window; errors look different."""
    window = open_window()
    page, bar = open_demo(window, "one"), window.tabs.tabBar()
    assert bar.findChild(QLabel, BADGE) is None
    warning = Problem("$.map", "content-not-text", {"found": "1"}, severity="warning")
    page.count_problems([warning, warning])
    badge = child(bar, QLabel, BADGE)
    assert (badge.text(), badge.property("severity")) == ("2", "warning")
    page.count_problems([warning, warning, replace(warning, severity="error")])
    assert (badge.text(), badge.property("severity")) == ("3", "error")
    assert bar.tabToolTip(1) == "one\nProblems: 3"
    window.change(language="it")
    assert bar.accessibleTabName(1) == "one, Problemi: 3"
    page.count_problems([])
    assert bar.tabButton(1, QTabBar.ButtonPosition.LeftSide) is None
    assert bar.tabToolTip(1) == "one"


def test_warnings_of_a_document_that_ships_are_not_counted(open_window: OpenWindow) -> None:
    page = open_demo(open_window(), "one")
    page.count_problems([Problem("$", "content-not-text", {"found": "1"}, severity="warning")], ships=True)
    assert page.problem_count == ProblemCount()


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


def test_every_tab_has_its_name(open_window: OpenWindow) -> None:
    window = open_window()
    open_demo(window, "one")
    assert child(window.page, QLabel).text() == "demo"
    assert [window.tabs.tabText(place) for place in range(window.tabs.count())] == ["Start", "one"]
