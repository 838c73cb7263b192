"""Docks: there beside pages that use them, with a kind word where they are empty; moved, hidden, remembered, reset."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QByteArray, QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QDockWidget, QLabel, QTabBar, QToolButton
from pytestqt.qtbot import QtBot

from editor.page_api.page_registry import dock_types, page_types
from editor.settings.store import SettingsStore
from editor.shell.main_window import MainWindow
from engine.words import say
from tests.editor.conftest import OpenWindow, action, child
from tests.editor.shell.demo_page import DemoPage, open_demo

DOCKS = dock_types()
LEFT = Qt.DockWidgetArea.LeftDockWidgetArea
RIGHT = Qt.DockWidgetArea.RightDockWidgetArea


def dock(window: MainWindow, name: str) -> QDockWidget:
    return child(window, QDockWidget, f"dock-{name}")


def shown(window: MainWindow) -> set[str]:
    """The docks that are there, behind others or not."""
    return {name for name in DOCKS if not dock(window, name).isHidden()}


def test_the_docks_are_those_that_pages_declare() -> None:
    """In the order of stored layouts; no two of one name."""
    declared = {each for page in page_types().values() for each in page.docks}
    assert list(DOCKS) == ["inspector", "log", "history", "problems"]
    assert len(declared) == len(DOCKS)


def test_the_start_page_stands_alone(open_window: OpenWindow) -> None:
    window = open_window()
    assert shown(window) == set()
    assert not any(action(window, f"toggle-{name}").isEnabled() for name in DOCKS)
    assert not action(window, "reset-layout").isEnabled()
    open_demo(window)
    assert shown(window) == set(DOCKS)
    window.run_command("show-start-page")
    assert shown(window) == set()


@pytest.mark.parametrize("name", DOCKS)
def test_a_dock_without_a_panel_says_so(open_window: OpenWindow, name: str) -> None:
    window = open_window()
    open_demo(window)
    dock(window, name).raise_()
    shown = [label.text() for label in dock(window, name).findChildren(QLabel) if label.isVisible()]
    nothing = ["", say(DOCKS[name].empty_text), say(DOCKS[name].empty_hint)]
    assert sorted(shown) == sorted([say(DOCKS[name].title), *(["log of "] if name == "log" else nothing)])


@pytest.mark.command("toggle-inspector", "toggle-log", "toggle-history", "toggle-problems")
@pytest.mark.parametrize("name", DOCKS)
def test_a_dock_is_hidden_and_shown(open_window: OpenWindow, name: str) -> None:
    window = open_window()
    open_demo(window)
    entry = action(window, f"toggle-{name}")
    assert entry.isChecked()
    entry.trigger()
    assert shown(window) == set(DOCKS) - {name}
    assert not entry.isChecked()
    window.run_command("show-start-page")
    window.tabs.step(1)
    assert shown(window) == set(DOCKS) - {name}
    entry.trigger()
    assert dock(window, name).isVisible()
    assert entry.isChecked()


@pytest.mark.parametrize("name", DOCKS)
def test_a_dock_is_taken_off_the_window_and_put_back(open_window: OpenWindow, name: str) -> None:
    window = open_window()
    open_demo(window)
    button = child(dock(window, name), QToolButton, f"dock-float-{name}")
    button.click()
    assert dock(window, name).isFloating()
    around = dock(window, name).frameGeometry()
    others = [other for other in window.findChildren(QDockWidget) if not other.isFloating() and other.isVisible()]
    assert not any(around.intersects(QRect(other.mapToGlobal(QPoint()), other.size())) for other in others)
    button.click()
    assert not dock(window, name).isFloating()


def test_the_cross_of_a_dock_hides_it_and_the_menu_knows(open_window: OpenWindow) -> None:
    window = open_window()
    open_demo(window)
    child(window, QToolButton, "dock-close-inspector").click()
    assert not window.docks.is_wanted("inspector")
    assert not action(window, "toggle-inspector").isChecked()


def test_docks_are_where_they_were_the_day_before(open_window: OpenWindow, qtbot: QtBot, qapp: QApplication) -> None:
    """Also when the start page was in front as the window was closed."""
    before = open_window()
    open_demo(before)
    before.addDockWidget(LEFT, dock(before, "log"))
    before.resizeDocks([dock(before, "log")], [260], Qt.Orientation.Horizontal)
    action(before, "toggle-problems").trigger()
    qapp.processEvents()
    width = dock(before, "log").width()
    before.run_command("show-start-page")
    with qtbot.waitSignal(before.destroyed):
        before.close()
    after = open_window()
    assert shown(after) == set()
    open_demo(after)
    assert after.dockWidgetArea(dock(after, "log")) == LEFT
    assert shown(after) == set(DOCKS) - {"problems"}
    assert abs(dock(after, "log").width() - width) <= 1


def test_the_window_is_as_large_as_it_was(open_window: OpenWindow, qtbot: QtBot) -> None:
    before = open_window()
    before.resize(790, 600)
    with qtbot.waitSignal(before.destroyed):
        before.close()
    after = open_window()
    assert (after.width(), after.height()) == (790, 600)


def test_docks_give_way_in_a_narrow_window_and_come_back(open_window: OpenWindow, qapp: QApplication) -> None:
    """Step by step, as the edge of a window is dragged; those that lie behind others do not count."""
    window = open_window()
    open_demo(window)
    window.resize(1240, 780)
    qapp.processEvents()
    first, widths = dock(window, "inspector").width(), []
    for wide in (1239, 1200, 1000, 780, 1000, 1240, 1600):
        window.resize(wide, 780)
        qapp.processEvents()
        widths.append(dock(window, "inspector").width())
    assert widths[0] == first
    assert widths[3] < 0.33 * 780
    assert widths[3:] == sorted(widths[3:])
    assert widths[-1] == first


def test_docks_that_somebody_dragged_stay_as_they_were_dragged(open_window: OpenWindow, qapp: QApplication) -> None:
    window = open_window()
    open_demo(window)
    window.resize(780, 780)
    qapp.processEvents()
    window.resizeDocks([dock(window, "inspector")], [240], Qt.Orientation.Horizontal)
    qapp.processEvents()
    window.resize(1600, 780)
    qapp.processEvents()
    assert dock(window, "inspector").width() == 240


@pytest.mark.command("reset-layout")
def test_reset_puts_all_docks_where_they_were_at_first(open_window: OpenWindow) -> None:
    window = open_window()
    open_demo(window)
    first = {name: dock(window, name).geometry() for name in DOCKS}
    window.addDockWidget(LEFT, dock(window, "log"))
    dock(window, "history").setFloating(True)
    action(window, "toggle-inspector").trigger()
    action(window, "reset-layout").trigger()
    assert shown(window) == set(DOCKS)
    assert {window.dockWidgetArea(dock(window, name)) for name in DOCKS} == {RIGHT}
    assert not dock(window, "history").isFloating()
    assert dock(window, "inspector").y() < dock(window, "log").y()
    assert abs(dock(window, "inspector").width() - first["inspector"].width()) <= 1


def test_broken_window_settings_are_ignored(open_window: OpenWindow, store: SettingsStore) -> None:
    """Edited by hand, written by a newer version or damaged on the disk: the window opens as at first."""
    settings = store.window_settings()
    settings.setValue("window/geometry", QByteArray(b"nonsense"))
    settings.setValue("window/docks", QByteArray(b"\0\1nonsense"))
    settings.setValue("window/hidden-docks", "log,no-such-dock")
    settings.sync()
    window = open_window()
    open_demo(window)
    assert shown(window) == set(DOCKS) - {"log"}
    assert window.dockWidgetArea(dock(window, "inspector")) == RIGHT


def test_settings_that_were_mended_are_reported_of(
    open_window: OpenWindow, store: SettingsStore, expect_log: Callable[[str], None]
) -> None:
    expect_log("preferences not understood")
    store.folder.mkdir()
    (store.folder / "preferences.json").write_text("nonsense", encoding="utf-8")
    window = open_window(store=SettingsStore(store.folder))
    assert "preferences" in window.status_text
    assert window.store.notice is None


@pytest.mark.parametrize("size", [100, 150])
def test_a_page_that_wants_much_room_does_not_push_the_docks_together(
    open_window: OpenWindow, qtbot: QtBot, store: SettingsStore, size: int
) -> None:
    store.change(text_size=size)
    window = open_window("pl")
    open_demo(window)
    before = dock(window, "inspector").width()
    wide = DemoPage("wide")
    body = QLabel()
    body.setMinimumWidth(4000)
    layout = wide.layout()
    assert layout is not None
    layout.addWidget(body)
    window.open_page("wide", lambda: wide)
    qtbot.wait(30)
    assert abs(dock(window, "inspector").width() - before) <= 1


def test_docks_have_room_for_larger_text(open_window: OpenWindow) -> None:
    window = open_window()
    open_demo(window)
    before = dock(window, "history").minimumSizeHint().width()
    window.change(text_size=200)
    assert dock(window, "history").minimumSizeHint().width() > 1.5 * before


def test_nothing_of_docks_that_are_away_is_left_below_the_page(open_window: OpenWindow) -> None:
    window = open_window()
    open_demo(window)
    QApplication.processEvents()
    bars = window.findChildren(QTabBar, "dock-tabs")
    assert any(bar.isVisible() for bar in bars)
    window.run_command("show-start-page")
    assert not any(bar.isVisible() for bar in window.findChildren(QTabBar, "dock-tabs"))
    window.tabs.setCurrentIndex(1)
    QApplication.processEvents()
    assert any(bar.isVisible() for bar in window.findChildren(QTabBar, "dock-tabs"))
