"""The sources of the search: tabs and commands at once; documents and rules later, in threads."""

import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QElapsedTimer, Qt
from PySide6.QtGui import QIcon
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTreeView
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from editor.pages.rules.page import RuleReferencePage
from editor.pages.start.large_buttons import LargeButton
from editor.services.recent_documents import recent_library_document
from editor.shell.dialogs.command_palette import CommandPaletteDialog
from editor.shell.main_window import MainWindow
from editor.shell.search import search_sources
from editor.shell.search.search_result import SearchResult
from editor.shell.search.search_sources import BackgroundSearchController, found_rules
from tests.editor.conftest import OpenWindow, child, focused
from tests.editor.shell.demo_page import open_demo
from tests.support.library_screens import with_mission

AT_ONCE = 50
"""Milliseconds: a test's bound, far above the 16 that typing may take, as the machine may be busy."""


def opened(window: MainWindow) -> CommandPaletteDialog:
    window.run_command("show-palette")
    return child(window, CommandPaletteDialog)


def test_open_tabs_are_found_and_brought_to_the_front(open_window: OpenWindow) -> None:
    """But not the one in front."""
    window = open_window()
    one, _ = open_demo(window, "Crossing"), open_demo(window, "Cross roads")
    palette = opened(window)
    assert [key for key in palette.found if key.startswith("tab:")] == ["tab:start", "tab:demo:Crossing"]
    QTest.keyClicks(focused(), "cross")
    assert palette.found[0] == "tab:demo:Crossing"
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert window.page is one


def test_rules_are_found_by_number_and_word(open_window: OpenWindow, qtbot: QtBot) -> None:
    window = open_window()
    palette = opened(window)
    QTest.keyClicks(focused(), "bg-sight-2")
    assert not any(key.startswith("rule:") for key in palette.found)
    qtbot.waitUntil(lambda: "rule:BG-SIGHT-2" in palette.found)
    assert palette.found[0] == "rule:BG-SIGHT-2"
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    page = window.page
    assert isinstance(page, RuleReferencePage)
    assert page.reference.trail.here == "BG-SIGHT-2"


@pytest.mark.parametrize(
    ("typed", "lang", "number"), [("line of sight", "en", "BG-SIGHT-"), ("BG-MAP-1", "pl", "BG-MAP-1")]
)
def test_the_likeliest_rule_comes_first(typed: str, lang: str, number: str) -> None:
    assert found_rules(typed, lang)[0][1].number.startswith(number)
    assert found_rules("q", lang) == ()


def test_documents_of_the_library_are_found_and_opened(open_window: OpenWindow, qtbot: QtBot) -> None:
    window = open_window()
    with_mission(window)
    palette = opened(window)
    QTest.keyClicks(focused(), "crossing")
    qtbot.waitUntil(lambda: any(key.startswith("document:") for key in palette.found))
    key = next(key for key in palette.found if key.startswith("document:"))
    tree = child(palette, QTreeView)
    place = tree.model().index(palette.row_of(key), 0)
    before = len(window.pages)
    QTest.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=tree.visualRect(place).center())
    qtbot.waitUntil(lambda: len(window.pages) > before)


def test_a_library_that_does_not_exist_is_not_made(open_window: OpenWindow, tmp_path: Path, qtbot: QtBot) -> None:
    window = open_window()
    window.context.library_path = None
    had_one = window.context.library.has_source
    palette = opened(window)
    heard: list[str] = []
    child(palette, BackgroundSearchController).found.connect(lambda typed, _: heard.append(typed))
    QTest.keyClicks(focused(), "hold the")
    qtbot.waitUntil(lambda: "hold the" in heard and any(key.startswith("document:") for key in palette.found))
    assert window.context.library.has_source is had_one
    palette.close()


def test_shipped_cards_are_found_before_there_is_a_library(open_window: OpenWindow, qtbot: QtBot) -> None:
    """And open on their page, from where they are among the recent ones."""
    window = open_window()
    palette = opened(window)
    QTest.keyClicks(focused(), "hold the line")
    qtbot.waitUntil(lambda: "document:battleground/hold-the-line" in palette.found)
    assert palette.found[0] == "document:battleground/hold-the-line"
    before = len(window.pages)
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(window.pages) > before, timeout=20_000)
    assert window.page.title() == "Hold the Line"
    recent = recent_library_document(window.store.preferences.recent[0])
    assert recent is not None
    assert (recent.kind, recent.name) == ("glory", "Hold the Line")
    window.close_page(window.page)
    window.run_command("show-start-page")
    row = next(each for each in window.tabs.home.findChildren(LargeButton) if "Hold the Line" in each.accessibleName())
    QTest.mouseClick(row, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(window.pages) > before, timeout=20_000)
    assert window.page.title() == "Hold the Line"


def test_typing_does_not_wait_for_slow_sources(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """They are asked once, after a pause, for what was typed last; answers to earlier questions are dropped."""
    asked: list[str] = []

    def slowly(typed: str, _lang: str) -> tuple[()]:
        asked.append(typed)
        QTest.qSleep(300)
        return ()

    monkeypatch.setattr(search_sources, "found_rules", slowly)
    window = open_window()
    palette = opened(window)
    QTest.keyClicks(focused(), "m")
    times, clock = [], QElapsedTimer()
    for letter in "ap":
        clock.start()
        QTest.keyClicks(focused(), letter)
        times.append(clock.elapsed())
    assert max(times) < AT_ONCE
    qtbot.waitUntil(lambda: asked == ["map"])
    palette.close()


def test_a_search_that_is_closed_while_rules_are_searched_ends_quietly(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    asked: list[str] = []
    failed: list[object] = []

    def slowly(typed: str, _lang: str) -> tuple[()]:
        asked.append(typed)
        QTest.qSleep(300)
        return ()

    monkeypatch.setattr(search_sources, "found_rules", slowly)
    monkeypatch.setattr(threading, "excepthook", failed.append)
    palette = opened(open_window())
    background = child(palette, BackgroundSearchController)
    QTest.keyClicks(focused(), "map")
    qtbot.waitUntil(lambda: asked == ["map"])
    palette.close()
    qtbot.waitUntil(lambda: not isValid(background))
    assert failed == []


def test_a_chosen_result_stays_so_when_more_come(open_window: OpenWindow) -> None:
    window = open_window()
    open_demo(window, "one")
    palette = opened(window)
    QTest.keyClicks(focused(), "s")
    QTest.keyClick(focused(), Qt.Key.Key_Down)
    chosen = palette.found[1]
    later: Callable[..., None] = child(palette, BackgroundSearchController).found.emit
    extra = SearchResult("rule:X", "rules", "s", "", QIcon(), lambda: None, worth=99)
    later("s", [extra])
    assert palette.found[0] == "rule:X"
    current = child(palette, QTreeView).currentIndex().row()
    assert current == palette.row_of(chosen)
    palette.close()
