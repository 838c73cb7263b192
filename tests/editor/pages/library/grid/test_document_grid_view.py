"""The grid of the library: gone through by keyboard and mouse like a list, with pictures, headings and badges."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QToolButton

from editor.pages.library.grid.document_grid_view import DocumentGridView
from editor.pages.library.name_dialog import NameDialog
from editor.pages.library.page import VIEW
from editor.pages.library.results_panel import GRID, TABLE
from engine.words import say
from tests.editor.conftest import child
from tests.editor.pages.library.conftest import Shown
from tests.support.packs import deck, fate
from tests.support.picture_documents import sheet

Key = Qt.Key
Shift, Control = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
LEFT = Qt.MouseButton.LeftButton
Show = Callable[..., Shown]


@pytest.fixture
def shown(show: Show) -> Shown:
    """Three cards, a deck and a map, as a grid."""
    cards = [fate(f"test/{name}", name={"en": name.title()}) for name in ("ambush", "bounty", "curse")]
    made = show(*cards, deck("test/deck", "test/ambush"), sheet())
    made.browser.show_as(GRID)
    made.window.resize(1440, 900)
    made.settle()
    made.grid_focus()
    return made


def press(shown: Shown, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(grid(shown), key, modifier)
    QApplication.processEvents()


def grid(shown: Shown) -> DocumentGridView:
    return shown.browser.results.grid


def chosen(shown: Shown) -> list[str]:
    return sorted(entry.id.removeprefix("test/") for entry in shown.browser.results.marked)


def current(shown: Shown) -> str:
    row = grid(shown).currentIndex().row()
    entry = shown.browser.model.entry_at(row)
    return "" if entry is None else entry.id.removeprefix("test/")


def test_the_grid_is_seen_first_with_boards_before_cards(shown: Shown) -> None:
    assert shown.browser.results.currentWidget() is grid(shown)
    assert [
        entry.id.removeprefix("test/") for row in grid(shown).order if (entry := shown.browser.model.entry_at(row))
    ] == [
        "field",
        "ambush",
        "bounty",
        "curse",
        "deck",
    ]


def test_arrows_home_and_end_go_as_the_tiles_stand(shown: Shown) -> None:
    press(shown, Key.Key_Home)
    assert chosen(shown) == ["field"]
    for key, there in (
        (Key.Key_Down, "ambush"),
        (Key.Key_Right, "bounty"),
        (Key.Key_Right, "curse"),
        (Key.Key_Left, "bounty"),
        (Key.Key_Down, "deck"),
        (Key.Key_Up, "ambush"),
        (Key.Key_End, "deck"),
        (Key.Key_Right, "deck"),
    ):
        press(shown, key)
        assert current(shown) == there
        assert chosen(shown) == [there]


def test_the_grid_tells_assistive_programs_of_its_document(shown: Shown) -> None:
    press(shown, Key.Key_Home)
    press(shown, Key.Key_Down)
    assert grid(shown).accessibleName() == say("library-list")
    assert grid(shown).accessibleDescription().startswith("Ambush, fate card, ")


def test_letters_lead_to_the_name_that_begins_with_them(shown: Shown) -> None:
    press(shown, Key.Key_Home)
    QTest.keyClicks(grid(shown), "cur")
    assert current(shown) == "curse"


def test_shift_extends_and_control_adds(shown: Shown) -> None:
    press(shown, Key.Key_Home)
    press(shown, Key.Key_Down)
    press(shown, Key.Key_Right, Shift)
    press(shown, Key.Key_Right, Shift)
    assert chosen(shown) == ["ambush", "bounty", "curse"]
    press(shown, Key.Key_Left, Shift)
    assert chosen(shown) == ["ambush", "bounty"]
    click(shown, "deck", Control)
    assert chosen(shown) == ["ambush", "bounty", "deck"]
    click(shown, "bounty")
    click(shown, "field", Shift)
    assert chosen(shown) == ["ambush", "bounty", "field"]
    press(shown, Key.Key_A, Control)
    shown.settle()
    assert len(chosen(shown)) == 5


def click(shown: Shown, name: str, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    row = shown.browser.model.row_of(shown.entry(f"test/{name}").key)
    assert row is not None
    place = grid(shown).visualRect(shown.browser.model.index(row, 0)).center()
    QTest.mouseClick(grid(shown).viewport(), LEFT, modifier, place)


def test_enter_opens_and_delete_throws_away(shown: Shown) -> None:
    click(shown, "curse")
    press(shown, Key.Key_Delete)
    shown.settle()
    assert "Curse" not in shown.names
    click(shown, "bounty")
    press(shown, Key.Key_Return)
    shown.settle()
    assert shown.window.page.title() == "Bounty"


def test_f2_renames(shown: Shown) -> None:
    click(shown, "curse")
    press(shown, Key.Key_F2)
    shown.settle()
    child(shown.page, NameDialog).reject()


def test_a_slash_leads_to_the_search(shown: Shown) -> None:
    QTest.keyClicks(grid(shown), "/")
    assert shown.browser.search.hasFocus()


def test_the_menu_opens_by_its_key_and_by_the_mouse(shown: Shown) -> None:
    click(shown, "curse")
    for reason in (QContextMenuEvent.Reason.Keyboard, QContextMenuEvent.Reason.Mouse):
        QApplication.sendEvent(grid(shown).viewport(), QContextMenuEvent(reason, QPoint(), QPoint()))
        menu = child(shown.browser, QMenu, "library-menu")
        assert menu.isVisible()
        menu.close()
        shown.settle()


def test_the_view_is_remembered(shown: Shown) -> None:
    shown.mark("Curse")
    child(shown.browser, QToolButton, "library-view-table").click()
    shown.settle()
    assert shown.browser.results.view_name == TABLE
    assert chosen(shown) == ["curse"]
    assert shown.window.store.window_settings().value(VIEW) == TABLE
    assert shown.names == ["Ambush", "Bounty", "Curse", "test/deck", "Test/Field"]


@pytest.mark.slow
def test_only_tiles_in_view_are_painted_and_more_come_by_scrolling(show: Show) -> None:
    cards = [fate(f"test/many-{number}", name={"en": f"Many {number:03}"}) for number in range(250)]
    shown = show(*cards)
    shown.browser.show_as(GRID)
    shown.settle()
    view = grid(shown)
    asked = {wish.digest for wish in shown.gallery._cache}
    assert 0 < len(asked) < 60
    assert shown.browser.model.rowCount() == 100
    while shown.browser.model.has_more:
        view.verticalScrollBar().setValue(view.verticalScrollBar().maximum())
        shown.settle()
    assert shown.browser.model.rowCount() == 250


@pytest.mark.slow
def test_a_picture_repaints_its_tile_alone(shown: Shown) -> None:
    view = grid(shown)
    entry = shown.entry("test/field")
    row = shown.browser.model.row_of(entry.key)
    assert row is not None
    before = view.viewport().grab().toImage()
    look = next(wish.look for wish in shown.gallery._cache if wish.digest == entry.digest and not wish.look.is_small)
    assert shown.gallery.picture(entry, look) is not None
    box = view.visualRect(shown.browser.model.index(row, 0))
    colours = {before.pixelColor(x, box.center().y()).name() for x in range(box.left(), box.right(), 3)}
    assert len(colours) > 3, "the board is seen"
