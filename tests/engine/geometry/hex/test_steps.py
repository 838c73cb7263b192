"""Steps: neighbours, areas, rings and straight lines against counting step by step."""

import random

import pytest

from engine.geometry.hex.bit_sets import mask_of, members
from engine.geometry.hex.grid import Grid
from engine.geometry.hex.steps import (
    area,
    around,
    direction_to,
    neighbour_sets,
    neighbour_table,
    ring,
    steps_between,
    straight,
)
from tests.engine.geometry import sight_reference as reference

GRIDS = [Grid(9, 8), Grid(6, 7, "pointy"), Grid(1, 9), Grid(9, 1), Grid(1, 1)]


def test_sets_and_their_members() -> None:
    chance = random.Random("sets")
    for _ in range(50):
        chosen = {chance.randrange(3000) for _ in range(chance.randrange(80))}
        assert members(mask_of(chosen)) == sorted(chosen)


@pytest.mark.rule("BG-MAP-2")
def test_neighbours_share_a_side() -> None:
    grid = Grid(6, 5)
    for hex_ in range(grid.size):
        beside = reference.beside(grid.column_row(hex_))
        expected = {grid.hex_at(*other) for other in beside if 0 <= other[0] < 6 and 0 <= other[1] < 5}
        assert {other for other in neighbour_table(grid)[hex_] if other is not None} == expected
        assert neighbour_sets(grid)[hex_] == mask_of(expected)
        for direction, other in enumerate(neighbour_table(grid)[hex_]):
            if other is not None:
                assert direction_to(grid, hex_, other) == direction
                assert neighbour_table(grid)[other][(direction + 3) % 6] == hex_
    assert direction_to(grid, 0, 29) is None


@pytest.mark.rule("BG-AREA-1")
@pytest.mark.parametrize("grid", GRIDS)
def test_areas_and_rings_are_what_so_many_steps_reach(grid: Grid) -> None:
    """On a sheet without a dent, walking on it is as short as walking on an endless one."""
    for start in range(0, grid.size, 3):
        reached = edge = 1 << start
        for steps in range(5):
            assert area(grid, start, steps) == reached
            assert ring(grid, start, steps) == edge
            assert all(steps_between(grid, start, hex_) == steps for hex_ in members(edge))
            edge = around(grid, edge) & ~reached
            reached |= edge


def test_straight_lines_go_on_to_the_edge() -> None:
    grid = Grid(9, 9)
    for direction in range(6):
        line = straight(grid, grid.place("E5"), direction, 3)
        assert [steps_between(grid, grid.place("E5"), hex_) for hex_ in line] == [1, 2, 3]
        assert [direction_to(grid, a, b) for a, b in zip((grid.place("E5"), *line), line, strict=False)] == [
            direction
        ] * 3
    assert [grid.name(hex_) for hex_ in straight(grid, grid.place("C3"), grid.direction("nw"), 9)] == ["B2", "A2"]
    assert straight(grid, grid.place("A1"), grid.direction("n"), 9) == ()
