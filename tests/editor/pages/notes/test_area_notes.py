"""Notes on a map of areas, from the file to the canvas: with the mouse, the keyboard and the contents table."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from editor.pages.notes.page import NotesPage
from engine.words import languages, say
from tests.editor.conftest import OpenWindow
from tests.editor.note_documents import open_notes
from tests.support.documents import SAMPLES

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(open_window: OpenWindow, tmp_path: Path) -> NotesPage:
    """Notes on the sample map of areas, opened from their file."""
    sheet = json.loads((SAMPLES / "three-outposts.json").read_bytes())
    wire = {"kind": "notes", "schema": "1.0", "id": "on-outposts", "system": sheet["system"], "map": sheet}
    wire["placed"] = [{"id": "one", "at": "moor", "text": "Fog"}]
    path = tmp_path / "outposts.json"
    path.write_text(json.dumps(wire), encoding="utf-8")
    return open_notes(open_window(), path)


def point_in(page: NotesPage, place: str) -> QPoint:
    at = page.map.painter.board_index.centre(place)
    assert at is not None
    return page.map.in_view(*at).toPoint()


def test_the_canvas_says_what_is_in_an_area(page: NotesPage) -> None:
    heard: list[str] = []
    page.map.status.connect(heard.append)
    for place in ("mill", "moor"):  # the mouse of the test before may rest on either
        QTest.mouseMove(page.map.viewport(), point_in(page, place))
    assert heard[-1] == "Moor, Wild region, Quest, note 1: Fog"
    QTest.mouseMove(page.map.viewport(), point_in(page, "mill"))
    assert heard[-1] == "The Mill, Outpost: forge"


def test_areas_are_reached_by_the_keyboard_and_get_notes(page: NotesPage) -> None:
    page.map.setFocus()
    page.map.set_cursor("gate")
    QTest.keyClick(page.map, Key.Key_Right)
    assert page.map.cursor_place == "moor"
    QTest.keyClick(page.map, Key.Key_Right)
    assert page.map.cursor_place == "mill"
    QTest.keyClick(page.map, Key.Key_N)
    assert [note.at for note in page.notes.placed] == ["moor", "mill"]
    page.undo_stack().undo()
    assert [note.at for note in page.notes.placed] == ["moor"]


def test_a_note_is_dragged_from_area_to_area(page: NotesPage) -> None:
    board_index = page.map.painter.board_index
    (note,) = (each for each in board_index.markers_at("moor") if each.kind == "note")
    start = page.map.in_view(*board_index.marker_point(note) or (0.0, 0.0)).toPoint()
    QTest.mousePress(page.map.viewport(), LEFT, pos=start)
    QTest.mouseMove(page.map.viewport(), start + QPoint(30, 30))
    QTest.mouseMove(page.map.viewport(), point_in(page, "bay"))
    QTest.mouseRelease(page.map.viewport(), LEFT, pos=point_in(page, "bay"))
    assert [note.at for note in page.notes.placed] == ["bay"]


def test_pan_zoom_and_fit_work_on_areas(page: NotesPage) -> None:
    view = page.map
    view.fit()
    fitted = view.scale
    view.zoom(2.0)
    assert view.scale == pytest.approx(2 * fitted)
    assert view.place_at(view.in_view(*view.painter.board_index.centre("bay") or (0.0, 0.0))) == "bay"
    view.fit()
    assert view.scale == fitted
    left, top, width, height = view.painter.board_index.geometry.bounds()
    for x, y in ((left, top), (left + width, top + height)):
        assert view.viewport().rect().adjusted(-1, -1, 1, 1).contains(view.in_view(x, y).toPoint())


def test_the_contents_table_and_the_mini_map_show_the_areas(page: NotesPage, qtbot: QtBot) -> None:
    contents = page.overview.contents
    contents.show()
    qtbot.waitUntil(contents.isVisible)
    model = contents.filter
    rows = [[model.index(row, column).data() for column in range(4)] for row in range(model.rowCount())]
    assert contents.model.headerData(0, Qt.Orientation.Horizontal) == "Area"
    assert [row[0] for row in rows] == ["Gate", "The Mill", "Light", "Moor", "Marsh", "Bay"]
    assert [row[3] for row in rows][3:] == ["Wild region", "Wild region", "Sea"]
    contents.table.setFocus()
    contents.table.setCurrentIndex(model.index(5, 0))
    assert page.map.cursor_place == "bay"
    frame = page.overview.mini_map.frame()
    assert frame.width() > 10


def test_areas_are_called_by_their_names(page: NotesPage) -> None:
    """In the list, over the form and in the undo menu; an area without a name by the words of its id."""
    page.add_at("mill")
    rows = [page.side.list.item(row).text() for row in range(page.side.list.count())]
    assert ["Moor" in rows[0], "The Mill" in rows[1]] == [True, True]
    assert page.undo_stack().undoText() == "Add a note at Mill"
    page.choose("one")
    assert any("Moor" in label.text() for label in page.side.form.findChildren(QLabel))


@pytest.mark.parametrize("lang", languages())
def test_a_map_of_areas_does_not_speak_of_hexes(page: NotesPage, lang: str) -> None:
    """Nor do the words that maps of both kinds share."""
    contents = page.overview.contents
    page.speak(lang)
    hexes = say("map-column-place", lang).casefold()
    header = str(contents.model.headerData(0, Qt.Orientation.Horizontal))
    shared = (contents.search.placeholderText(), contents.nothing.text(), say("map-legend-places", lang))
    assert not any(hexes in words.casefold() for words in (header, *shared))
