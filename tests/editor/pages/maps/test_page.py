"""Maps of hexes and of areas on the page that shows them, from the file to the canvas."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget
from pytestqt.qtbot import QtBot

from editor.documents.document import OpenDocument
from editor.edits.path_edits import SetValue
from editor.pages.library.document_text_page import DocumentTextPage
from editor.pages.maps.page import MapPage
from editor.pages.notes.page import NotesPage
from editor.services.open_requests import open_named
from editor.view_model.map_document_board import board_of
from editor.widgets.problem_panel import PROBLEM, ListedProblem
from engine.content.maps.hex_map import HexMap
from engine.words import resources_folder
from tests.editor.conftest import OpenWindow, action, child
from tests.support.documents import SAMPLES
from tests.support.library_screens import page_on, settled
from tests.support.open_maps import open_map

Key = Qt.Key
AREAS = SAMPLES / "three-outposts.json"
HEXES = resources_folder() / "systems" / "hoplomachus" / "maps" / "pozzuoli.json"

WriteMap = Callable[[dict[str, Any]], Path]


@pytest.fixture
def write_map(tmp_path: Path) -> WriteMap:
    """Writes the sample map of areas with changes."""

    def write(changes: dict[str, Any]) -> Path:
        path = tmp_path / "changed.json"
        path.write_text(json.dumps(json.loads(AREAS.read_bytes()) | changes), encoding="utf-8")
        return path

    return write


def point_in(page: MapPage, place: str) -> QPoint:
    at = page.map.painter.board_index.centre(place)
    assert at is not None
    return page.map.in_view(*at).toPoint()


@pytest.mark.parametrize(("path", "count"), [(AREAS, 6), (HEXES, 81)], ids=["areas", "hexes"])
def test_a_map_opens_on_the_canvas_and_is_remembered(open_window: OpenWindow, path: Path, count: int) -> None:
    window = open_window()
    page = open_map(window, path)
    assert page.overview.contents.filter.rowCount() == len(page.map.board.places) == count
    assert page.undo_stack() is None
    assert not page.is_edited()
    assert window.store.preferences.recent == (str(path),)
    open_named(window.context, [str(path)])
    assert window.page is page
    assert len(window.pages) == 2


def test_the_mouse_and_the_keyboard_go_from_area_to_area(open_window: OpenWindow) -> None:
    page = open_map(open_window(), AREAS)
    heard: list[str] = []
    page.status.connect(heard.append)
    for place in ("gate", "mill"):  # the mouse of the test before may rest on either
        QTest.mouseMove(page.map.viewport(), point_in(page, place))
    assert heard[-1] == "The Mill, Outpost: forge"
    page.map.set_cursor("gate")
    QTest.keyClick(page.map, Key.Key_Right)
    assert page.map.cursor_place == "moor"
    assert heard[-1] == "Moor, Wild region, Quest"
    fitted = page.map.scale
    page.map.zoom(2.0)
    assert page.map.scale == pytest.approx(2 * fitted)
    page.map.fit()
    assert page.map.scale == pytest.approx(fitted)


@pytest.mark.command("turn-board")
def test_ctrl_r_turns_the_map_and_it_is_remembered(open_window: OpenWindow) -> None:
    """For this map, also after its page was closed, and for nothing that shows no map."""
    window = open_window()
    assert not action(window, "turn-board").isEnabled()
    for path in (HEXES, AREAS):
        page = open_map(window, path)
        before = page.map.quarters
        QTest.keyClick(window, Key.Key_R, Qt.KeyboardModifier.ControlModifier)
        assert page.map.quarters == (before + 1) % 4
        window.close_page(page)
        assert open_map(window, path).map.quarters == (before + 1) % 4


def test_the_contents_table_moves_the_cursor(open_window: OpenWindow, qtbot: QtBot) -> None:
    page = open_map(open_window(), AREAS)
    contents = page.overview.contents
    qtbot.waitUntil(contents.isVisible)
    contents.table.setFocus()
    contents.table.setCurrentIndex(contents.filter.index(5, 0))
    assert page.map.cursor_place == "bay"
    assert page.overview.mini_map.frame().width() > 10


def test_a_map_of_the_library_opens_on_the_canvas(open_window: OpenWindow) -> None:
    window = open_window()
    library = page_on(window)
    entry = next(row.entry for row in library.browser.model.rows if row.entry.kind == "map")
    for _ in range(2):
        library.do("open", [entry])
        settled(window)
    page = window.page
    assert isinstance(page, MapPage)
    assert page.sheet.id == entry.id
    assert window.pages.count(page) == 1
    assert len(window.pages) == 3


def test_a_map_that_is_opened_again_shows_what_changed(open_window: OpenWindow, tmp_path: Path) -> None:
    """Only the changed place is built anew; the view, the cursor and the selection stay."""
    path = tmp_path / "edited.json"
    wire = json.loads(HEXES.read_bytes())
    path.write_text(json.dumps(wire), encoding="utf-8")
    window = open_window()
    page = open_map(window, path)
    page.map.zoom(2.0)
    page.map.set_cursor("D4")
    before, chunks, view = page.map.board, drawn_chunks(page), page.map.seen()
    wire["roles"].append({"role": "difficult", "hexes": ["D5"]})
    path.write_text(json.dumps(wire | {"name": {"en": "Edited"}}), encoding="utf-8")
    assert open_map(window, path) is page
    made = [new.id for old, new in zip(before.places, page.map.board.places, strict=True) if old is not new]
    assert made == ["D5"]
    assert page.map.board == board_of(page.sheet, "en")
    assert 1 <= drawn_chunks(page) - chunks <= 4
    assert (page.map.seen(), page.map.cursor_place) == (view, "D4")
    assert page.overview.contents.table.currentIndex().data() == "D4"
    assert page.title() == window.tabs.bar.tabText(window.tabs.bar.place_of(page)) == "Edited"


def test_a_map_that_can_no_longer_be_drawn_is_opened_again_as_text(
    open_window: OpenWindow, write_map: WriteMap
) -> None:
    window = open_window()
    path = write_map({})
    open_map(window, path)
    write_map({"tokens": [{"id": "q", "at": "nowhere", "type": "quest"}]})
    open_named(window.context, [str(path)])
    assert isinstance(window.page, DocumentTextPage)
    assert len(window.pages) == 2


def drawn_chunks(page: MapPage) -> int:
    """How many chunks of the ground were drawn when all that is visible is."""
    ground, viewport = page.map.painter.ground, page.map.viewport()
    viewport.repaint()
    while ground.misses(page.map.origin, viewport.rect()).isValid():
        viewport.repaint()
    return ground.drawn_chunks


def test_an_edit_of_an_open_map_changes_only_its_place_on_the_canvas(open_window: OpenWindow, tmp_path: Path) -> None:
    """As a page that edits maps would do it: an edit of the document, and the map of the document on the canvas."""
    path = tmp_path / "map.json"
    grid = {"shape": "hex", "tops": "flat", "columns": 40, "rows": 40}
    rock = {"id": "rock", "class": "tall", "hexes": ["H12"]}
    wire = {"kind": "map", "schema": "1.0", "id": "m", "system": "battleground", "grid": grid, "pieces": [rock]}
    path.write_text(json.dumps(wire), encoding="utf-8")
    page = open_map(open_window(), path)
    document = OpenDocument(page.sheet)
    document.changed.connect(lambda _: page.show_map(cast(HexMap, document.content)))
    before, chunks = page.map.board, drawn_chunks(page)
    assert document.do(SetValue(("pieces", 0, "class"), "low"))
    made = [new for old, new in zip(before.places, page.map.board.places, strict=True) if old is not new]
    assert [(place.id, place.kind) for place in made] == [("H12", "low")]
    assert drawn_chunks(page) == chunks + 1
    document.stack.undo()
    assert page.map.board == before


def test_the_page_speaks_another_language(open_window: OpenWindow) -> None:
    window = open_window()
    page = open_map(window, AREAS)
    assert page.title() == "Three outposts"
    window.speak("it")
    assert page.title() == "Tre avamposti"
    assert page.map.place_text("mill").startswith("Il Mulino")
    assert page.annotate.text() == "Nuove note su questa mappa"


def test_new_notes_hold_a_copy_of_a_map_from_a_file(open_window: OpenWindow) -> None:
    window = open_window()
    page = open_map(window, AREAS)
    page.annotate.click()
    notes = window.page
    assert isinstance(notes, NotesPage)
    assert notes.title() == "Notes on Three outposts"
    assert notes.notes.plain()["map"] == page.sheet.plain()
    notes.add_at("marsh")
    assert [note.at for note in notes.notes.placed] == ["marsh"]


def test_new_notes_name_a_map_that_ships(open_window: OpenWindow) -> None:
    window = open_window()
    open_map(window, HEXES).annotate.click()
    notes = window.page
    assert isinstance(notes, NotesPage)
    assert notes.notes.plain()["map"] == "hoplomachus/pozzuoli"


def test_notes_on_a_map_with_the_longest_name_and_id(open_window: OpenWindow, write_map: WriteMap) -> None:
    window = open_window()
    open_map(window, write_map({"id": "m" * 60, "name": {"en": "n" * 120}})).annotate.click()
    assert isinstance(window.page, NotesPage)


def listed(problems: QListWidget) -> list[ListedProblem]:
    """The problems in the rows of the list."""
    return [problems.item(row).data(PROBLEM) for row in range(problems.count())]


def test_problems_of_the_map_are_listed_in_every_language(open_window: OpenWindow) -> None:
    window = open_window()
    page = open_map(window, AREAS)
    settled(window)
    problems = child(page.problems, QListWidget, "map-problems")
    before = [each.text.sentence for each in listed(problems)]
    assert before == ["This Hexsmith has no game “fields”, so this can’t be played. Install a version that has it."]
    window.speak("pl")
    assert [each.text.sentence for each in listed(problems)] != before


def test_a_problem_leads_to_its_place(open_window: OpenWindow, tmp_path: Path) -> None:
    grid = {"shape": "hex", "tops": "flat", "columns": 8, "rows": 8}
    ladder = {"id": "up", "class": "ladder", "hexes": ["E5"]}
    path = tmp_path / "ladder.json"
    wire = {"kind": "map", "schema": "1.0", "id": "m", "system": "battleground", "grid": grid, "pieces": [ladder]}
    path.write_text(json.dumps(wire), encoding="utf-8")
    window = open_window()
    page = open_map(window, path)
    settled(window)
    problems = child(page.problems, QListWidget, "map-problems")
    row = next(row for row, each in enumerate(listed(problems)) if "ladder" in each.text.sentence.lower())
    problems.itemActivated.emit(problems.item(row))
    assert page.map.cursor_place == "E5"


def test_a_map_that_cannot_be_drawn_is_shown_as_text(open_window: OpenWindow, write_map: WriteMap) -> None:
    window = open_window()
    open_named(window.context, [str(write_map({"tokens": [{"id": "q", "at": "nowhere", "type": "quest"}]}))])
    settled(window)
    page = window.page
    assert isinstance(page, DocumentTextPage)
    problems = listed(child(page.problems, QListWidget, "document-problems"))
    assert any("nowhere" in problem.text.sentence for problem in problems)
    assert page.problem_count.total == len(problems)
