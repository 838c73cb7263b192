"""The lattice: centres and corners as the protocol has them, and what a line passes, against the slow reference."""

import random
from fractions import Fraction

import pytest

from engine.geometry.hex.grid import Grid
from engine.geometry.hex.lattice import base_centre, centre, corners, hex_at_centre, on_sheet, trace
from tests.engine.geometry import sight_reference as reference


def test_the_protocol_s_own_figures() -> None:
    """H7 has its centre at (21, 13): column 7, row 6, odd column."""
    grid = Grid(25, 30)
    assert centre(grid, grid.place("H7")) == (21, 13)
    assert set(corners(grid, grid.place("A1"))) == {(2, 0), (-2, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)}
    assert centre(grid, grid.place("H7") + grid.size) == (21, 13)


def test_pointy_tops_are_the_transpose() -> None:
    grid = Grid(25, 30, "pointy")
    assert on_sheet(grid, centre(grid, grid.place("C2"))) == (5, 3)
    assert on_sheet(Grid(25, 30), (5, 3)) == (5, 3)


def test_every_centre_leads_back_to_its_hex() -> None:
    grid = Grid(7, 5)
    assert [hex_at_centre(grid, *centre(grid, hex_)) for hex_ in range(grid.size)] == list(range(grid.size))
    assert hex_at_centre(grid, -3, 1) is None
    assert hex_at_centre(grid, 0, 10) is None


@pytest.mark.slow
@pytest.mark.rule("BG-SIGHT-3")
def test_traces_equal_the_reference() -> None:
    """Between corners, centres and centres of bases of two and three hexes; exactly along sides and through corners."""
    grid = Grid(8, 7)
    chance = random.Random("traces")
    on = frozenset(grid.column_row(hex_) for hex_ in range(grid.size))
    followed = 0
    for _ in range(4000):
        start, end = (_point(grid, chance) for _ in range(2))
        if start == end:
            continue
        passed = trace(grid, start, end)
        entered, pairs = reference.passed((start, end))
        assert {grid.column_row(hex_) for hex_ in passed.entered} == entered & on
        sides = {frozenset(map(grid.column_row, pair)) for pair in passed.sides}
        assert sides == {pair for pair in pairs if pair <= on}
        assert len(passed.entered) == len(set(passed.entered))
        followed += bool(sides)
    assert followed > 50


def _point(grid: Grid, chance: random.Random) -> reference.Point:
    hex_ = chance.randrange(grid.size)
    base = [hex_]
    for _ in range(chance.choice((0, 0, 1, 2))):
        base.append(grid.neighbour(chance.choice(base), chance.randrange(6)) or hex_)
    return chance.choice((*corners(grid, hex_), base_centre(grid, base)))


def test_a_base_s_centre_is_the_mean_of_its_hexes() -> None:
    grid = Grid(5, 5)
    assert base_centre(grid, [grid.place("A1"), grid.place("A2")]) == (0, 1)
    assert base_centre(grid, [grid.place("A1"), grid.place("B1")]) == (Fraction(3, 2), Fraction(1, 2))
