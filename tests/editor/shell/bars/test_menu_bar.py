"""The menu bar: hidden, shown by Alt, F10 and Alt with a letter, and hidden again; its menus are in the app bar."""

import itertools

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QToolButton
from pytestqt.qtbot import QtBot

from editor.shell.main_window import MainWindow
from engine.words import languages
from tests.editor.conftest import OpenWindow, child, focused
from tests.editor.shell.demo_page import open_demo

ALT = Qt.KeyboardModifier.AltModifier


def press_alt(window: MainWindow, between: Qt.Key | None = None) -> None:
    """Presses and releases Alt as the platform tells it, perhaps with another key between."""
    keys = [(Qt.Key.Key_Alt, QEvent.Type.ShortcutOverride, ALT), (Qt.Key.Key_Alt, QEvent.Type.KeyPress, ALT)]
    if between is not None:
        keys.append((between, QEvent.Type.ShortcutOverride, ALT))
    keys.append((Qt.Key.Key_Alt, QEvent.Type.KeyRelease, Qt.KeyboardModifier.NoModifier))
    for key, kind, held in keys:
        QApplication.sendEvent(focused(), QKeyEvent(kind, key, held))


def test_the_bar_is_hidden_and_alt_shows_it(open_window: OpenWindow, qtbot: QtBot) -> None:
    """With its first menu open; when that is left, the bar goes."""
    window = open_window()
    bar = window.menuBar()
    assert not bar.isVisible()
    press_alt(window)
    assert bar.isVisible()
    leave_menu(qtbot, window, "menu-file")


def test_alt_with_another_key_shows_nothing(open_window: OpenWindow) -> None:
    window = open_window()
    press_alt(window, Qt.Key.Key_Left)
    assert not window.menuBar().isVisible()


def leave_menu(qtbot: QtBot, window: MainWindow, name: str) -> None:
    """Leaves the open menu for the page, after which the bar is hidden."""
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert menu.objectName() == name
    menu.close()
    with qtbot.waitActive(window):
        window.activateWindow()
    window.page.setFocus()
    qtbot.waitUntil(lambda: not window.menuBar().isVisible())


@pytest.mark.command("show-menu-bar")
def test_f10_shows_the_bar_and_hides_it(open_window: OpenWindow) -> None:
    window = open_window()
    shown = []
    for _ in range(2):
        window.run_command("show-menu-bar")
        shown.append(window.menuBar().isVisible())
        if (menu := QApplication.activePopupWidget()) is not None:
            menu.close()
    assert shown == [True, False]


@pytest.mark.parametrize("lang", languages())
def test_alt_and_a_letter_opens_a_menu(open_window: OpenWindow, qtbot: QtBot, lang: str) -> None:
    """Also after the language was switched; when the menu is left, the bar goes."""
    window = open_window("en" if lang != "en" else "pl")
    window.change(language=lang)
    for menu in (child(window, QMenu, "menu-file"), child(window, QMenu, "menu-view")):
        letter = menu.title().partition("&")[2][0]
        QTest.keyClick(window, Qt.Key(ord(letter.upper())), ALT)
        leave_menu(qtbot, window, menu.objectName())


def test_the_sign_has_all_menus(open_window: OpenWindow) -> None:
    window = open_window()
    sign = child(window, QToolButton, "app-menu-button")
    menu = sign.menu()
    assert menu.actions() == window.menuBar().actions()
    assert [entry.menu().objectName() for entry in menu.actions()] == [
        "menu-file",
        "menu-edit",
        "menu-game",
        "menu-view",
        "menu-help",
    ]


def test_new_things_are_made_from_the_bar(open_window: OpenWindow) -> None:
    window = open_window()
    button = child(window, QToolButton, "new-button")
    button.click()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert [entry.objectName() for entry in menu.actions()] == [
        "new-game",
        "new-notes",
        "open-document",
        "import-pack",
        "show-library",
    ]
    menu.close()


def test_the_search_shrinks_where_tabs_need_its_room(open_window: OpenWindow) -> None:
    window = open_window()
    window.resize(1240, 780)
    sizes = [window.app_bar.search.is_small]
    for number in range(6):
        open_demo(window, f"a rather long name of a page {number}")
    QApplication.processEvents()
    sizes.append(window.app_bar.search.is_small)
    assert sizes == [False, True]
    bar = window.app_bar
    places = [each.geometry() for each in (bar.sign, bar.tabs, bar.new, bar.search)]
    assert all(a.right() < b.left() for a, b in itertools.pairwise(places))


@pytest.mark.command("show-palette")
def test_the_field_opens_the_search(open_window: OpenWindow) -> None:
    window = open_window()
    window.app_bar.search.click()
    assert child(window, QMenu, "app-menu") is not QApplication.activePopupWidget()
    popup = QApplication.activePopupWidget()
    assert popup is not None
    assert popup.objectName() == "command-palette"
    popup.close()
