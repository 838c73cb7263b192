"""Symmetry while drawing: a change is done to the twins, the map stays symmetric, and parts without twins are found."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from editor.edits.edit import Edit
from editor.edits.edit_batch import EditBatch
from editor.edits.edit_registry import read_edit
from editor.services.document_resolver import DocumentResolver
from engine.content.canonical_json import save
from engine.content.checks.document_checks import check_document
from engine.content.checks.fix import PlainEdit
from engine.content.loading.document_reader import OpenedDocument, open_document
from engine.content.maps.hex_map import HexMap
from engine.content.maps.map_parts import live_symmetry, piece_classes, regions
from engine.content.maps.symmetry_checks import ASYMMETRIC, asymmetry_problems
from engine.content.maps.twin_edits import leading_edits, twin_edits
from engine.geometry.hex.grid import Grid
from engine.geometry.hex.sheet_symmetry import ORDERS, sheet_symmetry
from engine.registry import declarations
from engine.words import languages, speak

STOCK = DocumentResolver()
MAPS = ("wasteland", "drowned-temple", "crystal-pass", "castle-courtyard")


def read(document: Any) -> HexMap:
    opened = open_document(document, declarations())
    assert isinstance(opened, OpenedDocument)
    found = opened.editable()
    assert isinstance(found, HexMap)
    return found


def stock(name: str, symmetry: str | None = "left-right", **others: Any) -> HexMap:
    """A stock map, drawn with a symmetry."""
    plain = json.loads(STOCK.read(f"battleground/{name}"))
    plain.pop("provenance")
    return read({**plain, **({"symmetry": {"type": symmetry}} if symmetry else {}), **others})


def empty(symmetry: str, **others: Any) -> HexMap:
    """An empty map with a symmetry."""
    grid = {"shape": "hex", "tops": "flat", "columns": 15, "rows": 16, "inch": 1}
    head = {"kind": "map", "schema": "1.1", "id": "mine/map", "system": "battleground"}
    return read({**head, "grid": grid, "symmetry": {"type": symmetry}, **others})


def applied(board: HexMap, edits: tuple[PlainEdit, ...]) -> HexMap:
    """A map after plain edits in one step, which can be undone."""
    batch: Edit = EditBatch(tuple(read_edit(dict(edit)) for edit in edits))
    after, undo = batch.apply(board)
    assert save(undo.apply(after)[0]) == save(board)
    return after


def content(board: HexMap) -> Any:
    """What lies on a map, without names."""
    tokens = [sorted(token.at for token in tokens) for tokens in (board.objectives, board.tokens)]
    return sorted(map(repr, (sorted(each.items()) for each in piece_classes(board)))), tokens, regions(board)


def drawn(chance: random.Random, board: HexMap) -> HexMap:
    """A map after one change by hand: a piece, a token or some hexes of a zone, put, moved or taken away."""
    grid = board.sheet()
    plain = board.plain()
    hexes = [grid.name(chance.randrange(grid.size))]
    pieces, zones = plain.setdefault("pieces", []), plain.setdefault("zones", [])
    match chance.randrange(7):
        case 0 | 1:
            near = [each for each in range(6) if grid.neighbour(grid.place(hexes[0]), each) is not None]
            hexes.append(grid.name(grid.neighbour(grid.place(hexes[0]), chance.choice(near)) or 0))
            hex_class = chance.choice(["tall", "low", "difficult", "platform"])
            pieces.append({"id": f"new-{chance.getrandbits(40)}", "class": hex_class, "hexes": hexes})
        case 2 if pieces:
            pieces.pop(chance.randrange(len(pieces)))
        case 3 if pieces:
            pieces[chance.randrange(len(pieces))]["class"] = "low"
        case 4:
            plain.setdefault("objectives", []).append({"id": f"o-{chance.getrandbits(40)}", "at": hexes[0]})
        case 5 if plain.get("objectives"):
            plain["objectives"][0]["at"] = hexes[0]
        case _:
            if zones:
                zones[0]["hexes"] = [*zones[0]["hexes"], *hexes]
            else:
                zones.append({"id": "red", "seat": "red", "hexes": hexes})
    return read(plain)


@pytest.mark.parametrize("name", MAPS)
def test_stock_maps_are_mirrored(name: str) -> None:
    """Seats change sides, roles that name none stay. The gate of the castle has no twin, on purpose."""
    board = stock(name)
    live = live_symmetry(board)
    assert live is not None
    assert live.seats == ("red", "blue")
    assert [each.values["part"] for each in asymmetry_problems(board)] == ["gate"] * (name == "castle-courtyard")
    assert list(asymmetry_problems(stock(name, None))) == []


@pytest.mark.parametrize("symmetry", ORDERS)
def test_a_map_stays_symmetric_while_it_is_drawn(symmetry: str) -> None:
    """Forty changes by chance: after each with its twins nothing lacks a twin but what could not have one."""
    chance = random.Random(symmetry)
    board = empty(symmetry)
    for _ in range(40):
        before, missing = board, {each.path for each in asymmetry_problems(board)}
        after = drawn(chance, before)
        twins = twin_edits(before, after)
        board = applied(after, twins.edits)
        if not twins.missing:
            assert {each.path for each in asymmetry_problems(board)} <= missing
        else:
            assert all(speak(each, lang) for each in twins.missing for lang in languages())
            board = before
    assert len(board.pieces) > 3


def test_a_change_of_the_twin_is_the_same_change() -> None:
    """To move, change or remove a piece, or its twin, gives one and the same map."""
    board = stock("castle-courtyard")
    mirror = sheet_symmetry(board.sheet(), "left-right")
    grid = board.sheet()
    free = [grid.place(f"E{row}") for row in (27, 28)]
    pairs = [(piece.id, piece.id.replace("west", "east")) for piece in board.pieces if piece.id.endswith("west")]
    for one, other in pairs[:4]:
        made = []
        for name, motion in ((one, 0), (other, 1)):
            plain = board.plain()
            number = next(each for each, piece in enumerate(plain["pieces"]) if piece["id"] == name)
            hexes = [grid.name(mirror.hex(motion, hex_) or 0) for hex_ in free]
            plain["pieces"][number] = {"id": name, "class": "difficult", "hexes": hexes}
            after = read(plain)
            made.append(content(applied(after, twin_edits(board, after).edits)))
        assert made[0] == made[1]


def test_ladders_platforms_tokens_and_zones_have_twins() -> None:
    """At their height, for the other seat; on the axis a part is its own twin."""
    board = empty("left-right")
    plain = board.plain() | {
        "pieces": [
            {"id": "rock", "class": "tall", "hexes": ["C3", "C4"]},
            {"id": "deck", "class": "platform", "hexes": ["C4", "C5"]},
            {"id": "way", "class": "ladder", "hexes": ["C6"]},
            {"id": "middle", "class": "low", "hexes": ["H8", "H9"]},
        ],
        "objectives": [{"id": "high", "at": "C5^"}, {"id": "centre", "at": "H2"}],
        "zones": [{"id": "mine", "seat": "red", "hexes": ["A1-B16"]}],
        "roles": [{"role": "gate-red", "hexes": ["B3"]}],
    }
    after = read(plain)
    made = applied(after, twin_edits(board, after).edits)
    assert {piece.id: piece.plain()["hexes"] for piece in made.pieces[4:]} == {
        "rock-2": ["M3", "M4"],
        "deck-2": ["M4", "M5"],
        "way-2": ["M6"],
    }
    assert [token.at for token in made.objectives] == ["C5^", "H2", "M5^"]
    assert [(zone.seat, zone.hexes) for zone in made.zones] == [("red", ("A1-B16",)), ("blue", ("N1-O16",))]
    assert [(role.role, role.hexes) for role in made.roles] == [("gate-red", ("B3",)), ("gate-blue", ("N3",))]
    assert list(asymmetry_problems(made)) == []
    fewer = read({**made.plain(), "pieces": made.plain()["pieces"][1:]})
    assert "rock-2" not in [piece.id for piece in applied(fewer, twin_edits(made, fewer).edits).pieces]


def test_a_missing_twin_has_a_reason() -> None:
    """A piece that would lie on its twin, on another piece, or outside the sheet."""
    board = empty("left-right", pieces=[{"id": "rock", "class": "tall", "hexes": ["O1"]}])
    for hexes, wanted in ((["H3", "I3"], "twin-on-itself"), (["A1"], None), (["A1", "A2"], "twin-taken")):
        after = read(
            {**board.plain(), "pieces": [*board.plain()["pieces"], {"id": "n", "class": "low", "hexes": hexes}]}
        )
        assert [each.id for each in twin_edits(board, after).missing] == [wanted or "twin-taken"]
    low = empty("top-bottom")
    after = read({**low.plain(), "objectives": [{"id": "edge", "at": "B16"}]})
    assert [each.id for each in twin_edits(low, after).missing] == ["twin-outside"]
    assert twin_edits(stock("wasteland", None), stock("wasteland", None)) == ((), ())


def test_a_part_without_a_twin_is_a_problem_with_fixes() -> None:
    """It gets its twin, or the symmetry is broken there on purpose, which the map keeps; or it is removed."""
    board = stock("wasteland")
    board = read(
        {**board.plain(), "pieces": [*board.plain()["pieces"], {"id": "lone", "class": "low", "hexes": ["L2"]}]}
    )
    (problem,) = [
        each for each in check_document(board.plain(), declarations(), STOCK).problems if each.code == ASYMMETRIC
    ]
    assert (problem.path, problem.severity, problem.rule) == ("$.pieces[22]", "warning", None)
    assert [fix.label.id for fix in problem.fixes] == ["edit-fix-twin", "edit-fix-break", "edit-fix-remove"]
    for fix in problem.fixes:
        assert list(asymmetry_problems(applied(board, fix.edits))) == []
    broken = applied(board, problem.fixes[1].edits)
    assert broken.symmetry is not None
    assert broken.symmetry.exceptions == ("L2",)
    assert twin_edits(broken, read({**broken.plain(), "pieces": broken.plain()["pieces"][:-1]})).edits == ()
    zoned = read({**stock("wasteland").plain(), "zones": [{"id": "west", "seat": "red", "hexes": ["A1-C30"]}]})
    for fix in next(asymmetry for asymmetry in check_document(zoned.plain(), declarations(), STOCK).problems).fixes:
        assert list(asymmetry_problems(applied(zoned, fix.edits))) == []


def test_one_side_leads() -> None:
    """The map becomes symmetric by the parts of that side; to lead twice changes nothing."""
    chance = random.Random(3)
    for name in MAPS:
        board = stock(name, None)
        for _ in range(6):
            board = drawn(chance, board)
        board = read({**board.plain(), "symmetry": {"type": "left-right"}})
        side = sum(1 << hex_ for hex_ in range(12 * 30))
        made = applied(board, leading_edits(board, side).edits)
        assert list(asymmetry_problems(made)) == []
        assert content(applied(made, leading_edits(made, side).edits)) == content(made)
    assert leading_edits(stock("wasteland", None), 1) == ((), ())
    assert Grid(25, 30).size == 750
