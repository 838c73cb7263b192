"""Deployment zones: the hexes of each seat, and outlines that run along exactly the sides at their border."""

import random
from collections import Counter
from typing import Any

import pytest

from engine.content.loading.document_reader import read_document
from engine.content.maps.hex_map import HexMap
from engine.content.maps.zones import zone_outlines, zones_by_seat
from engine.geometry.hex.bit_sets import members
from engine.geometry.hex.outlines import LatticeRing, Outline
from tests.support.documents import NOTHING_DECLARED

Side = frozenset[tuple[int, int]]


def board(tops: str, columns: int, rows: int, **zones: list[list[str]]) -> HexMap:
    """A map with so many zones of each seat, of these hexes."""
    grid = {"shape": "hex", "tops": tops, "columns": columns, "rows": rows}
    wire: dict[str, Any] = {"kind": "map", "schema": "1.0", "id": "m", "grid": grid}
    wire["zones"] = [
        {"id": f"{seat}-{number}", "seat": seat, "hexes": hexes}
        for seat, parts in zones.items()
        for number, hexes in enumerate(parts)
    ]
    document = read_document(wire, NOTHING_DECLARED)
    assert isinstance(document, HexMap)
    return document


def sides_of_hex(tops: str, column: int, row: int) -> list[Side]:
    """From the words of the protocol; a pointy-top sheet is the transpose."""
    lane, along = (column, row) if tops == "flat" else (row, column)
    x, y = 3 * lane, 2 * along + lane % 2
    ring = [(x + 2, y), (x + 1, y + 1), (x - 1, y + 1), (x - 2, y), (x - 1, y - 1), (x + 1, y - 1)]
    corners = ring if tops == "flat" else [(down, across) for across, down in ring]
    return [frozenset((corners[at - 1], corners[at])) for at in range(6)]


def border(tops: str, hexes: list[tuple[int, int]]) -> set[Side]:
    """The sides with a hex of the zone on one hand only, found one by one."""
    sides = Counter(side for column, row in hexes for side in sides_of_hex(tops, column, row))
    return {side for side, count in sides.items() if count == 1}


def drawn(found: tuple[Outline, ...]) -> list[Side]:
    """Every side that the rings run along, each as often as it is drawn."""
    rings: list[LatticeRing] = [ring for outline in found for ring in (outline.outer, *outline.holes)]
    return [frozenset((ring[at - 1], ring[at])) for ring in rings for at in range(len(ring))]


@pytest.mark.rule("BG-MAP-6")
def test_the_zones_of_a_seat_are_one() -> None:
    """Ranges and single hexes, in as many zones as the map has for the seat."""
    map_ = board("flat", 6, 6, red=[["A1-B2"], ["C1", "A1"]], blue=[["F6"]])
    zones = {seat: {map_.sheet().name(hex_) for hex_ in members(hexes)} for seat, hexes in zones_by_seat(map_).items()}
    assert zones == {"red": {"A1", "A2", "B1", "B2", "C1"}, "blue": {"F6"}}


@pytest.mark.rule("BG-MAP-6")
def test_a_zone_of_one_hex_is_drawn_round_it() -> None:
    """By hand: A1 of a flat-top sheet, and with B1 next to it one outline of ten points."""
    (one,) = zone_outlines(board("flat", 6, 6, red=[["A1"]]))["red"]
    assert one == Outline(((-2, 0), (-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1)), ())
    (two,) = zone_outlines(board("flat", 6, 6, red=[["A1"], ["B1"]]))["red"]
    assert len(two.outer) == 10


@pytest.mark.rule("BG-MAP-6")
@pytest.mark.parametrize("tops", ["flat", "pointy"])
@pytest.mark.parametrize("seed", range(25))
def test_outlines_are_the_sides_at_the_border(tops: str, seed: int) -> None:
    """Of random zones in several parts with holes: every side with the zone on one hand is drawn once, no other is."""
    rng = random.Random(f"zones {seed}")
    columns, rows = rng.randint(1, 12), rng.randint(1, 12)
    hexes = [(column, row) for column in range(columns) for row in range(rows)]
    rng.shuffle(hexes)
    cut = rng.randint(0, len(hexes) - 1)
    zones = {"red": hexes[:cut], "blue": hexes[cut : cut + rng.randint(1, len(hexes) - cut)]}
    names = {seat: [[f"{chr(ord('A') + c)}{r + 1}" for c, r in its]] for seat, its in zones.items() if its}
    found = zone_outlines(board(tops, columns, rows, **names))
    assert found.keys() == names.keys()
    for seat, outlines in found.items():
        sides = drawn(outlines)
        assert len(sides) == len(set(sides))
        assert set(sides) == border(tops, zones[seat])
