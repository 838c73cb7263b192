"""The board of a document's thumbnail, and the documents without one."""

import json
from dataclasses import replace

import pytest

from editor.thumbnails.thumbnail_board import thumbnail_board
from editor.thumbnails.thumbnail_source import ThumbnailSource
from editor.view_model.board import GameBoard
from tests.support.picture_documents import LOW, STARTS, TALL, Plain, areas, notes, scenario, sheet, texts


def on_hexes(document: Plain, map_: Plain | None = None) -> GameBoard:
    found = thumbnail_board(texts(document, map_))
    assert isinstance(found, GameBoard)
    return found


def test_a_map_shows_its_terrain_zones_and_objectives() -> None:
    board = on_hexes(sheet())
    terrain = {cell.id: cell.kind for cell in board.places}
    assert (terrain[TALL], terrain[LOW], terrain["A1"]) == ("tall", "low", "open")
    assert [zone.seat for zone in board.zones] == ["red", "blue"]
    assert [(marker.kind, marker.place) for marker in board.markers] == [("objective", "D2")]


def test_a_scenario_shows_who_starts_where_with_its_sides_in_their_order() -> None:
    for found in (on_hexes(scenario(), sheet()), on_hexes(scenario(map=sheet()))):
        assert {figure.seat: figure.places for figure in found.pieces} == {
            seat: (place,) for seat, place in STARTS.items()
        }
        assert found.seats == ("blue", "red")


def test_figures_of_a_list_are_shown_where_it_is_placed_and_those_beside_the_map_are_not() -> None:
    placed = [{"figure": "ann", "at": "B2"}, {"figure": "bob", "at": "B3", "reserve": True}]
    armies = [{"seat": "red", "army": "test/list", "placements": placed}, {"seat": "blue", "figures": []}]
    assert [figure.places for figure in on_hexes(scenario(armies=armies), sheet()).pieces] == [("B2",)]


def test_notes_are_shown_on_their_map() -> None:
    markers = on_hexes(notes("B2", "C4"), sheet()).markers
    assert [(each.kind, each.place) for each in markers if each.kind == "note"] == [("note", "B2"), ("note", "C4")]


def test_areas_are_drawn_with_what_lies_in_them() -> None:
    found = thumbnail_board(texts(areas()))
    assert found is not None
    assert [(place.id, place.kind) for place in found.places] == [("base", "outpost"), ("moor", "wild")]
    assert [(zone.seat, zone.places) for zone in found.zones] == [("red", frozenset({"base"}))]
    assert [(marker.kind, marker.place) for marker in found.markers] == [("token", "moor")]
    fight = {"seat": "red", "figures": [{"id": "ann", "card": "battleground/he-man", "at": "moor"}]}
    with_figures = thumbnail_board(texts(scenario(armies=[fight], map="test/areas"), areas()))
    assert with_figures is not None
    assert [(piece.seat, piece.places) for piece in with_figures.pieces] == [("red", ("moor",))]


OUTSIDE = [{"id": "wall", "class": "tall", "hexes": ["Z99"]}]
LOST = [{"seat": "red", "figures": [{"id": "ann", "card": "battleground/he-man", "at": "Z99"}]}]
FAR = [{"id": "moor", "class": "wild", "polygon": [[0, 0], [1_000_000, 0], [0, 60]]}]


@pytest.mark.parametrize(
    ("document", "map_"),
    [
        (sheet(pieces=OUTSIDE), None),
        (sheet(grid={"shape": "hex", "tops": "flat", "columns": 9999, "rows": 1}), None),
        (sheet(grid={"shape": "hex", "tops": "flat", "columns": 101, "rows": 100}), None),
        (sheet(schema="1.99"), None),
        (sheet(schema="2.0"), None),
        (scenario(), None),
        (scenario(), sheet(pieces=OUTSIDE)),
        (scenario(), scenario()),
        (scenario(armies=LOST), sheet()),
        (scenario(map=None), None),
        (notes("Z99"), sheet()),
        (areas(areas=FAR, tokens=[]), None),
        (areas(areas=[{"id": "moor", "class": "wild"}], tokens=[]), None),
        ({"kind": "map"}, None),
        ([1, 2, 3], None),
    ],
)
def test_of_what_is_wrong_newer_or_not_drawn_there_is_nothing(document: Plain, map_: Plain | None) -> None:
    assert thumbnail_board(texts(document, map_)) is None


def test_of_a_text_that_was_cut_off_there_is_nothing() -> None:
    whole = json.dumps(sheet())
    assert thumbnail_board(ThumbnailSource(whole)) is not None
    assert thumbnail_board(replace(ThumbnailSource(whole), document=whole[:-20])) is None
