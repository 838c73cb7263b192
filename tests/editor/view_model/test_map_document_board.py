"""The board of a map that is edited is the board of the map, made anew only where it changed."""

import json
import random
from typing import Any

import pytest

from editor.view_model.board import AreaSheet
from editor.view_model.map_document_board import MapBoardBuilder, board_of
from engine.content.maps.area_map import AreaMap
from engine.content.maps.hex_map import HexMap
from engine.geometry.hex.grid import Grid
from tests.support.documents import SAMPLES

GRID = Grid(20, 16, "flat")
NAMES = [GRID.name(hex_) for hex_ in range(GRID.size)]
CLASSES = ("tall", "low", "difficult", "platform")


def random_map(chance: random.Random, pieces: int = 24) -> dict[str, Any]:
    return {
        "kind": "map",
        "schema": "1.0",
        "id": "test/map",
        "system": "battleground",
        "name": {"en": "Map"},
        "grid": {"shape": "hex", "tops": "flat", "columns": 20, "rows": 16},
        "pieces": [random_piece(chance, f"p{number}") for number in range(pieces)],
        "zones": [{"id": "west", "seat": "red", "hexes": ["A1-B4"]}],
        "roles": [{"role": "stone", "hexes": ["J4", "J5"]}, {"role": "camp", "hexes": ["C9-D10"]}],
        "objectives": [{"id": "one", "at": "H8"}],
    }


def random_piece(chance: random.Random, name: str) -> dict[str, Any]:
    return {"id": name, "class": chance.choice(CLASSES), "hexes": chance.sample(NAMES, chance.randint(1, 6))}


def edited(chance: random.Random, wire: dict[str, Any]) -> dict[str, Any]:
    """The map after one edit of some kind."""
    pieces = list(wire["pieces"])
    match chance.randrange(7):
        case 0:
            pieces.insert(chance.randint(0, len(pieces)), random_piece(chance, f"n{chance.randrange(10**9)}"))
        case 1 if pieces:
            pieces.pop(chance.randrange(len(pieces)))
        case 2 if pieces:
            number = chance.randrange(len(pieces))
            pieces[number] = random_piece(chance, pieces[number]["id"])
        case 3:
            chance.shuffle(pieces)
        case 4:
            return wire | {"zones": [{"id": "west", "seat": "blue", "hexes": [chance.choice(NAMES)]}]}
        case 5:
            return wire | {"roles": [{"role": chance.choice(("stone", "camp")), "hexes": chance.sample(NAMES, 3)}]}
        case _:
            return wire | {"objectives": [{"id": "one", "at": chance.choice(NAMES)}]}
    return wire | {"pieces": pieces}


@pytest.mark.parametrize("seed", range(6))
def test_the_board_of_every_version_is_that_of_the_map_alone(seed: int) -> None:
    chance = random.Random(seed)
    wire, builder = random_map(chance), MapBoardBuilder("en")
    for _ in range(40):
        sheet = HexMap.model_validate(wire)
        assert builder.board(sheet) == board_of(sheet, "en")
        wire = edited(chance, wire)


def test_places_that_did_not_change_are_the_same_objects() -> None:
    wire, builder = random_map(random.Random(0)), MapBoardBuilder("en")
    before = builder.board(HexMap.model_validate(wire))
    free = next(name for name in NAMES if all(name not in piece["hexes"] for piece in wire["pieces"]))
    wire["pieces"].append({"id": "new", "class": "tall", "hexes": [free]})
    after = builder.board(HexMap.model_validate(wire))
    made = [new.id for old, new in zip(before.places, after.places, strict=True) if old is not new]
    assert made == [free]
    assert builder.board(HexMap.model_validate(wire)).places is after.places


def test_a_map_of_areas_keeps_the_places_that_did_not_change() -> None:
    wire = json.loads((SAMPLES / "three-outposts.json").read_bytes())
    builder = MapBoardBuilder("en")
    before = builder.board(AreaMap.model_validate(wire))
    wire["areas"][3]["class"] = "sea"
    after = builder.board(AreaMap.model_validate(wire))
    made = [new.id for old, new in zip(before.places, after.places, strict=True) if old is not new]
    assert made == ["moor"]
    assert before.sheet == after.sheet


def test_a_map_of_areas_is_shown_with_names_classes_lines_and_bases() -> None:
    board = board_of(AreaMap.model_validate(json.loads((SAMPLES / "three-outposts.json").read_bytes())), "it")
    assert isinstance(board.sheet, AreaSheet)
    titles = {place.id: (place.title, place.name) for place in board.places}
    assert titles["mill"] == ("Il Mulino", "Avamposto: forge")
    assert titles["bay"] == ("Bay", "Mare")
    assert [(zone.seat, zone.places) for zone in board.zones] == [("masters", frozenset({"gate"}))]
    assert [(marker.kind, marker.name, marker.place) for marker in board.markers] == [("token", "Quest", "moor")]
    assert [line.kind for line in board.sheet.lines] == ["path", "route"]
    assert len(board.sheet.outlines["bay"]) == 2


def test_hexes_where_a_seat_deploys_are_its_zone_and_an_arena_lies_in_sand() -> None:
    wire = random_map(random.Random(1)) | {"system": "hoplomachus", "zones": []}
    wire["roles"] = [{"role": "deploy-blue", "hexes": ["A1", "A2"]}, {"role": "deploy-late", "hexes": ["C1"]}]
    board = board_of(HexMap.model_validate(wire), "en")
    assert [(zone.seat, sorted(zone.places)) for zone in board.zones] == [("blue", ["A1", "A2"]), (None, ["C1"])]
    assert (board.surface, board.seats) == ("sand", ("blue",))
    assert board_of(HexMap.model_validate(random_map(random.Random(1))), "en").surface == "paper"


def test_areas_keep_what_they_are_for_and_what_they_bring() -> None:
    sheet = AreaMap.model_validate(json.loads((SAMPLES / "three-outposts.json").read_bytes()))
    found = {place.id: (place.roles, place.income) for place in board_of(sheet, "en").places}
    assert (found["gate"], found["mill"], found["moor"]) == ((("base",), 0), (("forge",), 2), ((), 0))
