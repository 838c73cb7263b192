"""Terrain sets: shapes under turns and mirrors, classes with reasons, and the bill of a box."""

from __future__ import annotations

import json
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.services.document_resolver import DocumentResolver
from engine.content.checks.document_checks import CheckedDocument, check_document
from engine.content.checks.silenced_warnings import part_name, silence
from engine.content.kinds.terrain_set import TerrainSet
from engine.content.loading.document_reader import read_document
from engine.content.maps.box_bill import box_bill, set_pieces
from engine.content.maps.hex_map import HexMap
from engine.content.maps.hexes import hexes_of
from engine.content.maps.piece_shapes import ShapedHex, canonical_shape, hex_ranges, placing
from engine.content.maps.terrain_classes import HexClass, derived_class
from engine.content.references.mentions import mentions
from engine.geometry.hex.grid import Grid
from engine.registry import declarations
from engine.systems.battleground.documents.components import BOX, OBJECTIVE
from engine.words import languages, speak
from tests.support.documents import codes_by_path

STOCK = DocumentResolver()
BOX_ID = "battleground/terrain-box"
MAPS = ("wasteland", "drowned-temple", "crystal-pass", "castle-courtyard")

shapes = st.sets(st.tuples(st.integers(-4, 4), st.integers(-4, 4)), min_size=1, max_size=6).map(
    lambda hexes: tuple((lane, slant, "tall" if lane % 2 else "low") for lane, slant in sorted(hexes))
)


def box() -> TerrainSet:
    """The stock set."""
    found = read_document(STOCK.read(BOX_ID), declarations())
    assert isinstance(found, TerrainSet)
    return found


def board(name: str, **others: Any) -> HexMap:
    """A stock map with other values."""
    found = read_document({**json.loads(STOCK.read(f"battleground/{name}")), **others}, declarations())
    assert isinstance(found, HexMap)
    return found


def checked(document: HexMap) -> CheckedDocument:
    return check_document(document.plain(), declarations(), STOCK)


@given(shapes, st.integers(0, 5), st.booleans(), st.integers(-9, 9), st.integers(-9, 9))
def test_congruent_shapes_have_the_same_form(
    shape: tuple[ShapedHex, ...], turns: int, mirror: bool, lane: int, slant: int
) -> None:
    motion = placing(turns, mirror=mirror, origin=(lane, slant))
    image = tuple((*motion(own, along), hex_class) for own, along, hex_class in shape)
    assert canonical_shape(image) == canonical_shape(shape)
    other = (*shape[1:], (99, 99, shape[0][2]))
    assert canonical_shape(other) != canonical_shape(shape) or len(shape) == 1


@given(st.integers(1, 12), st.integers(1, 12), st.sampled_from(("flat", "pointy")), st.integers(0, 2**144 - 1))
def test_ranges_name_the_same_hexes(columns: int, rows: int, tops: Any, hexes: int) -> None:
    grid = Grid(columns, rows, tops)
    hexes &= grid.every_hex
    assert hexes_of(grid, hex_ranges(grid, hexes)) == hexes
    assert len(hex_ranges(grid, grid.every_hex)) == 1


@pytest.mark.rule("BG-MAP-3")
@pytest.mark.parametrize(
    ("inches", "stand", "opening", "attachable", "hex_class"),
    [
        (1.99, False, False, False, "low"),
        (2, False, False, False, "tall"),
        (2, False, False, True, "tall"),
        (9, False, True, False, "low"),
        (0.49, True, False, False, "difficult"),
        (0.5, True, False, False, None),
        (0.5, True, False, True, "platform"),
        (0, True, True, True, "platform"),
    ],
)
def test_a_class_follows_from_the_construction(
    inches: float, stand: bool, opening: bool, attachable: bool, hex_class: HexClass | None
) -> None:
    """The reason is a sentence in every language, another one for each branch of the rule."""
    found = derived_class(inches, stand=stand, opening=opening, attachable=attachable)
    assert found.hex_class == hex_class
    assert all(speak(found.why, lang) for lang in languages())


@pytest.mark.rule("BG-COMP-7")
def test_the_stock_set_is_the_box() -> None:
    """As many pieces of each class and size as the box has; ground that the box lacks may be used, but not counted."""
    counts: dict[tuple[str, int], int] = {}
    for piece in box().pieces:
        kinds = {hex_class for *_, hex_class in piece.shape()}
        kind = "mixed" if kinds == {"tall", "low"} else min(kinds)
        size = 0 if kind in ("platform", "ladder") else len(piece.shape())
        counts[kind, size] = counts.get((kind, size), 0) + (piece.count or 0)
    assert {sort: count for sort, count in counts.items() if count} == {
        sort: count for sort, count in BOX.items() if sort != OBJECTIVE
    }
    assert box().provenance is not None
    assert box().provenance.source == "house"  # type: ignore[union-attr]


@pytest.mark.parametrize("name", MAPS)
def test_the_pieces_of_stock_maps_are_recognised(name: str) -> None:
    """Each by its shape; the box is enough, but for rough ground."""
    bill = box_bill(board(name), box())
    assert bill.others == ()
    assert {line.piece for line in bill.beyond} <= {"rough-4"}
    assert sum(line.used for line in bill.lines) == len(board(name).pieces)


def test_a_placed_piece_is_the_piece_of_the_set() -> None:
    """Every piece, in every turn and mirror image, has its class on the map, by its name and by its shape."""
    grid = Grid(25, 30)
    for piece, turns, mirror in product(box().pieces, range(6), (False, True)):
        plain = piece.written(grid, "new", placing(turns, mirror=mirror, origin=grid.axial(grid.place("M15"))))
        assert plain is not None
        one = board("wasteland", pieces=[plain], objectives=[], provenance=None)
        assert {each: hexes.bit_count() for each, hexes in one.pieces[0].classes(grid).items()} == {
            each: sum(kind == each for *_, kind in piece.shape()) for *_, each in piece.shape()
        }
        assert list(set_pieces(one, box())) == [piece.id]
        del plain["of"]
        unnamed = board("wasteland", pieces=[plain], objectives=[], provenance=None)
        like = piece.like or piece.id
        assert box_bill(unnamed, box()).line(like).used == 1
    assert box().pieces[0].written(grid, "new", placing(0, origin=(-1, 0))) is None


def test_a_map_that_names_its_set_is_counted_by_it() -> None:
    """An unknown set or piece is only remarkable, since the map holds its pieces itself."""
    named = board("drowned-temple", set=BOX_ID)
    assert ("content-beyond-the-set", "BG-COMP-7", "warning") in [
        (each.code, each.rule, each.severity) for each in checked(named).problems
    ]
    assert "battleground-not-in-the-box" not in [each.code for each in checked(named).problems]
    assert [each.place for each in mentions(named.plain(), declarations())] == ["$.set"]
    pieces = [{**board("wasteland").pieces[0].plain(), "of": "wall-44"}]
    odd = board("wasteland", set="mine/nothing", pieces=pieces, provenance=None)
    assert [(each.path, each.severity) for each in checked(odd).problems] == [("$.set", "warning")]
    odd = board("wasteland", set=BOX_ID, pieces=pieces, provenance=None)
    assert [(each.path, each.suggestion) for each in checked(odd).problems] == [("$.pieces[0].of", "wall-4")]


def test_problems_of_a_set() -> None:
    """What no map could hold, and a shape that shares the number of no piece."""
    stone = {"offsets": [[0, 0]], "inches": 3}
    wrong: dict[str, dict[str, Any]] = {
        "stairs": {"portions": [{"offsets": [[0, 0], [0, 1]], "inches": 1}], "ladder": True},
        "high": {"portions": [{"offsets": [[0, 0]], "inches": 1, "stand": True}]},
        "both": {"portions": [stone, {"offsets": [[0, 1], [0, 0]], "inches": 0, "stand": True}]},
        "like": {"portions": [stone], "like": "likes"},
    }
    pieces = [{"id": name, **values} for name, values in wrong.items()]
    document = {"kind": "terrain-set", "schema": "1.0", "id": "mine/set", "pieces": pieces}
    assert codes_by_path(document) == [
        ("$.pieces[0].portions", "content-ladder-one-hex"),
        ("$.pieces[1].portions[0].inches", "content-not-attachable"),
        ("$.pieces[2].portions[1].offsets[1]", "content-repeated-hex"),
        ("$.pieces[2].portions", "content-stand-and-obstacle"),
        ("$.pieces[3].like", "content-unknown-id"),
    ]


def test_a_silenced_warning_is_kept_with_its_reason() -> None:
    """It belongs to its piece, wherever in the list that is, and holds in a scenario on this map; errors stay."""
    torn = {"id": "torn", "class": "low", "hexes": ["D3", "D5"]}
    plain = board("wasteland", provenance=None).plain()
    path = ("pieces", len(plain["pieces"]))
    entry = silence({**plain, "pieces": [*plain["pieces"], torn]}, "battleground-piece-in-parts", path, "two stones")
    assert entry is not None
    assert entry.part == "pieces.torn"
    first = board("wasteland", pieces=[torn, *plain["pieces"]], silenced=[entry.plain()], provenance=None)
    found = checked(first)
    assert "battleground-piece-in-parts" not in [each.code for each in found.problems]
    assert [(each.problem.path, each.reason) for each in found.silenced] == [("$.pieces[0]", "two stones")]
    scenario = {**json.loads(STOCK.read("battleground/first-game")), "map": first.plain()}
    quiet = check_document(scenario, declarations(), STOCK)
    assert [each.problem.path for each in quiet.silenced] == ["$.map.pieces[0]"]
    assert part_name(plain, ()) is None
    again = board(
        "wasteland",
        pieces=[torn, {**torn, "id": "other", "hexes": ["D7", "D9"]}],
        silenced=[entry.plain()],
        provenance=None,
    )
    assert "$.pieces[1]" in [each.path for each in checked(again).problems]


def test_warnings_are_silenced_in_scenarios_and_armies() -> None:
    """A scenario does not repeat what its map, referred to by name, silences; each silences its own."""
    torn = {"id": "torn", "class": "low", "hexes": ["D3", "D5"]}
    entry = {"code": "battleground-piece-in-parts", "part": "pieces.torn", "reason": "two stones"}
    plain = board("wasteland", provenance=None).plain()
    named = {**plain, "pieces": [*plain["pieces"], torn], "silenced": [entry]}

    def resolve(name: str) -> Any:
        return named if name == "battleground/wasteland" else STOCK(name)

    scenario = json.loads(STOCK.read("battleground/first-game"))
    found = check_document(scenario, declarations(), resolve)
    assert [each.reason for each in found.silenced] == ["two stones"]
    assert entry["code"] not in [each.code for each in found.problems]
    army = json.loads(STOCK.read("hoplomachus/kunlun"))
    army["tactics"] = [*army["tactics"], *army["tactics"]]
    warned = check_document(army, declarations(), STOCK).problems
    assert [(each.code, each.path) for each in warned] == [("hoplomachus-too-many-tactics", "$.tactics")]
    quiet = {"code": "hoplomachus-too-many-tactics", "part": "tactics", "reason": "a long game"}
    for silenced in ([quiet], [{**quiet, "part": "figures"}]):
        checked_army = check_document({**army, "silenced": silenced}, declarations(), STOCK)
        assert (checked_army.problems == ()) == (silenced == [quiet])
    part = {**quiet, "part": "armies[0].tactics"}
    fight = json.loads(STOCK.read("hoplomachus/skirmish-pozzuoli"))
    assert check_document({**fight, "silenced": [part]}, declarations(), STOCK).silenced == ()
