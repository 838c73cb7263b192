"""Fields of sight on large and narrow sheets equal the slow reference, from edges and corners, at both heights."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.geometry.hex.bit_sets import members
from engine.geometry.hex.distance import hexes_within
from engine.geometry.hex.grid import Tops
from engine.geometry.hex.steps import around
from engine.geometry.sight import field_strategies as sight_scopes
from engine.geometry.sight.line_of_sight import LosOrigin
from engine.geometry.sight.sight_fields import SightFields
from tests.engine.geometry import sight_reference as reference
from tests.engine.geometry.lattice_motions import LAYOUTS
from tests.engine.geometry.random_maps import RandomMap, in_both_forms, random_map
from tests.engine.geometry.sight.test_sight_fields import expected_sight

NARROW = [(1, 200), (200, 1)]
LARGE = [(61, 60), (130, 90), (200, 200)]
# Far views over almost open ground, views between woods, and the thickets of the small maps.
SHARES = [(0.001, 0.01), (0.01, 0.1), (0.05, 0.6)]

each_origin = pytest.mark.parametrize("los_origin", ["one", "any"])
each_layout = pytest.mark.parametrize("tops", LAYOUTS)


def mismatches(seed: str, columns: int, rows: int, tops: Tops, los_origin: LosOrigin, starts: int) -> Iterator[str]:
    """On as many maps as there are shares, look from so many places at what is seen, just not seen, or far away."""
    chance = random.Random(f"{seed} {columns} {rows} {tops} {los_origin}")
    for shares in SHARES:
        board = large_map(chance, columns, rows, tops, shares)
        fields, name = SightFields(board.terrain, los_origin), board.terrain.grid.name
        for _ in range(starts):
            start = chance.choice((board.pair(chance)[0], corner(chance, board)))
            for target in targets(chance, board, fields.field(start)):
                expected = expected_sight(board, start, target, los_origin)
                if fields.sees(start, target) != expected:
                    yield f"{name(start)} to {name(target)} on {board.terrain}: not {expected}"
        reference.passed.cache_clear()


def large_map(
    chance: random.Random, columns: int, rows: int, tops: Tops, shares: tuple[float, float] = SHARES[0]
) -> RandomMap:
    """A random map with many platforms, one of them on the corner of the sheet."""
    terrain = random_map(chance, columns, rows, tops, platforms=40, shares=shares).terrain
    on_corner = 1 << terrain.grid.size - 1 & ~terrain.platform
    return in_both_forms(replace(terrain, platforms=(*terrain.platforms, on_corner)))


def corner(chance: random.Random, board: RandomMap) -> int:
    """A corner of the sheet, on its platform if there is one."""
    grid = board.terrain.grid
    hex_ = grid.hex_at(chance.choice((0, grid.columns - 1)), chance.choice((0, grid.rows - 1)))
    return chance.choice([place for place in (hex_, grid.raised(hex_)) if board.terrain.places >> place & 1])


def targets(chance: random.Random, board: RandomMap, field: int) -> Iterator[int]:
    """A place that is seen, those beside such places that are not, a corner, and another place."""
    grid = board.terrain.grid
    ground, above = field & grid.every_hex, field >> grid.size
    unseen = (around(grid, ground) | around(grid, above) << grid.size) & board.terrain.places & ~field
    yield chance.choice(members(field))
    yield from chance.sample(members(unseen), min(2, unseen.bit_count()))
    yield corner(chance, board)
    yield board.pair(chance)[0]


@pytest.mark.slow
@pytest.mark.rule("BG-MAP-1", "BG-SIGHT-2", "BG-SIGHT-3", "BG-SIGHT-4", "BG-SIGHT-5")
@each_origin
@each_layout
@pytest.mark.parametrize(("columns", "rows"), NARROW + LARGE)
def test_fields_on_large_sheets_equal_the_reference(columns: int, rows: int, tops: Tops, los_origin: LosOrigin) -> None:
    assert list(mismatches("large", columns, rows, tops, los_origin, starts=1)) == []


@pytest.mark.rule("BG-MAP-1", "BG-SIGHT-2", "BG-SIGHT-3", "BG-SIGHT-4", "BG-SIGHT-5")
@pytest.mark.soak
@each_origin
@each_layout
@pytest.mark.parametrize(("columns", "rows"), NARROW + LARGE)
def test_fields_on_large_sheets_equal_the_reference_at_length(
    columns: int, rows: int, tops: Tops, los_origin: LosOrigin
) -> None:
    """On 15 maps of each sheet, layout and reading, from 20 places on each."""
    for turn in range(5):
        assert list(mismatches(f"soak {turn}", columns, rows, tops, los_origin, starts=20)) == []


@pytest.mark.rule("BG-MAP-1", "BG-SIGHT-2", "BG-SIGHT-3", "BG-SIGHT-4", "BG-SIGHT-5")
@each_origin
@pytest.mark.parametrize(("columns", "rows"), NARROW)
def test_shadows_cast_afar_on_narrow_sheets_equal_the_reference(
    monkeypatch: pytest.MonkeyPatch, columns: int, rows: int, los_origin: LosOrigin
) -> None:
    """The way for large sheets has no least width."""
    monkeypatch.setattr(sight_scopes, "LARGEST_TEMPLATE_SHEET", 0)
    assert list(mismatches("afar", columns, rows, "flat", los_origin, starts=1)) == []


@pytest.mark.rule("BG-SIGHT-1", "BG-SIGHT-2")
@each_layout
@pytest.mark.parametrize(("columns", "rows"), LARGE)
def test_fields_within_a_range_on_large_sheets_are_the_whole_fields_cut(columns: int, rows: int, tops: Tops) -> None:
    """Asked before the whole field is, at corners and anywhere, for short ranges and long ones."""
    chance = random.Random(f"large ranges {columns} {rows} {tops}")
    board = large_map(chance, columns, rows, tops, shares=(0.01, 0.1))
    fields, grid = SightFields(board.terrain), board.terrain.grid
    for place in (corner(chance, board), *board.pair(chance)):
        inches = chance.choice((0, 3, 12, 24))
        within = fields.field_within(place, inches)
        near = hexes_within(grid, grid.hex_of(place), inches)
        assert within == fields.field(place) & (near | near << grid.size)
