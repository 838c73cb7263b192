"""Fields of sight equal the slow reference, on the whole sheet, cast afar, within a range, and after edits."""

import random
from collections.abc import Iterator

import pytest

from engine.geometry.hex.bit_sets import members
from engine.geometry.hex.distance import in_range
from engine.geometry.hex.grid import Grid, PlaceError, Tops
from engine.geometry.hex.terrain import Terrain
from engine.geometry.sight import field_strategies as sight_scopes
from engine.geometry.sight import sight_fields
from engine.geometry.sight.line_of_sight import LosOrigin, judge_sight
from engine.geometry.sight.sight_fields import SightFields, SightMismatchError, sight_on
from tests.engine.geometry import sight_reference as reference
from tests.engine.geometry.random_maps import RandomMap, random_map

SHEETS: list[tuple[int, int, Tops]] = [
    (5, 6, "flat"),
    (6, 5, "pointy"),
    (9, 3, "flat"),
    (2, 12, "flat"),
    (7, 8, "flat"),
]
PAIRS_A_MAP = 50


def mismatches(chance: random.Random, sheet: tuple[int, int, Tops], pairs: int) -> Iterator[str]:
    """Ask so many pairs on maps of one sheet, in both readings in turn."""
    for turn in range(pairs // PAIRS_A_MAP):
        los_origin: LosOrigin = "any" if turn % 2 else "one"
        board = random_map(chance, *sheet)
        fields = SightFields(board.terrain, los_origin)
        for _ in range(PAIRS_A_MAP):
            start, target = board.pair(chance)
            expected = expected_sight(board, start, target, los_origin)
            if fields.sees(start, target) != expected:
                grid = board.terrain.grid
                yield f"{los_origin}: {grid.name(start)} to {grid.name(target)} on {board.terrain}: not {expected}"


def expected_sight(board: RandomMap, start: int, target: int, los_origin: LosOrigin) -> bool:
    places = board.reference_place(start), board.reference_place(target)
    return reference.sees(board.scene, *places, one_corner=los_origin == "one")


@pytest.mark.slow
@pytest.mark.rule("BG-SIGHT-2", "BG-SIGHT-3", "BG-SIGHT-4", "BG-SIGHT-5")
@pytest.mark.parametrize("sheet", SHEETS[:4])
def test_fields_equal_the_reference(sheet: tuple[int, int, Tops]) -> None:
    assert list(mismatches(random.Random(str(sheet)), sheet, 5000)) == []


@pytest.mark.rule("BG-SIGHT-2", "BG-SIGHT-3", "BG-SIGHT-4", "BG-SIGHT-5")
@pytest.mark.soak
@pytest.mark.parametrize("sheet", SHEETS)
def test_fields_equal_the_reference_at_length(sheet: tuple[int, int, Tops]) -> None:
    """Half a million pairs over the five sheets."""
    assert list(mismatches(random.Random(f"soak {sheet}"), sheet, 100_000)) == []


@pytest.mark.parametrize("los_origin", ["one", "any"])
def test_shadows_cast_afar_equal_templates(monkeypatch: pytest.MonkeyPatch, los_origin: LosOrigin) -> None:
    """The way for large sheets gives the fields of the way for small ones, whole fields at a time."""
    chance = random.Random(f"far {los_origin}")
    for columns, rows in ((13, 9), (4, 17), (1, 8), (20, 2), (1, 1)):
        board = random_map(chance, columns, rows, chance.choice(("flat", "pointy")))
        near = SightFields(board.terrain, los_origin)
        asked = [board.pair(chance)[0] for _ in range(6)]
        expected = [near.field(place) for place in asked]
        with monkeypatch.context() as large:
            large.setattr(sight_scopes, "LARGEST_TEMPLATE_SHEET", 0)
            far = SightFields(board.terrain, los_origin)
            assert [far.field(place) for place in asked] == expected


@pytest.mark.slow
@pytest.mark.rule("BG-SIGHT-1", "BG-SIGHT-2")
def test_fields_within_a_range_are_the_whole_fields_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows about the viewer lose nothing that is in range, at the edges of the sheet and at both heights."""
    chance = random.Random("windows")
    windows = 0
    for turn in range(30):
        board = random_map(chance, chance.randint(1, 20), chance.randint(1, 20), chance.choice(("flat", "pointy")))
        grid = board.terrain.grid
        los_origin: LosOrigin = "any" if turn % 2 else "one"
        whole = SightFields(board.terrain, los_origin)
        with monkeypatch.context() as large:
            large.setattr(sight_fields, "LARGEST_TEMPLATE_SHEET", 0)
            cut = SightFields(board.terrain, los_origin)
            for place in chance.sample(board.places, min(8, len(board.places))):
                for inches in (1, 2, 3):
                    windows += "whole" not in cut.__dict__
                    in_reach = [other for other in members(whole.field(place)) if in_range(grid, place, other, inches)]
                    assert members(cut.field_within(place, inches)) == in_reach
        assert members(whole.field_within(place, inches)) == in_reach
    assert windows > 200


@pytest.mark.slow
@pytest.mark.parametrize("los_origin", ["one", "any"])
def test_fields_after_edits_are_those_of_a_fresh_start(los_origin: LosOrigin) -> None:
    """Adding and removing tall hexes one after the other, with only some fields asked for in between."""
    chance = random.Random(f"edits {los_origin}")
    for _ in range(8):
        board = random_map(chance, chance.randint(2, 9), chance.randint(2, 9))
        terrain, grid = board.terrain, board.terrain.grid
        edited = SightFields(terrain, los_origin)
        for _ in range(12):
            tall = terrain.tall
            for _ in range(chance.choice((1, 1, 1, 3))):
                tall ^= 1 << chance.randrange(grid.size)
            terrain = Terrain(grid, tall, platforms=terrain.platforms)
            edited, fresh = edited.changed(terrain), SightFields(terrain, los_origin)
            asked = [place for place in board.places if chance.random() < 0.7]
            assert [edited.field(place) for place in asked] == [fresh.field(place) for place in asked]


def test_edits_may_come_before_anything_is_asked() -> None:
    """Two edits in a row take over what was seen before the first; an edit to another sheet takes over nothing."""
    grid = Grid(8, 8)
    place = grid.place("B2")
    first = SightFields(Terrain(grid, 1 << 20))
    first.field(place)
    twice = first.changed(Terrain(grid, 1 << 20 | 1 << 40)).changed(Terrain(grid, 1 << 40))
    assert twice.field(place) == SightFields(twice.terrain).field(place)
    other = first.changed(Terrain(Grid(5, 5), 1 << 7))
    assert other.field(0) == SightFields(other.terrain).field(0)


def test_equal_terrains_share_their_fields() -> None:
    one, other = (sight_on(Terrain(Grid(4, 4), 1 << 5)) for _ in range(2))
    assert one is other
    assert sight_on(one.terrain, "any") is not one


def test_an_edit_out_of_sight_keeps_views() -> None:
    """Behind a closed ring of walls nothing changes what is seen outside it, and nothing is computed again."""
    grid = Grid(15, 15)
    middle = grid.place("H8")
    ring = [hex_ for hex_ in range(grid.size) if hex_ != middle and in_range(grid, hex_, middle, 0)]
    terrain = Terrain(grid, sum(1 << hex_ for hex_ in ring))
    before = SightFields(terrain)
    outside = grid.place("A1")
    field = before.field(outside)
    after = before.changed(Terrain(grid, terrain.tall | 1 << middle))
    assert after.field(outside) == field
    assert after.whole.ground.corners == {
        key: corner for key, corner in before.whole.ground.corners.items() if key in after.whole.ground.corners
    }


@pytest.mark.rule("BG-BIG-4")
def test_a_massive_figure_sees_and_is_seen_by_any_of_its_hexes() -> None:
    grid = Grid(9, 9)
    wall = sum(1 << grid.place(name) for name in ("D4", "D5", "D6"))
    fields = SightFields(Terrain(grid, wall))
    hidden, open_ = grid.place("C5"), grid.place("D8")
    target = grid.place("E5")
    assert not fields.sees(hidden, target)
    assert fields.sees(open_, target)
    assert fields.sees_any((hidden, open_), 1 << target)
    assert not fields.sees_any((hidden,), 1 << target)
    assert fields.sees_any((target,), 1 << hidden | 1 << open_)


def test_union_and_counts_of_many_fields() -> None:
    """What at least one sees, and how many see each place, as counted one by one."""
    chance = random.Random("many")
    board = random_map(chance, 8, 7)
    fields = SightFields(board.terrain)
    starts = board.places[::3]
    by_hand = [sum(fields.sees(start, place) for start in starts) for place in range(2 * board.terrain.grid.size)]
    assert fields.counts(starts) == by_hand
    assert members(fields.union(starts)) == [place for place, count in enumerate(by_hand) if count]
    assert fields.union(()) == 0


def test_inspecting_gives_the_lines_or_finds_the_mismatch() -> None:
    """The verdict comes with lines; a field that was tampered with is found out."""
    grid = Grid(5, 5)
    fields = SightFields(Terrain(grid, tall=1 << grid.place("C3")))
    start, target = grid.place("B3"), grid.place("D3")
    verdict = fields.inspect(start, target)
    assert verdict == judge_sight(fields.terrain, start, target)
    assert fields.sees(start, target) == verdict.sees
    fields.kept_fields[start] ^= 1 << target
    with pytest.raises(SightMismatchError, match="B3 to D3"):
        fields.inspect(start, target)


def test_a_raised_place_without_platform_is_refused() -> None:
    fields = SightFields(Terrain(Grid(3, 3)))
    with pytest.raises(PlaceError, match=r"A1\^: no platform"):
        fields.field(9)
    with pytest.raises(PlaceError, match=r"A1\^: no platform"):
        fields.sees(0, 9)
    with pytest.raises(PlaceError, match=r"A1\^: no platform"):
        fields.field_within(9, 3)


@pytest.mark.slow
def test_large_sheets_at_their_edges() -> None:
    """1x200 and 200x200 answer from corner to corner, and agree with the line-by-line verdict."""
    chance = random.Random("large")
    for columns, rows in ((1, 200), (200, 1), (200, 200)):
        grid = Grid(columns, rows)
        tall = sum(1 << hex_ for hex_ in range(1, grid.size - 1) if chance.random() < 0.02)
        fields = SightFields(Terrain(grid, tall))
        first, last = 0, grid.size - 1
        asked = [last, grid.hex_at(columns - 1, 0), *(chance.randrange(grid.size) for _ in range(12))]
        for target in asked:
            assert fields.sees(first, target) == judge_sight(fields.terrain, first, target).sees
