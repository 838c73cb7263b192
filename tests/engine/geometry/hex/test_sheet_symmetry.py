"""Symmetries of a sheet: each is a group of motions that keep neighbours, and has twins for most of its hexes."""

import pytest

from engine.geometry.hex.bit_sets import mask_of, members
from engine.geometry.hex.grid import Grid, Tops
from engine.geometry.hex.sheet_symmetry import ORDERS, SymmetryName, axis_of, sheet_symmetries, sheet_symmetry
from engine.geometry.hex.steps import neighbour_sets

SHEETS: tuple[tuple[int, int, Tops], ...] = (
    (25, 30, "flat"),
    (24, 30, "flat"),
    (25, 30, "pointy"),
    (9, 9, "flat"),
    (13, 12, "pointy"),
    (2, 2, "flat"),
    (1, 7, "pointy"),
    (1, 1, "flat"),
)


@pytest.mark.parametrize("name", ORDERS)
@pytest.mark.parametrize(("columns", "rows", "tops"), SHEETS)
def test_a_symmetry_is_a_group(columns: int, rows: int, tops: Tops, name: SymmetryName) -> None:
    """Motions one after the other are the motion of their sum, each has an inverse, and hexes keep their neighbours."""
    grid = Grid(columns, rows, tops)
    symmetry = sheet_symmetry(grid, name)
    near = neighbour_sets(grid)
    for hex_ in range(grid.size):
        assert symmetry.hex(0, hex_) == hex_
        for one in range(symmetry.order):
            image = symmetry.hex(one, hex_)
            if image is None:
                assert not symmetry.whole >> hex_ & 1
                continue
            assert symmetry.hex(symmetry.order - one, image) == hex_
            inside = mask_of(each for each in members(near[hex_]) if symmetry.hex(one, each) is not None)
            assert symmetry.hexes(one, inside) & ~near[image] == 0
            for other in range(symmetry.order):
                last = symmetry.hex(other, image)
                assert last is None or last == symmetry.hex(one + other, hex_)
    assert symmetry.orbit(symmetry.whole) == symmetry.whole
    for motion in symmetry.motions:
        assert symmetry.hexes(motion, symmetry.whole) == symmetry.whole
    for place in (grid.size - 1, grid.raised(grid.size - 1)):
        twin = symmetry.place(1, place)
        assert twin is None or grid.is_raised(twin) == grid.is_raised(place)


def test_a_sheet_has_the_symmetries_that_keep_most_of_it() -> None:
    """Exactly where its lanes allow it, else without half a row or a lane; none turns a strip by a third."""
    stock = {each.name: each.whole.bit_count() for each in sheet_symmetries(Grid(25, 30))}
    assert stock == {"left-right": 750, "top-bottom": 738, "half-turn": 738, "thirds": 469, "sixths": 469}
    even = {each.name: each.whole.bit_count() for each in sheet_symmetries(Grid(24, 30))}
    assert (even["left-right"], even["half-turn"]) == (690, 720)
    assert "sixths" not in {each.name for each in sheet_symmetries(Grid(1, 9))}
    assert sheet_symmetries(Grid(1, 1)) == ()


def test_mirrors_have_an_axis_and_turns_a_middle() -> None:
    """In lattice units, doubled: hexes on it are their own twins."""
    grid = Grid(25, 30)
    names = {name: axis_of(sheet_symmetry(grid, name)) for name in ORDERS}
    assert names["left-right"] == ((72, 0), (72, 2))
    assert names["half-turn"] == ((72, 58),)
    assert names["sixths"] == names["thirds"]
    assert members(sheet_symmetry(grid, "left-right").fixed) == [12 * 30 + along for along in range(30)]
