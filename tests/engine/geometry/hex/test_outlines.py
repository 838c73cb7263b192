"""Outlines of hex regions: exact rings on the lattice, holes apart, equal to what shapely unites."""

import random
from collections import Counter
from collections.abc import Sequence

import pytest
from shapely import Polygon, unary_union

from engine.geometry.hex.bit_sets import mask_of
from engine.geometry.hex.grid import Grid, Tops
from engine.geometry.hex.lattice import corners, on_sheet
from engine.geometry.hex.outlines import Outline, outlines
from engine.geometry.hex.steps import area, ring


def hex_polygon(grid: Grid, hex_: int) -> Polygon:
    return Polygon([on_sheet(grid, point) for point in corners(grid, hex_)])


def polygon(outline: Outline) -> Polygon:
    return Polygon(outline.outer, outline.holes)


def clockwise(points: Sequence[tuple[int, int]]) -> bool:
    """On a sheet y runs down, so that what shapely calls counter-clockwise is clockwise."""
    return bool(Polygon(points).exterior.is_ccw)


@pytest.mark.parametrize("tops", ["flat", "pointy"])
def test_one_hex_is_outlined_by_its_corners(tops: Tops) -> None:
    """Six points, starting at the smallest, clockwise with y down."""
    grid = Grid(3, 3, tops)
    (outline,) = outlines(grid, 1 << grid.place("B2"))
    assert sorted(outline.outer) == sorted(on_sheet(grid, point) for point in corners(grid, grid.place("B2")))
    assert outline.outer[0] == min(outline.outer)
    assert not outline.holes


def test_the_rings_of_a_flat_hex_are_as_drawn() -> None:
    """The hex A1 of a flat-top sheet, by hand: left corner first, then along the upper side."""
    (outline,) = outlines(Grid(1, 1), 1)
    assert outline.outer == ((-2, 0), (-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1))


@pytest.mark.parametrize("tops", ["flat", "pointy"])
def test_a_hole_is_a_ring_of_its_own(tops: Tops) -> None:
    """A ring of hexes has its middle as a hole, which runs against the outer ring."""
    grid = Grid(9, 9, tops)
    (outline,) = outlines(grid, ring(grid, grid.place("E5"), 2))
    assert len(outline.holes) == 1
    assert polygon(outline).area == 12 * hex_polygon(grid, 0).area
    assert clockwise(outline.outer) != clockwise(outline.holes[0])


def test_parts_that_only_touch_nothing_are_outlined_apart() -> None:
    """Two areas that share no side give two outlines; the empty set gives none."""
    grid = Grid(20, 20)
    assert len(outlines(grid, area(grid, grid.place("D4"), 1) | area(grid, grid.place("M12"), 2))) == 2
    assert outlines(grid, 0) == ()


def test_the_whole_sheet_has_one_outline() -> None:
    """Also on the smallest, the thinnest and a large sheet."""
    for grid in (Grid(1, 1), Grid(1, 200), Grid(200, 1), Grid(60, 60, "pointy")):
        (outline,) = outlines(grid, grid.every_hex)
        assert not outline.holes
        assert polygon(outline).area == grid.size * hex_polygon(grid, 0).area


@pytest.mark.parametrize("tops", ["flat", "pointy"])
@pytest.mark.parametrize("seed", range(20))
def test_outlines_cover_exactly_their_hexes(tops: Tops, seed: int) -> None:
    """United by shapely or outlined by us, a random region is the same, and every ring has the agreed sense."""
    rng = random.Random(f"outlines {seed}")
    grid = Grid(rng.randint(1, 12), rng.randint(1, 12), tops)
    hexes = [hex_ for hex_ in range(grid.size) if rng.random() < rng.choice((0.3, 0.6, 0.9))]
    found = outlines(grid, mask_of(hexes))
    assert unary_union([polygon(outline) for outline in found]).equals(
        unary_union([hex_polygon(grid, hex_) for hex_ in hexes])
    )
    points = Counter(point for outline in found for each in (outline.outer, *outline.holes) for point in each)
    assert set(points.values()) <= {1}
    assert all(clockwise(outline.outer) for outline in found)
    assert not any(clockwise(hole) for outline in found for hole in outline.holes)
