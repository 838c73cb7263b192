"""The empty window: what it says, in every language, and that each menu entry does what it says."""

import pkgutil

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialogButtonBox, QLabel, QMenu, QWidget
from pytestqt.qtbot import QtBot

from editor.cli import verbs
from editor.theme.colours import DARK, LIGHT
from editor.theme.theme import Theme
from editor.window.about import STANDS_ON, About
from editor.window.command import find_commands
from editor.window.start_page import TODAY, StartPage
from engine.version import VERSION
from engine.words import languages, say
from tests.editor.conftest import OpenWindow, action, child


def texts(parent: QWidget) -> str:
    return "\n".join(label.text() for label in parent.findChildren(QLabel))


@pytest.mark.parametrize("lang", languages())
def test_the_window_says_that_nothing_is_open_and_offers_no_button(open_window: OpenWindow, lang: str) -> None:
    window = open_window(lang)
    assert window.windowTitle() == "Hexsmith"
    assert say("start-nothing-open", lang) in texts(window)
    assert child(window, StartPage).findChildren(QAbstractButton) == []


def test_the_window_names_every_verb_of_the_command_line() -> None:
    """With the words that `hexsmith --help` has for it."""
    there_are = {found.name for found in pkgutil.iter_modules(verbs.__path__)}
    assert {typed.split()[1]: word for typed, word in TODAY.items()} == {verb: f"cli-{verb}" for verb in there_are}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("size", [(640, 480), (1120, 720), (2400, 1400)])
def test_no_text_is_cut_off(open_window: OpenWindow, qapp: QApplication, lang: str, size: tuple[int, int]) -> None:
    """Every label is as tall and as wide as its text needs, at the least, the first and a large size."""
    window = open_window(lang)
    window.resize(*size)
    qapp.processEvents()
    for label in window.findChildren(QLabel):
        needed = label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
        assert label.height() >= needed, label.text()
        assert label.wordWrap() or label.width() >= label.sizeHint().width(), label.text()


def test_every_menu_entry_is_a_command_and_every_command_stands_in_a_menu(open_window: OpenWindow) -> None:
    window = open_window()
    entries = [entry for menu in window.findChildren(QMenu) for entry in menu.actions() if not entry.menu()]
    assert sorted(entry.objectName() for entry in entries) == sorted(command.name for command in find_commands())


@pytest.mark.parametrize("lang", languages())
def test_no_two_entries_of_a_menu_share_a_letter(open_window: OpenWindow, lang: str) -> None:
    """Each entry has a letter to press, and its own."""
    window = open_window(lang)
    for menu in [window.menuBar(), *window.findChildren(QMenu)]:
        letters = [entry.text().partition("&")[2][:1].lower() for entry in menu.actions()]
        assert all(letters), [entry.text() for entry in menu.actions()]
        assert len(set(letters)) == len(letters), [entry.text() for entry in menu.actions()]


@pytest.mark.command("quit-app")
def test_ctrl_q_leaves_the_app(open_window: OpenWindow, qtbot: QtBot, qapp: QApplication) -> None:
    """The loop ends and the window closes."""
    window = open_window()
    QTimer.singleShot(0, window, lambda: QTest.keyClick(window, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier))
    QTimer.singleShot(5000, window, lambda: qapp.exit(3))
    with qtbot.waitSignal(window.destroyed):
        assert qapp.exec() == 0


@pytest.mark.command("use-dark-theme", "use-light-theme")
def test_the_theme_changes_the_whole_app_and_is_ticked(open_window: OpenWindow, qapp: QApplication) -> None:
    window = open_window()
    for name, other, colours in [
        ("use-dark-theme", "use-light-theme", DARK),
        ("use-light-theme", "use-dark-theme", LIGHT),
        ("use-light-theme", "use-dark-theme", LIGHT),
    ]:
        action(window, name).trigger()
        assert qapp.palette().color(QPalette.ColorRole.Window).name() == colours.window
        qapp.processEvents()
        assert window.grab().toImage().pixelColor(5, window.height() - 5).name() == colours.window
        assert (action(window, name).isChecked(), action(window, other).isChecked()) == (True, False)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.command("show-about")
def test_about_tells_version_licences_and_owners(open_window: OpenWindow, qtbot: QtBot, lang: str) -> None:
    window = open_window(lang)
    action(window, "show-about").trigger()
    about = child(window, About)
    assert about.isVisible()
    for part in (VERSION, "MIT", *STANDS_ON, *STANDS_ON.values(), say("about-trademarks", lang)):
        assert part in texts(about)
    with qtbot.waitSignal(about.destroyed):
        child(about, QDialogButtonBox).button(QDialogButtonBox.StandardButton.Close).click()
    assert window.findChildren(About) == []


def test_the_window_opens_in_the_theme_it_is_given(open_window: OpenWindow, qapp: QApplication) -> None:
    """And the menu says so when it is first opened."""
    window = open_window(theme=Theme.DARK)
    menu = child(window, QMenu, "menu-view-theme")
    menu.popup(window.pos())
    assert (action(window, "use-dark-theme").isChecked(), action(window, "use-light-theme").isChecked()) == (
        True,
        False,
    )
    menu.close()
    assert qapp.palette().color(QPalette.ColorRole.Window).name() == DARK.window


def test_a_menu_can_be_opened_with_the_keyboard(open_window: OpenWindow) -> None:
    window = open_window()
    QTest.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.AltModifier)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert [entry.objectName() for entry in menu.actions() if isinstance(entry, QAction)] == ["quit-app"]
    menu.close()
