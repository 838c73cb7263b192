"""Pages in tabs: opened once, named, marked when edited, closed by their cross."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QTabBar

from editor.shell.bars.page_tab_bar import PageTabBar
from editor.theme.current_theme import colours
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
    assert window.tabs.bar.tabText(1) == "Cliffs [*] && caves"
    assert not window.isWindowModified()
    QApplication.processEvents()
    clean = window.tabs.bar.tabRect(1).width()
    page.edit()
    QApplication.processEvents()
    assert window.isWindowModified()
    assert window.tabs.bar.tabRect(1).width() > clean
    assert window.tabs.bar.accessibleTabName(1) == "Cliffs [*] & caves, unsaved"


def test_the_start_page_cannot_be_closed_and_stays_first(open_window: OpenWindow) -> None:
    window = open_window()
    page = open_demo(window)
    bar = window.tabs.bar
    assert bar.tabButton(0, QTabBar.ButtonPosition.RightSide) is None
    assert bar.tabButton(1, QTabBar.ButtonPosition.RightSide) is not None
    bar.moveTab(1, 0)
    assert window.pages == [window.tabs.home, page]
    window.close_page(window.tabs.home)
    assert window.pages == [window.tabs.home, page]


def test_the_cross_of_a_tab_closes_its_page(open_window: OpenWindow) -> None:
    window = open_window()
    one, two = open_demo(window, "one"), open_demo(window, "two")
    window.show_page(one)
    cross = window.tabs.bar.tabButton(1, QTabBar.ButtonPosition.RightSide)
    assert cross is not None
    QTest.mouseClick(cross, Qt.MouseButton.LeftButton)
    assert window.pages == [window.tabs.home, two]
    assert one.closed


def test_a_tab_tells_the_number_of_problems(open_window: OpenWindow) -> None:
    """By a badge, in its tip and for screen readers, in the language of the window; errors look different."""
    window = open_window()
    page, bar = open_demo(window, "one of several"), window.tabs.bar
    QApplication.processEvents()
    before = bar.tabRect(1).width()
    warning = Problem("$.map", "content-not-text", {"found": "1"}, severity="warning")
    page.count_problems([warning, warning])
    QApplication.processEvents()
    assert bar.tabRect(1).width() > before
    assert (colours().warning in inks(bar), colours().bad in inks(bar)) == (True, False)
    page.count_problems([warning, warning, replace(warning, severity="error")])
    assert (colours().warning in inks(bar), colours().bad in inks(bar)) == (False, True)
    assert bar.tabToolTip(1) == "one of several\nProblems: 3"
    window.change(language="it")
    assert bar.accessibleTabName(1) == "one of several, Problemi: 3"
    page.count_problems([])
    QApplication.processEvents()
    assert bar.tabRect(1).width() == before
    assert bar.tabToolTip(1) == "one of several"


def inks(bar: PageTabBar) -> set[str]:
    """The colours of the second tab."""
    shown = bar.grab(bar.tabRect(1)).toImage()
    return {shown.pixelColor(x, y).name() for x in range(shown.width()) for y in range(shown.height())}


def test_warnings_of_a_document_that_ships_are_not_counted(open_window: OpenWindow) -> None:
    page = open_demo(open_window(), "one")
    page.count_problems([Problem("$", "content-not-text", {"found": "1"}, severity="warning")], ships=True)
    assert page.problem_count == ProblemCount()


def test_the_hint_bar_tells_of_the_page_in_front(open_window: OpenWindow) -> None:
    window = open_window()
    one, two = open_demo(window, "one"), open_demo(window, "two")
    one.edit()
    assert window.hint_bar.status == ""
    two.edit()
    two.edit()
    assert window.hint_bar.status == "number 2"
    window.tabs.setCurrentWidget(one)
    assert window.hint_bar.status == "number 1"


def test_a_panel_shows_with_its_page(open_window: OpenWindow) -> None:
    window = open_window()
    one, two = open_demo(window, "one"), open_demo(window, "two")
    assert (one.shown["log"].isVisible(), two.shown["log"].isVisible()) == (False, True)
    window.tabs.setCurrentWidget(one)
    assert (one.shown["log"].isVisible(), two.shown["log"].isVisible()) == (True, False)


def test_every_tab_has_its_name(open_window: OpenWindow) -> None:
    window = open_window()
    open_demo(window, "one")
    assert child(window.page, QLabel).text() == "demo"
    bar = window.tabs.bar
    assert [bar.tabText(place) for place in range(bar.count())] == ["Start", "one"]


def test_only_the_tab_in_front_shows_its_cross(open_window: OpenWindow) -> None:
    """Any other is closed with the middle button."""
    window = open_window()
    one, two = open_demo(window, "one"), open_demo(window, "two")
    bar = window.tabs.bar
    crosses = [bar.tabButton(place, QTabBar.ButtonPosition.RightSide) for place in (1, 2)]
    assert [cross.isVisible() for cross in crosses] == [False, True]
    QTest.mouseClick(bar, Qt.MouseButton.MiddleButton, pos=bar.tabRect(1).center())
    assert window.pages == [window.tabs.home, two]
    assert one.closed
    QTest.mouseClick(bar, Qt.MouseButton.MiddleButton, pos=bar.tabRect(0).center())
    assert window.pages == [window.tabs.home, two]


def test_names_of_documents_have_serifs(open_window: OpenWindow) -> None:
    window = open_window()
    page = open_demo(window, "one")
    assert (window.tabs.home.names_a_document, page.names_a_document) == (False, True)
    bar, before = window.tabs.bar, window.tabs.bar.grab(window.tabs.bar.tabRect(1)).toImage()
    page.names_a_document = False
    assert bar.grab(bar.tabRect(1)).toImage() != before


def test_tabs_move_and_the_pages_follow(open_window: OpenWindow) -> None:
    window = open_window()
    one, two = open_demo(window, "one"), open_demo(window, "two")
    window.tabs.bar.moveTab(2, 1)
    assert window.pages == [window.tabs.home, two, one]
    assert window.page is two
    window.tabs.step(1)
    assert window.page is one


def test_pages_of_one_title_are_told_apart(open_window: OpenWindow) -> None:
    """By numbers in the order in which they were opened; each leaves its number to the next."""
    window = open_window()
    pages = [open_demo(window, name) for name in ("one", "two", "three")]
    for page in pages:
        page.title = lambda: "First game"  # type: ignore[method-assign]
        page.changed.emit()
    bar = child(window, PageTabBar)
    assert [bar.tabText(place) for place in range(1, 4)] == ["First game", "First game (2)", "First game (3)"]
    assert bar.accessibleTabName(2) == "First game (2)"
    assert bar.tabSizeHint(2).width() > bar.tabSizeHint(1).width()
    window.close_page(pages[1])
    assert [bar.tabText(place) for place in range(1, 3)] == ["First game", "First game (2)"]
