"""The window as a whole: its menus, its language, its sizes, and that every part can be reached and is named."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QLabel,
    QMenu,
    QScrollArea,
    QScrollBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from editor.settings.store import SettingsStore
from editor.shell.command_registry import MENUS, find_commands
from editor.shell.main_window import MainWindow
from editor.shell.window_state import fit_on_screen
from engine.words import languages, say
from tests.editor.conftest import OpenWindow, action, child
from tests.editor.shell.demo_page import open_demo


def entries(menu: QMenu) -> list[QAction]:
    return [entry for entry in menu.actions() if not entry.menu() and not entry.isSeparator()]


def test_every_menu_entry_is_a_command_and_every_command_stands_in_a_menu(open_window: OpenWindow) -> None:
    window = open_window()
    menus = [menu for menu in window.findChildren(QMenu) if menu.objectName() in MENUS.values()]
    there = [entry.objectName() for menu in menus for entry in entries(menu)]
    assert sorted(there) == sorted(command.name for command in find_commands())
    others = [menu for menu in window.findChildren(QMenu) if menu not in menus]
    assert {menu.objectName() for menu in others} == {"app-menu", "new-menu"}
    assert {entry.objectName() for menu in others for entry in entries(menu)} < set(there)


def test_no_menu_is_empty_and_no_line_stands_at_an_end(open_window: OpenWindow) -> None:
    for menu in open_window().findChildren(QMenu):
        lines = [entry.isSeparator() for entry in menu.actions()]
        assert lines
        assert not lines[0]
        assert not lines[-1]


@pytest.mark.parametrize("lang", languages())
def test_no_two_entries_of_a_menu_share_a_letter(open_window: OpenWindow, lang: str) -> None:
    """Each entry has a letter to press, and its own."""
    window = open_window(lang)
    for menu in [window.menuBar(), *window.findChildren(QMenu)]:
        texts = [entry.text() for entry in menu.actions() if not entry.isSeparator()]
        letters = [text.partition("&")[2][:1].lower() for text in texts]
        assert all(letters), texts
        assert len(set(letters)) == len(letters), texts


def test_a_menu_can_be_opened_with_the_keyboard(open_window: OpenWindow) -> None:
    window = open_window()
    QTest.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.AltModifier)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert "quit-app" in [entry.objectName() for entry in menu.actions()]
    menu.close()


def test_the_language_changes_everywhere_at_once(open_window: OpenWindow, qtbot: QtBot, store: SettingsStore) -> None:
    """Menus, panels, tabs, pages, the start page as soon as it is seen, and Qt's own words."""
    window = open_window()
    page = open_demo(window)
    page.edit()
    window.change(language="pl")
    assert (window.lang, store.preferences.language) == ("pl", "pl")
    assert child(window, QMenu, "menu-file").title() == say("menu-file", "pl")
    assert action(window, "quit-app").text() == say("command-quit-app", "pl")
    assert child(window, QLabel, "panel-title").text() == say("dock-hand", "pl")
    assert [window.tabs.bar.tabText(place) for place in (0, 1)] == [say("start-title", "pl"), "Notatki"]
    assert window.windowTitle() == "Notatki[*] — Hexsmith"
    assert page.number == 1
    window.run_command("show-start-page")
    shown = [label.text() for label in window.tabs.home.findChildren(QLabel)]
    assert say("start-ready", "pl") in shown
    assert say("start-ready", "en") not in shown
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
    qtbot.addWidget(box)
    assert box.buttons()[0].text().replace("&", "") == "Zamknij"


def test_without_a_language_of_its_own_the_window_speaks_that_of_the_machine(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window("pl")
    monkeypatch.setattr("editor.shell.main_window.QLocale.system", staticmethod(lambda: Machine()))
    window.change(language=None)
    assert window.lang == "it"


class Machine:
    """A machine that speaks Italian."""

    def name(self) -> str:
        return "it_IT"


def test_preferences_hold_at_once_and_are_reported(
    open_window: OpenWindow, qapp: QApplication, store: SettingsStore
) -> None:
    window = open_window()
    heard: list[bool] = []
    window.prefers.connect(lambda: heard.append(True))
    before = qapp.font().pointSizeF()
    window.change(text_size=150)
    assert qapp.font().pointSizeF() == pytest.approx(before * 1.5)
    assert store.preferences.text_size == 150
    assert heard == [True]


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("text_size", [100, 150, 200])
@pytest.mark.parametrize("size", [(640, 480), (1240, 780), (2400, 1400)])
def test_no_text_of_the_start_page_is_cut_off(
    open_window: OpenWindow, qapp: QApplication, store: SettingsStore, lang: str, text_size: int, size: tuple[int, int]
) -> None:
    """Every label is as tall and as wide as its text needs, and nothing stands beyond the right edge."""
    store.change(text_size=text_size)
    window = open_window(lang)
    window.resize(*size)
    qapp.processEvents()
    for label in shown_labels(window):
        needed = label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
        assert label.height() >= needed, label.text()
        widest = max((label.fontMetrics().horizontalAdvance(word) for word in label.text().split()), default=0)
        assert label.width() >= widest, label.text()
    assert child(window.tabs.home, QScrollArea).horizontalScrollBar().maximum() == 0


def shown_labels(window: MainWindow) -> Iterator[QLabel]:
    return (label for label in window.findChildren(QLabel) if label.isVisible())


@pytest.mark.parametrize("lang", languages())
def test_widgets_that_take_the_keyboard_have_names_for_programs_and_readers(open_window: OpenWindow, lang: str) -> None:
    """Programs find a widget by its object name; screen readers announce its accessible name."""
    window = open_window(lang)
    open_demo(window)
    for widget in window.findChildren(QWidget):
        if not widget.focusPolicy() & Qt.FocusPolicy.TabFocus or isinstance(widget, QMenu | QScrollBar):
            continue
        assert widget.objectName(), repr(widget)
        assert widget.accessibleName() or isinstance(widget, MainWindow), repr(widget)


def test_every_menu_has_its_words() -> None:
    assert all(say(word, lang) for word in MENUS.values() for lang in languages())


def test_the_window_fits_on_a_small_screen(open_window: OpenWindow) -> None:
    """On a large screen it does not grow, and a maximized window stays as it is."""
    window = open_window()
    before = window.size()
    fit_on_screen(window, QSize(3000, 2000))
    assert window.size() == before
    fit_on_screen(window, QSize(800, 600))
    assert (window.width(), window.height()) == (792, 560)
    window.showMaximized()
    filling = window.size()
    fit_on_screen(window, QSize(640, 480))
    assert window.size() == filling
