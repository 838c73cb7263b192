"""The filters of the library: rows with numbers, one choice a list, the way back, and why a list is empty."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from editor.pages.library.filters.facet_list import COUNT, FacetListWidget
from editor.theme.current_theme import apply_theme
from editor.theme.theme import Theme
from engine.words import languages, say
from tests.editor.conftest import child
from tests.editor.pages.library.conftest import Opened


def counts(opened: Opened, name: str) -> dict[str, int]:
    values = opened.browser.filters.lists[name]
    return {str(each): values.item(row).data(COUNT) for row, each in enumerate(values.values)}


def place_of(values: FacetListWidget, value: str) -> QPoint:
    return values.visualItemRect(values.item(values.values.index(value))).center()


def test_rows_tell_how_many_they_list(opened: Opened) -> None:
    assert counts(opened, "from") == {"": 5, "own": 5, "stock": 0, "trash": 0}
    assert counts(opened, "kind") == {"fate": 3, "deck": 1, "notes": 1}
    opened.browser.filters.choose("tag", "dark")
    opened.settle()
    assert counts(opened, "kind") == {"fate": 1, "deck": 0, "notes": 0}
    opened.browser.search.setText("bounty")
    opened.settle()
    assert counts(opened, "tag") == {"dark": 0, "light": 1}
    heard = opened.browser.filters.lists["kind"].item(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert heard == f"{say('library-kinds-fate')}, 0"


def test_a_second_click_or_space_gives_a_choice_up(opened: Opened) -> None:
    kinds = opened.browser.filters.lists["kind"]
    for is_by_key in (False, True):
        QTest.mouseClick(kinds.viewport(), Qt.MouseButton.LeftButton, pos=place_of(kinds, "deck"))
        opened.settle()
        assert opened.names == ["test/deck"]
        if is_by_key:
            QTest.keyClick(kinds, Qt.Key.Key_Space)
        else:
            QTest.mouseClick(kinds.viewport(), Qt.MouseButton.LeftButton, pos=place_of(kinds, "deck"))
        opened.settle()
        assert len(opened.names) == 5


def test_one_source_is_always_chosen(opened: Opened) -> None:
    sources = opened.browser.filters.lists["from"]
    for _ in range(2):
        QTest.mouseClick(sources.viewport(), Qt.MouseButton.LeftButton, pos=place_of(sources, "trash"))
        assert sources.chosen == "trash"
    opened.browser.filters.clear()
    assert (sources.chosen, sources.currentRow()) == ("", 0)


def test_everything_looks_chosen_only_while_no_filter_narrows_it_and_leads_back_there(opened: Opened) -> None:
    sources, kinds = opened.browser.filters.lists["from"], opened.browser.filters.lists["kind"]
    everything = place_of(sources, "")

    def ground() -> str:
        return sources.viewport().grab().toImage().pixelColor(everything.x() * 2 - 12, everything.y()).name()

    unfiltered = ground()
    for is_by_key in (False, True):
        kinds.choose("deck")
        assert ground() != unfiltered
        if is_by_key:
            QTest.keyClick(sources, Qt.Key.Key_Space)
        else:
            QTest.mouseClick(sources.viewport(), Qt.MouseButton.LeftButton, pos=everything)
        assert (sources.chosen, kinds.chosen) == ("", "")
        assert ground() == unfiltered


def test_arrows_choose(opened: Opened) -> None:
    kinds = opened.browser.filters.lists["kind"]
    kinds.setFocus()
    QTest.keyClick(kinds, Qt.Key.Key_Space)
    assert kinds.chosen == "fate"
    QTest.keyClick(kinds, Qt.Key.Key_Down)
    assert kinds.chosen == "deck"


def test_where_filters_hide_all_each_tells_how_many_and_is_a_way_out(opened: Opened) -> None:
    filters = opened.browser.filters
    opened.browser.search.setText("bounty")
    filters.choose("kind", "fate")
    filters.choose("tag", "dark")
    opened.settle()
    nothing = opened.browser.results.nothing
    assert nothing.isVisible()
    assert say("library-nothing-hidden") in [label.text() for label in nothing.findChildren(QLabel)]
    way = child(nothing, QPushButton, "library-without-tag")
    assert way.text() == say("library-nothing-without", filter="dark", n=1)
    assert nothing.findChild(QPushButton, "library-without-kind") is None
    way.click()
    opened.settle()
    assert opened.names == ["Bounty"]
    assert filters.lists["kind"].chosen == "fate"


def test_where_no_single_filter_hides_all_go_at_once(opened: Opened) -> None:
    filters = opened.browser.filters
    filters.choose("from", "stock")
    filters.choose("tag", "dark")
    filters.least.setValue(3)
    opened.settle()
    way = child(opened.browser.results.nothing, QPushButton, "library-without-all")
    assert say("library-number", n=5) in way.text()
    way.click()
    opened.settle()
    assert len(opened.names) == 5


def test_filters_are_no_way_out_where_nothing_would_be_found_without_them(opened: Opened) -> None:
    opened.browser.filters.choose("tag", "dark")
    opened.browser.search.setText("zzz")
    opened.settle()
    nothing = opened.browser.results.nothing
    assert nothing.findChild(QPushButton, "library-without-all") is None
    child(nothing, QPushButton, "library-without-search").click()
    opened.settle()
    assert opened.names == ["Ambush"]


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("text_size", [100, 150, 200])
def test_names_of_kinds_are_whole_in_every_language(
    opened: Opened, qapp: QApplication, lang: str, text_size: int
) -> None:
    apply_theme(qapp, Theme.LIGHT, text_size)
    opened.window.resize(1440, 900)
    opened.window.speak(lang)
    opened.settle()
    if not opened.browser.filters.isVisible():
        opened.browser.parts.button.click()
    opened.settle()
    for name in ("from", "kind"):
        values = opened.browser.filters.lists[name]
        assert values.viewport().width() >= values.sizeHint().width()
        assert values.viewport().height() >= values.count() * values.sizeHintForRow(0)
    apply_theme(qapp, Theme.LIGHT)
