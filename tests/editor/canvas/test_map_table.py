"""The contents of a map as a table: it has the same content as the canvas, and can be used instead of it."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QCheckBox, QLineEdit, QTableView
from pytestqt.qtbot import QtBot

from editor.canvas.map_table import MapTableView
from editor.canvas.map_table_model import HEADERS
from editor.canvas.map_view import MapView
from editor.view_model.overlay import NOTHING_OVER, Highlight, Overlay
from engine.words import languages, say
from tests.editor.canvas.conftest import ShowMap
from tests.editor.canvas.test_map_view import heard
from tests.support.boards import moved, random_board, small_board

Key = Qt.Key


@pytest.fixture
def view(show_map: ShowMap) -> MapView:
    return show_map()


@pytest.fixture
def contents(view: MapView, qtbot: QtBot) -> MapTableView:
    made = MapTableView(view, "en")
    qtbot.addWidget(made)
    made.resize(900, 400)
    with qtbot.waitActive(made):
        made.show()
    return made


def shown(contents: MapTableView) -> dict[str, list[str]]:
    """The rows one sees, by their places."""
    model = contents.filter
    rows = [
        [model.index(row, column).data() for column in range(model.columnCount())] for row in range(model.rowCount())
    ]
    return {row[0]: row[1:] for row in rows}


def test_the_table_lists_the_content_of_every_place(view: MapView, contents: MapTableView) -> None:
    view.set_overlay(Overlay({"C2": Highlight("refused")}, {"bo": "target"}))
    rows = shown(contents)
    assert len(rows) == 8 * 6 + 3
    assert rows["C2"] == ["", "not possible", "tall", "2", "ground", "", ""]
    assert rows["E4^"] == ["Cy (Blue), health: 14 of 20", "", "platform", "3", "platform", "", ""]
    bo = "Bo (Blue), health: 5 of 5, has acted"
    assert rows["D5"] == [bo, "can be targeted", "open", "", "ground", "Objective 2 (Red)", ""]
    assert rows["A1"] == ["", "", "open", "", "ground", "", "Red's zone"]


def test_a_hidden_table_rests_and_catches_up_when_shown(view: MapView, contents: MapTableView) -> None:
    contents.hide()
    emitted = heard(contents.model.dataChanged, contents.model.modelReset)
    view.set_board(moved(small_board(), "fox", "C1"))
    view.set_overlay(Overlay({"C2": Highlight("refused")}))
    view.set_cursor("D5")
    assert emitted == []
    contents.show()
    rows = shown(contents)
    assert (rows["C1"][0], rows["C2"][1]) == ("Fox (Yellow), health: 1 of 3", "not possible")
    assert contents.current_place() == "D5"


def test_the_table_keeps_up_and_updates_only_changed_rows(view: MapView, contents: MapTableView) -> None:
    QAbstractItemModelTester(contents.model)
    emitted = heard(contents.model.dataChanged, contents.model.modelReset)
    view.set_board(moved(small_board(), "fox", "C1"))
    assert {contents.model.place_at(index.row()).id for index, *_ in emitted} == {"D1", "C1"}  # type: ignore[attr-defined]
    assert shown(contents)["C1"][0] == "Fox (Yellow), health: 1 of 3"
    view.set_overlay(Overlay({"A1": Highlight("reach", "2")}))
    assert shown(contents)["A1"][1] == "can be reached, 2"
    view.set_overlay(NOTHING_OVER)
    assert shown(contents)["A1"][1] == ""
    view.set_board(random_board(3, 2, 1))
    assert len(shown(contents)) == 6


def test_only_what_is_wanted(view: MapView, contents: MapTableView) -> None:
    contents.occupied.click()
    assert set(shown(contents)) == {"B3", "D1", "D3", "D5", "E4^", "E5", "G3", "G4", "H4"}
    view.set_board(moved(small_board(), "fox", "C1"))
    assert "C1" in shown(contents)
    assert "D1" not in shown(contents)
    contents.occupied.click()
    view.set_overlay(Overlay({"A3": Highlight("reach")}, {"eel": "target"}))
    contents.pointed_out.click()
    assert set(shown(contents)) == {"A3", "G4", "H4"}
    contents.pointed_out.click()
    QTest.keyClicks(contents.search, "BLUE health")
    assert set(shown(contents)) == {"B3", "D5", "E4^", "H4"}
    QTest.keyClicks(contents.search, " acted")
    assert set(shown(contents)) == {"D5"}


def test_letters_that_few_keyboards_have_are_found(view: MapView, contents: MapTableView) -> None:
    board = small_board()
    view.set_board(replace(board, pieces=(replace(board.pieces[0], name="Łódź Żuk"), *board.pieces[1:])))
    QTest.keyClicks(contents.search, "lodz zuk")
    assert [row[0].split(" (")[0] for row in shown(contents).values()] == ["Łódź Żuk"]


def test_an_empty_list_says_why(contents: MapTableView) -> None:
    assert not contents.nothing.isVisible()
    contents.search.setText("dragon")
    assert (contents.nothing.isVisible(), contents.table.isVisible()) == (True, False)
    assert contents.nothing.text() == say("map-contents-nothing")
    contents.search.clear()
    assert (contents.nothing.isVisible(), contents.table.isVisible()) == (False, True)


def test_the_table_can_be_sorted_by_any_column(view: MapView, contents: MapTableView) -> None:
    """Places by column, row and level, so that A10 comes after A9."""
    view.set_board(random_board(4, 12, 3))
    ground = [place for place in shown(contents) if not place.endswith("^")]
    assert ground[:11] == [f"A{row}" for row in range(1, 12)]
    header = contents.table.horizontalHeader()
    pos = QPoint(header.sectionViewportPosition(3) + 10, 5)
    QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=pos)
    terrain = [row[2] for row in shown(contents).values()]
    assert terrain in (sorted(terrain), sorted(terrain, reverse=True))
    assert len(set(terrain)) > 3


def test_columns_without_anything_to_say_are_left_out(view: MapView, contents: MapTableView) -> None:
    def columns() -> set[str]:
        table = contents.table
        return {HEADERS[each].removeprefix("map-column-") for each in range(8) if not table.isColumnHidden(each)}

    board = random_board(4, 12, 3)
    view.set_board(board)
    assert {"place", "figure", "now", "terrain", "height"} <= columns()
    view.set_board(replace(board, pieces=(), markers=(), zones=()))
    assert columns() - {"level"} == {"place", "terrain", "height"}


def test_the_cursor_is_in_the_same_place(view: MapView, contents: MapTableView) -> None:
    view.set_cursor("D5")
    assert contents.current_place() == "D5"
    contents.table.setFocus()
    QTest.keyClick(contents.table, Key.Key_Down)
    assert view.cursor_place == contents.current_place() == "D6"
    contents.occupied.click()
    view.set_cursor("A1")
    assert contents.current_place() != "A1"
    contents.occupied.click()
    assert contents.current_place() == "A1"


def test_enter_acts_as_on_the_canvas(view: MapView, contents: MapTableView) -> None:
    acted = heard(contents.activated)
    view.set_cursor("G4")
    contents.table.setFocus()
    QTest.keyClick(contents.table, Key.Key_Return)
    view.set_cursor("A1")
    QTest.keyClick(contents.table, Key.Key_Return)
    assert acted == [("G4", "eel"), ("A1", "")]


def test_tab_goes_from_one_part_to_the_next(contents: MapTableView) -> None:
    """And out of the table again."""
    contents.search.setFocus()
    passed = []
    for _ in range(4):
        focused = contents.focusWidget()
        assert focused is not None
        passed.append(focused.objectName())
        QTest.keyClick(focused, Key.Key_Tab)
    assert passed[:3] == ["map-contents-search", "map-contents-occupied", "map-contents-pointed-out"]
    assert passed[3] == "map-contents-table"
    assert contents.focusWidget() is not contents.table


@pytest.mark.parametrize("lang", languages())
def test_everything_has_a_name_in_every_language(contents: MapTableView, lang: str) -> None:
    contents.speak(lang)
    focusable = [
        each
        for kind in (QLineEdit, QCheckBox, QTableView)
        for each in contents.findChildren(kind)
        if each.focusPolicy() is not Qt.FocusPolicy.NoFocus
    ]
    assert len(focusable) == 4
    assert all(each.objectName() and each.accessibleName() for each in focusable)
    headers = [contents.model.headerData(column, Qt.Orientation.Horizontal) for column in range(8)]
    assert len(set(headers)) == 8
    assert shown(contents)["C2"][4] == say("map-level-ground", lang)


def test_no_header_is_cut_off(contents: MapTableView) -> None:
    header = contents.table.horizontalHeader()
    for column in range(header.count() - 1):
        assert header.sectionSize(column) >= header.sectionSizeHint(column)
