"""Notes and their map as a picture."""

import json

from editor.pages.notes.page import free_note_id
from editor.theme.board_colours import BOARD_COLOURS
from editor.view_model.board import HexSheet
from editor.view_model.map_document_board import GROUND, board_of
from editor.view_model.note_markers import MAX_LETTERS, markers_of, note_line
from engine.content.kinds.notes import Note
from engine.content.maps.hex_map import HexMap
from engine.words import resources_folder
from tests.support.notes import notes_of


def stock_map(path: str) -> HexMap:
    return HexMap.model_validate(json.loads((resources_folder() / "systems" / path).read_text(encoding="utf-8")))


def test_a_map_is_shown_with_its_terrain_zones_and_objectives() -> None:
    sheet = stock_map("battleground/maps/wasteland.json")
    board = board_of(sheet, "en")
    assert board.sheet == HexSheet(sheet.grid.tops, sheet.grid.columns, sheet.grid.rows)
    assert len([cell for cell in board.places if not cell.level]) == sheet.sheet().size
    assert {cell.kind for cell in board.places} >= {"open", "low", "tall"}
    assert [zone.seat for zone in board.zones] == [zone.seat for zone in sheet.zones]
    assert [marker.place for marker in board.markers] == [each.at for each in sheet.objectives]


def test_hexes_with_a_meaning_are_terrain_or_zones() -> None:
    sheet = stock_map("hoplomachus/maps/pozzuoli.json")
    board = board_of(sheet, "pl")
    deploying = {f"deploy-{zone.seat}": zone for zone in board.zones if zone.seat}
    shown = {zone.name for zone in board.zones} | {cell.name for cell in board.places}
    for role in sheet.roles:
        if role.role in deploying:
            assert deploying[role.role].places == {*role.hexes}
            assert board.seat_names[str(deploying[role.role].seat)] in deploying[role.role].name
        else:
            assert role.role.replace("-", " ").capitalize() in shown
    assert set(deploying) == {"deploy-red", "deploy-blue"}


def test_a_note_lies_on_its_place_with_its_number() -> None:
    notes = notes_of(Note(id="a", at="B2", text="Look\nhere"), Note(id="b", at="B2", sign="question"))
    one, two = markers_of(notes, "en")
    assert (one.kind, one.short, one.place, one.name) == ("note", "1", "B2", "note 1: Look")
    assert (two.short, two.name) == ("2", "note 2: question: (empty)")


def test_a_long_text_is_cut() -> None:
    line = note_line(Note(id="a", at="B2", text="\n\n  " + "x" * 200), "en")
    assert line == "x" * (MAX_LETTERS - 1) + "…"


def test_a_new_note_has_a_name_of_its_own() -> None:
    notes = notes_of(Note(id="note-1", at="A1"), Note(id="note-3", at="A1"))
    assert free_note_id(notes) == "note-4"


def test_every_ground_of_the_canvas_is_drawn_as_ground() -> None:
    assert all(frozenset(inks.fills) == GROUND for inks in BOARD_COLOURS.values())
