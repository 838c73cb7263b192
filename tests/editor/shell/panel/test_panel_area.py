"""The side panel: beside pages that have panels, or over them; folded, dragged, hidden, remembered, reset."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QByteArray, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QTabBar, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from editor.page_api.page_registry import page_types, panel_types
from editor.settings.store import SettingsStore
from editor.shell.main_window import MainWindow
from editor.shell.panel.panel_rail import PanelEdgeWidget
from editor.shell.panel.side_panel import SidePanel
from engine.content.problems import Problem
from engine.words import say
from tests.editor.conftest import OpenWindow, action, child, focused
from tests.editor.shell.demo_page import DemoPage, open_demo

PANELS = ("hand", "log", "inspector", "seats", "history", "problems")
"""Those of the demo page."""
NARROW, WIDE = (900, 700), (1440, 900)


def panel(window: MainWindow) -> SidePanel:
    return child(window, SidePanel)


def shown(window: MainWindow) -> set[str]:
    """The panels that are there, in front or behind a tab."""
    return {name for name in PANELS if window.panels.is_shown(name)}


def opened(open_window: OpenWindow, size: tuple[int, int] = WIDE, lang: str = "en") -> tuple[MainWindow, DemoPage]:
    """A window of a size with a page of all panels."""
    window = open_window(lang)
    window.resize(*size)
    page = open_demo(window)
    QApplication.processEvents()
    return window, page


def test_the_panels_are_those_that_pages_declare() -> None:
    """In order; no two of one name."""
    declared = {each for page in page_types().values() for each in page.panels}
    assert list(panel_types()) == ["hand", "notes", "log", "inspector", "seats", "history", "problems"]
    assert len(declared) == len(panel_types())


def test_the_start_page_stands_alone(open_window: OpenWindow) -> None:
    window = open_window()
    assert not panel(window).isVisible()
    assert not window.panels.rail.isVisible()
    assert window.page.width() == window.width()
    assert not any(action(window, f"toggle-{name}").isEnabled() for name in (*PANELS, "side-panel"))
    assert not action(window, "reset-layout").isEnabled()
    open_demo(window)
    assert shown(window) == set(PANELS)
    window.run_command("show-start-page")
    assert shown(window) == set()
    assert window.page.width() == window.width()


def test_a_page_shows_the_panels_that_it_has_and_no_others(open_window: OpenWindow) -> None:
    window, _ = opened(open_window)
    other = DemoPage("other", panels=("log",))
    window.open_page("other", lambda: other)
    assert shown(window) == {"log"}
    assert panel(window).tabs.names == ["log"]
    assert not panel(window).title.isVisible()
    assert not action(window, "toggle-problems").isEnabled()


def test_one_panel_stands_above_and_the_others_behind_tabs(open_window: OpenWindow) -> None:
    window, page = opened(open_window)
    assert panel(window).title.text() == say("dock-hand")
    assert panel(window).tabs.names == ["log", "inspector", "seats", "history", "problems"]
    assert panel(window).front == ("hand", "log")
    assert page.shown["hand"].isVisible()
    window.panels.bring_up("history")
    assert [name for name in PANELS if page.shown[name].isVisible()] == ["hand", "history"]


def test_each_page_keeps_its_tab(open_window: OpenWindow) -> None:
    window, one = opened(open_window)
    window.panels.bring_up("problems")
    open_demo(window, "two")
    assert panel(window).tabs.current == "log"
    window.show_page(one)
    assert panel(window).tabs.current == "problems"


def test_tabs_show_counts(open_window: OpenWindow) -> None:
    """Also to those who hear the screen."""
    window, page = opened(open_window)
    tabs = panel(window).tabs
    before = tabs.tabRect(4).width()
    page.count_problems([Problem("$", "content-not-text", {"found": "1"})] * 3)
    assert tabs.accessibleTabName(4) == "Problems, 3"
    assert tabs.tabRect(4).width() > before
    assert tabs.accessibleTabName(0) == "Log"


@pytest.mark.command(
    "toggle-hand", "toggle-inspector", "toggle-log", "toggle-seats", "toggle-history", "toggle-problems"
)
@pytest.mark.parametrize("name", PANELS)
def test_a_panel_is_hidden_and_shown(open_window: OpenWindow, name: str) -> None:
    window, page = opened(open_window)
    entry = action(window, f"toggle-{name}")
    assert entry.isChecked()
    entry.trigger()
    assert shown(window) == set(PANELS) - {name}
    assert not entry.isChecked()
    window.run_command("show-start-page")
    window.tabs.step(1)
    assert shown(window) == set(PANELS) - {name}
    entry.trigger()
    assert page.shown[name].isVisible()
    assert entry.isChecked()


@pytest.mark.command("toggle-side-panel")
def test_the_panel_is_folded_and_the_page_has_its_room(open_window: OpenWindow) -> None:
    """A rail with icons stays; each opens its panel."""
    window, page = opened(open_window)
    before = page.width()
    entry = action(window, "toggle-side-panel")
    assert entry.isChecked()
    entry.trigger()
    assert not panel(window).isVisible()
    assert not entry.isChecked()
    assert page.width() > before + 250
    assert page.width() + window.panels.rail.width() == window.width()
    window.panels.rail.buttons["history"].click()
    assert page.shown["history"].isVisible()
    assert page.width() == before


@pytest.mark.parametrize("button", ["panel-close", "panel-close-tabs"])
def test_the_button_of_the_panel_folds_it(open_window: OpenWindow, button: str) -> None:
    """It stands in the first row, whatever that is."""
    window, _ = opened(open_window)
    if button == "panel-close-tabs":
        action(window, "toggle-hand").trigger()
    pressed = child(window, QToolButton, button)
    assert pressed.isVisible()
    pressed.click()
    assert not window.panels.is_open


def test_a_double_click_on_the_edge_folds_the_panel(open_window: OpenWindow) -> None:
    window, _ = opened(open_window)
    QTest.mouseDClick(child(window, PanelEdgeWidget), Qt.MouseButton.LeftButton)
    assert not window.panels.is_open


def test_the_edge_drags_the_panel_within_bounds(open_window: OpenWindow) -> None:
    window, page = opened(open_window)
    edge, left = child(window, PanelEdgeWidget), Qt.MouseButton.LeftButton
    before = panel(window).width()
    QTest.mousePress(edge, left, pos=QPoint(3, 50))
    QTest.mouseMove(edge, QPoint(-97, 50))
    QTest.mouseRelease(edge, left, pos=QPoint(3, 50))
    assert abs(panel(window).width() - before - 100) < 12
    assert page.width() + panel(window).width() == window.width()
    for width in (0, 5000):
        window.panels.set_width(width)
        assert 200 < panel(window).width() <= window.width() / 2


def test_the_panel_is_as_it_was_the_day_before(open_window: OpenWindow, qtbot: QtBot) -> None:
    """Also when the start page was in front as the window was closed."""
    before, _ = opened(open_window)
    before.panels.set_width(420)
    width = panel(before).width()
    action(before, "toggle-problems").trigger()
    before.run_command("show-start-page")
    with qtbot.waitSignal(before.destroyed):
        before.close()
    after, _ = opened(open_window)
    assert shown(after) == set(PANELS) - {"problems"}
    assert panel(after).width() == width
    after.panels.fold()
    with qtbot.waitSignal(after.destroyed):
        after.close()
    again, _ = opened(open_window)
    assert not again.panels.is_open


def test_the_window_is_as_large_as_it_was(open_window: OpenWindow, qtbot: QtBot) -> None:
    before = open_window()
    before.resize(790, 600)
    with qtbot.waitSignal(before.destroyed):
        before.close()
    after = open_window()
    assert (after.width(), after.height()) == (790, 600)


@pytest.mark.parametrize(("size", "text_size"), [(NARROW, 100), (WIDE, 150), ((1024, 700), 150)])
def test_with_little_room_the_panel_lies_over_the_page(
    open_window: OpenWindow, store: SettingsStore, size: tuple[int, int], text_size: int
) -> None:
    """It begins folded; the page keeps its width when it opens."""
    store.change(text_size=text_size)
    window, page = opened(open_window, size)
    assert not window.panels.is_open
    before = page.width()
    assert before == window.width() - window.panels.rail.width()
    window.panels.rail.buttons["log"].click()
    assert page.shown["log"].isVisible()
    assert page.width() == before
    assert panel(window).geometry().right() < window.panels.rail.geometry().left()
    window.panels.rail.buttons["log"].click()
    assert not window.panels.is_open


def test_a_panel_over_the_page_goes_with_escape_or_a_click_on_the_page(open_window: OpenWindow) -> None:
    """With Escape the keyboard goes to the page."""
    window, page = opened(open_window, NARROW)
    line = QLineEdit()
    layout = page.layout()
    assert layout is not None
    layout.addWidget(line)
    page.setFocusProxy(line)
    QApplication.processEvents()
    window.panels.bring_up("log")
    window.panels.panel.tabs.setFocus()
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert not window.panels.is_open
    assert line.hasFocus()
    window.panels.bring_up("log")
    window.panels.panel.tabs.setFocus()
    QTest.mousePress(line, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert not window.panels.is_open


def test_the_panel_comes_back_beside_the_page_when_the_window_grows(open_window: OpenWindow) -> None:
    window, _ = opened(open_window)
    width = panel(window).width()
    for size, is_open in ((NARROW, False), (WIDE, True), (NARROW, False), (WIDE, True)):
        window.resize(*size)
        QApplication.processEvents()
        assert window.panels.is_open is is_open
    assert panel(window).width() == width


@pytest.mark.command("reset-layout")
def test_reset_shows_all_panels_at_their_usual_width(open_window: OpenWindow) -> None:
    window, _ = opened(open_window)
    first = panel(window).geometry()
    window.panels.set_width(500)
    action(window, "toggle-inspector").trigger()
    window.panels.fold()
    action(window, "reset-layout").trigger()
    assert shown(window) == set(PANELS)
    assert panel(window).geometry() == first


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("panel-width", "nonsense"),
        ("panel-width", "99999999999999999999"),
        ("panel-width", "-4"),
        ("panel-open", QByteArray(b"\0\1")),
        ("docks", QByteArray(b"\0\1nonsense")),
    ],
)
def test_broken_window_settings_are_ignored(
    open_window: OpenWindow, store: SettingsStore, name: str, value: object
) -> None:
    """Edited by hand, written by another version or damaged on the disk: the window opens as at first."""
    settings = store.window_settings()
    settings.setValue("window/geometry", QByteArray(b"nonsense"))
    settings.setValue(f"window/{name}", value)
    settings.setValue("window/hidden-docks", "log,no-such-panel")
    settings.sync()
    window, _ = opened(open_window)
    assert shown(window) == set(PANELS) - {"log"}
    assert panel(window).width() == 350


def test_settings_that_were_mended_are_reported_of(
    open_window: OpenWindow, store: SettingsStore, expect_log: Callable[[str], None]
) -> None:
    expect_log("preferences not understood")
    store.folder.mkdir()
    (store.folder / "preferences.json").write_text("nonsense", encoding="utf-8")
    window = open_window(store=SettingsStore(store.folder))
    assert "preferences" in window.toasts.text
    assert window.store.notice is None


@pytest.mark.parametrize("size", [100, 125])
def test_a_page_that_wants_much_room_does_not_push_the_panel_together(
    open_window: OpenWindow, qtbot: QtBot, store: SettingsStore, size: int
) -> None:
    store.change(text_size=size)
    window, _ = opened(open_window, lang="pl")
    before = panel(window).width()
    wide = DemoPage("wide")
    body = QLabel()
    body.setMinimumWidth(4000)
    layout = wide.layout()
    assert layout is not None
    layout.addWidget(body)
    window.open_page("wide", lambda: wide)
    qtbot.wait(30)
    assert panel(window).width() == before
    assert panel(window).mapTo(window, QPoint(before, 0)).x() == window.width()


def test_the_panel_has_room_for_larger_text(open_window: OpenWindow) -> None:
    window, _ = opened(open_window)
    before = panel(window).width()
    window.change(text_size=125)
    assert panel(window).width() == round(1.25 * before)


def test_nothing_of_the_panel_is_left_below_the_page(open_window: OpenWindow) -> None:
    """Nothing of it can be seen, or have the keyboard."""
    window, _ = opened(open_window)
    assert child(window, QTabBar, "panel-tabs").isVisible()
    window.run_command("show-start-page")
    parts = panel(window).findChildren(QWidget)
    assert not any(part.isVisible() for part in parts)
    window.tabs.step(1)
    assert child(window, QTabBar, "panel-tabs").isVisible()


def test_panels_of_a_closed_page_are_gone(open_window: OpenWindow, qtbot: QtBot) -> None:
    window, page = opened(open_window)
    with qtbot.waitSignal(page.shown["log"].destroyed):
        window.close_page(page)
    assert not panel(window).isVisible()
