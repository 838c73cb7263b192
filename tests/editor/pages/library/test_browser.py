"""The browser: what is listed, searched, filtered and reported, by mouse and by keyboard, in four languages."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QWidget
from pytestqt.qtbot import QtBot

from editor.pages.library.documents.display_names import faction_name
from editor.pages.library.page import LibraryPage
from engine.words import languages, say
from tests.editor.conftest import OpenWindow, action, child
from tests.editor.pages.library.conftest import Opened
from tests.support.pack_libraries import save
from tests.support.packs import fate
from tests.tools.legible import too_tight

Key = Qt.Key


@pytest.mark.slow
@pytest.mark.command("show-library")
def test_the_menu_opens_the_library_ready_to_be_searched(open_window: OpenWindow) -> None:
    window = open_window()
    action(window, "show-library").trigger()
    page = window.page
    assert isinstance(page, LibraryPage)
    assert page.browser.search.hasFocus()
    action(window, "show-library").trigger()
    assert window.pages.count(page) == 1


def test_all_documents_are_listed_by_name(opened: Opened) -> None:
    assert opened.names == ["Ambush", "Bounty", "Curse", "Notes", "test/deck"]


def test_the_search_follows_typing_at_once(opened: Opened) -> None:
    QTest.keyClicks(opened.browser.search, "bou")
    opened.settle()
    assert opened.names == ["Bounty"]


def test_the_search_is_repeated_once_the_index_is_built(opened: Opened, qtbot: QtBot) -> None:
    """Until then only names and texts are searched, in no particular order."""
    opened.ask(lambda library: library.search.make_anew())
    QTest.keyClicks(opened.browser.search, "ambush")
    opened.settle()
    assert opened.names == ["Ambush", "test/deck"]
    opened.ask(lambda library: library.documents.delete("test/deck", anyway=True))
    library_worker = opened.window.context.library
    library_worker.go_through(lambda library: library.search.steps())
    qtbot.waitUntil(lambda: opened.names == ["Ambush"], timeout=20_000)
    assert opened.ask(lambda library: library.search.is_up_to_date)


def test_arrows_and_enter_go_from_the_search_to_a_document(opened: Opened) -> None:
    QTest.keyClick(opened.browser.search, Key.Key_Down)
    assert opened.browser.marked is not None
    assert opened.browser.marked.id == "test/bounty"
    QTest.keyClick(opened.browser.search, Key.Key_Return)
    assert opened.window.page.title() == "Bounty"


def test_escape_empties_the_search(opened: Opened) -> None:
    QTest.keyClicks(opened.browser.search, "bou")
    QTest.keyClick(opened.browser.search, Key.Key_Escape)
    opened.settle()
    assert len(opened.names) == 5


def test_control_f_goes_to_the_search(opened: Opened) -> None:
    opened.browser.table.setFocus()
    QTest.keyClick(opened.browser.table, Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert opened.browser.search.hasFocus()


@pytest.mark.parametrize(
    ("name", "value", "left"),
    [
        ("kind", "deck", ["test/deck"]),
        ("tag", "dark", ["Ambush"]),
        ("game", "battleground", ["Ambush", "Bounty", "Curse", "Notes", "test/deck"]),
        ("from", "stock", []),
        ("from", "own", ["Ambush", "Bounty", "Curse", "Notes", "test/deck"]),
    ],
)
def test_filters_narrow_the_list(opened: Opened, name: str, value: str, left: list[str]) -> None:
    assert value in opened.browser.filters.lists[name].values
    opened.browser.filters.choose(name, value)
    opened.settle()
    assert opened.names == left


def test_costs_narrow_the_list_too(opened: Opened) -> None:
    opened.browser.filters.least.setValue(1)
    opened.settle()
    assert opened.names == []
    opened.browser.filters.clear_button.click()
    opened.settle()
    assert len(opened.names) == 5


def test_where_nothing_is_found_it_says_so_and_what_to_do(opened: Opened) -> None:
    opened.browser.search.setText("zzz")
    opened.settle()
    said = [label.text() for label in opened.browser.results.nothing.findChildren(QLabel)]
    assert opened.browser.results.nothing.isVisible()
    assert say("library-nothing-found-for", text="zzz") in said
    assert say("library-nothing-found-how") in said


def test_users_of_a_document_are_listed_and_can_be_opened_from_there(opened: Opened) -> None:
    opened.mark("Ambush")
    users = opened.browser.details.users
    assert [users.item(row).text() for row in range(users.count())] == ["test/deck"]
    users.itemActivated.emit(users.item(0))
    opened.settle()
    assert opened.browser.marked is not None
    assert opened.browser.marked.id == "test/deck"


@pytest.mark.slow
def test_a_thousand_documents_come_a_hundred_at_a_time(opened: Opened) -> None:
    cards = [fate(f"test/many-{number}", name={"en": f"Many {number:03}"}) for number in range(250)]
    opened.ask(lambda library: save(library, *cards))
    opened.browser.look()
    opened.settle()
    model = opened.browser.model
    assert model.rowCount() == 100
    while model.has_more:
        opened.browser.table.scrollToBottom()
        opened.settle()
    assert model.rowCount() == 255


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
def test_the_browser_speaks_every_language(opened: Opened, lang: str) -> None:
    opened.mark("Ambush")
    opened.window.speak(lang)
    opened.settle()
    assert opened.page.title() == say("library-screen-title", lang)
    assert opened.names[-1 if lang == "pl" else 0] == ("Zasadzka" if lang == "pl" else "Ambush")
    assert opened.browser.filters.lists["kind"].item(0).text() == say("library-kinds-fate", lang)


def test_markup_in_names_is_shown_as_plain_text(opened: Opened) -> None:
    evil = "<b onclick=x>&lt;</b>"
    opened.ask(lambda library: save(library, fate("test/evil", name={"en": evil}, tags=["a"])))
    opened.browser.look()
    opened.settle()
    opened.mark(evil)
    assert opened.browser.details.name.text() == evil
    assert opened.browser.details.name.textFormat() is Qt.TextFormat.PlainText
    tip = opened.browser.model.index(opened.names.index(evil), 0).data(Qt.ItemDataRole.ToolTipRole)
    assert "<b" not in str(tip)


def test_the_menu_of_a_document_offers_what_can_be_done_with_it(opened: Opened) -> None:
    opened.mark("Curse")
    opened.browser.table.menu_requested.emit(opened.window.pos())
    menu = child(opened.browser, QMenu, "library-menu")
    offered = [each.objectName().removeprefix("library-menu-") for each in menu.actions()]
    assert {"open", "duplicate", "rename", "delete"} <= set(offered)
    assert not {"restore", "destroy"} & set(offered)
    rename = next(each for each in menu.actions() if each.objectName() == "library-menu-rename")
    assert rename.text() == f"{say('library-rename')}\tF2"
    menu.close()


def test_factions_have_the_names_that_their_games_give_them() -> None:
    assert faction_name("amazons", "pl") == "Amazonki"
    assert faction_name("people-of-nowhere", "pl") == "People of nowhere"


def test_where_there_is_no_room_the_filters_give_way_to_a_button(opened: Opened) -> None:
    parts, filters, details = opened.browser.parts, opened.browser.filters, opened.browser.details
    opened.window.resize(1600, 800)
    opened.settle()
    assert filters.isVisible()
    assert details.isVisible()
    assert not parts.button.isVisible()
    opened.window.resize(opened.window.minimumSize())
    opened.settle()
    assert not filters.isVisible()
    search = opened.browser.search
    assert search.width() >= 18 * search.fontMetrics().averageCharWidth(), "the buttons leave room to type"
    parts.button.click()
    assert filters.isVisible()
    assert not details.isVisible()


@pytest.mark.slow
def test_a_long_name_does_not_push_the_buttons_out_of_sight(opened: Opened) -> None:
    opened.ask(lambda library: save(library, fate("test/long", name={"en": "x" * 120})))
    opened.browser.look()
    opened.settle()
    opened.mark("x" * 120)
    button = opened.browser.details.buttons["open"]
    assert button.visibleRegion().boundingRect() == button.rect()
    assert opened.browser.details.name.toolTip() == "x" * 120


@pytest.mark.slow
def test_the_mouse_lights_no_single_cell_of_a_row(opened: Opened) -> None:
    """Rows are marked whole: a cell alone looked as if it were a thing of its own."""
    table = opened.browser.table
    opened.mark("Ambush")
    place = table.visualRect(opened.browser.model.index(2, 6)).center()
    before = table.viewport().grab().toImage()
    QTest.mouseMove(table.viewport(), place)
    QApplication.processEvents()
    assert table.viewport().grab().toImage() == before


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
def test_filters_are_not_cut_off_in_any_language(opened: Opened, lang: str) -> None:
    """Beside the list at 1440 pixels: neither a name nor an arrow of a list of choices."""
    opened.window.resize(1440, 900)
    opened.window.speak(lang)
    opened.settle()
    filters = opened.browser.filters
    assert filters.isVisible()
    assert too_tight(filters) == []
    assert filters.minimumSizeHint().width() <= filters.width()
    seen = [each for each in filters.findChildren(QWidget) if each.isVisible() and each.parentWidget() is filters]
    assert all(each.geometry().right() < filters.width() for each in seen)
