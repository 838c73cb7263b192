"""Distances between nearest points, exact, against the nearest corner and side; ranges in inches; both moved about."""

import random
from fractions import Fraction

import pytest

from engine.geometry.hex.bit_sets import members
from engine.geometry.hex.distance import (
    UNITS,
    bases_gap,
    distance_squared,
    exact,
    gap_table,
    hexes_within,
    in_range,
)
from engine.geometry.hex.grid import Grid
from tests.engine.geometry import sight_reference as reference
from tests.engine.geometry.lattice_motions import Motion, on_every_motion


@pytest.mark.slow
@pytest.mark.rule("BG-SIGHT-1")
def test_distances_equal_the_reference() -> None:
    grid = Grid(16, 13)
    chance = random.Random("distances")
    for _ in range(1500):
        start, end = chance.randrange(grid.size), chance.randrange(grid.size)
        expected = reference.gap_squared(grid.column_row(start), grid.column_row(end))
        assert distance_squared(grid, start, end) == distance_squared(grid, end, start) == expected


@pytest.mark.slow
@pytest.mark.parametrize("grid", [Grid(6, 5), Grid(5, 6, "pointy"), Grid(1, 9), Grid(9, 1), Grid(1, 1)])
def test_the_table_has_every_distance(grid: Grid) -> None:
    """By lane and position in it, which is how a pointy-top sheet is the transpose; both heights are as far."""
    gap = gap_table(grid)
    hexes = [divmod(hex_, grid.lane_length) for hex_ in range(grid.size)]
    expected = {(a, b): 12 * reference.gap_squared(a, b) for a in hexes for b in hexes}
    places = list(enumerate(2 * hexes))
    assert all(gap(a, b) == expected[one, other] for a, one in places for b, other in places)


@pytest.mark.rule("BG-SIGHT-1")
def test_neighbours_touch_and_height_is_nothing() -> None:
    grid = Grid(5, 5)
    assert distance_squared(grid, grid.place("B2"), grid.place("B3")) == 0
    assert distance_squared(grid, grid.place("A1"), grid.place("A4")) == 4
    assert distance_squared(grid, grid.place("A1^"), grid.place("A4")) == 4
    assert distance_squared(grid, grid.place("A1"), grid.place("C1")) == Fraction(1, 3)


@pytest.mark.rule("BG-BIG-4")
def test_a_massive_figure_is_as_far_as_its_nearest_hex() -> None:
    gap = gap_table(Grid(1, 9))
    assert bases_gap(gap, [0, 1, 2], [5, 6]) == bases_gap(gap, [5, 6], [0, 1, 2]) == gap(2, 5) == 4 * UNITS
    assert bases_gap(gap, [2], [5]) == gap(2, 5)


@pytest.mark.rule("BG-SIGHT-1", "BG-MAP-1")
def test_inches_follow_the_size_of_the_hex() -> None:
    """On hexes of 1.5 inches, a gap of two hexes is 3 inches: in range of 3, not of the least bit less."""
    grid, inch = Grid(1, 9), Fraction(3, 2)
    assert distance_squared(grid, 0, 3, inch) == 9
    assert in_range(grid, 0, 3, 3, inch)
    assert not in_range(grid, 0, 3, Fraction(299999, 100000), inch)
    assert not in_range(grid, 0, 3, -3, inch)


@pytest.mark.rule("BG-SIGHT-1")
@pytest.mark.parametrize("inches", [-1, 0, 1, Fraction(7, 2), 6, 30, 10**12])
@pytest.mark.parametrize("inch", [1, Fraction(5, 4)])
def test_the_hexes_in_range_are_those_at_that_distance(inches: int | Fraction, inch: int | Fraction) -> None:
    for grid in (Grid(12, 9), Grid(9, 12, "pointy"), Grid(1, 1)):
        for hex_ in range(0, grid.size, 17):
            expected = [other for other in range(grid.size) if in_range(grid, hex_, other, inches, inch)]
            assert members(hexes_within(grid, hex_, inches, inch)) == expected


@pytest.mark.rule("BG-SIGHT-1", "BG-BIG-4")
@on_every_motion
def test_distances_and_ranges_move_with_the_hexes(motion: Motion) -> None:
    """Exactly, from the table too, for bases, and for all hexes in range of each."""
    grid, stage = motion.stage.grid, motion.stage.hexes
    gap = gap_table(grid)
    chance = random.Random("moved")
    for _ in range(40):
        one, other = (chance.sample(members(stage), 3) for _ in range(2))
        here, there = (one, other), (motion.places(one), motion.places(other))
        assert bases_gap(gap, *there) == bases_gap(gap, *here)
        assert distance_squared(grid, there[0][0], there[1][0]) == distance_squared(grid, one[0], other[0])
        assert gap(there[0][0], there[1][0]) == gap(one[0], other[0])
        inches = Fraction(chance.randrange(40), 4)
        reached = hexes_within(grid, there[0][0], inches) & motion.mask(stage)
        assert reached == motion.mask(hexes_within(grid, one[0], inches) & stage)


def test_whole_lengths_are_whole_numbers() -> None:
    """Others stay as they are."""
    assert [exact(Fraction(each)) for each in (6, "2.5", 0)] == [6, Fraction(5, 2), 0]
    assert [type(exact(Fraction(each))) for each in (6, "2.5")] == [int, Fraction]
