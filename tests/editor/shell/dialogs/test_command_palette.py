"""The search for everything: commands, tabs, documents and rules by a few letters; what cannot be run is grey."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QTreeView

from editor.shell.command_registry import find_commands
from editor.shell.dialogs.command_palette import CommandPaletteDialog
from editor.shell.main_window import MainWindow
from editor.theme.theme import COLOURS, Theme
from engine.words import languages, say
from tests.editor.conftest import OpenWindow, child, focused
from tests.editor.shell.demo_page import open_demo

CTRL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


def opened(window: MainWindow) -> CommandPaletteDialog:
    QTest.keyClick(window, Qt.Key.Key_P, CTRL_SHIFT)
    return child(window, CommandPaletteDialog)


def row(palette: CommandPaletteDialog, place: int) -> list[str]:
    model = child(palette, QTreeView).model()
    at = palette.row_of(palette.found[place])
    return [str(model.index(at, column).data()) for column in range(3)]


@pytest.mark.parametrize("theme", list(COLOURS))
def test_a_line_parts_it_from_what_lies_below(open_window: OpenWindow, theme: Theme) -> None:
    window = open_window(theme=theme)
    image = opened(window).grab().toImage()
    corner = image.rect().bottomRight()
    assert {image.pixelColor(at).name() for at in (QPoint(0, 0), corner)} == {COLOURS[theme].edge}


@pytest.mark.command("show-palette")
def test_letters_find_a_command_and_enter_runs_it(open_window: OpenWindow, qapp: QApplication) -> None:
    window = open_window()
    page = open_demo(window)
    palette = opened(window)
    assert isinstance(focused(), QLineEdit)
    QTest.keyClicks(focused(), "clotb")
    assert row(palette, 0) == ["Close tab", "File", "Ctrl+W"]
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert page not in window.pages
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not window.findChildren(CommandPaletteDialog)


@pytest.mark.parametrize("lang", languages())
def test_every_command_is_in_it_those_that_can_be_run_first(open_window: OpenWindow, lang: str) -> None:
    window = open_window(lang)
    palette = opened(window)
    assert sorted([*palette.found, "show-palette"]) == sorted(command.name for command in find_commands())
    can = [window.commands.commands[name].can_run(window) for name in palette.found]
    assert can == sorted(can, reverse=True)
    palette.close()


def test_a_command_that_cannot_be_run_is_grey_and_stays_undone(open_window: OpenWindow) -> None:
    window = open_window()
    palette = opened(window)
    QTest.keyClicks(focused(), "close tab")
    model = child(palette, QTreeView).model()
    assert palette.found[0] == "close-page"
    assert not model.flags(model.index(palette.row_of("close-page"), 0)) & Qt.ItemFlag.ItemIsEnabled
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert palette.isVisible()
    palette.close()


def test_arrows_move_through_the_list(open_window: OpenWindow) -> None:
    window = open_window()
    open_demo(window)
    palette = opened(window)
    found = child(palette, QTreeView)
    first, second = (palette.row_of(key) for key in palette.found[:2])
    assert found.currentIndex().row() == first
    QTest.keyClick(focused(), Qt.Key.Key_Down)
    assert found.currentIndex().row() == second
    QTest.keyClick(focused(), Qt.Key.Key_Up)
    assert found.currentIndex().row() == first
    palette.close()


def test_a_click_runs_a_command(open_window: OpenWindow) -> None:
    window = open_window()
    open_demo(window)
    palette = opened(window)
    found = child(palette, QTreeView)
    place = found.model().index(palette.row_of("show-start-page"), 0)
    found.scrollTo(place)
    QTest.mouseClick(found.viewport(), Qt.MouseButton.LeftButton, pos=found.visualRect(place).center())
    assert window.page is window.tabs.home


def test_menus_count_too_but_less(open_window: OpenWindow) -> None:
    window = open_window()
    palette = opened(window)
    QTest.keyClicks(focused(), "theme dark")
    assert palette.found[0] == "use-dark-theme"
    palette.close()


def test_where_nothing_fits_it_says_so_and_escape_closes(open_window: OpenWindow) -> None:
    window = open_window("pl")
    palette = opened(window)
    QTest.keyClicks(focused(), "qqqq")
    assert [label.text() for label in palette.findChildren(QLabel) if label.isVisible()] == [
        say("palette-nothing", "pl")
    ]
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert not palette.isVisible()


def test_letters_without_accents_find_polish_names(open_window: OpenWindow) -> None:
    window = open_window("pl")
    palette = opened(window)
    QTest.keyClicks(focused(), "zakoncz")
    assert palette.found[0] == "quit-app"
    palette.close()
