"""Where hexes lie: as the geometry has it, on both kinds of sheet, turned or not, there and back."""

from math import atan2, cos, dist, hypot, pi, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.canvas.geometry.hex_layout import RADIUS, HexLayout, direction_angle
from editor.canvas.geometry.sheet_geometry import mean_point
from editor.canvas.terrain.outline_rings import union_rings
from editor.view_model.board import SheetTops
from engine.geometry.hex.grid import DIRECTIONS, Grid

TOPS: tuple[SheetTops, ...] = ("flat", "pointy")
QUARTERS = range(4)


@pytest.mark.parametrize("tops", TOPS)
@pytest.mark.parametrize("quarters", QUARTERS)
def test_hexes_are_one_high_and_touch_their_neighbours(tops: SheetTops, quarters: int) -> None:
    """The six centres around a hex are one height away, and are those that the geometry calls neighbours."""
    layout, grid = HexLayout(tops, 7, 6, quarters), Grid(7, 6, tops)
    for hex_ in range(grid.size):
        column, row = grid.column_row(hex_)
        around = layout.neighbours(column, row)
        for direction in DIRECTIONS:
            assert dist(layout.centre(column, row), layout.centre(*around[direction])) == pytest.approx(1)
            beyond = grid.neighbour(hex_, direction)
            found = around[direction] if layout.is_on(*around[direction]) else None
            assert found == (None if beyond is None else grid.column_row(beyond))


@given(
    st.sampled_from(TOPS), st.sampled_from(QUARTERS), st.integers(0, 6), st.integers(0, 5),
    st.floats(0, 2 * pi), st.floats(0, 0.499),
)  # fmt: skip
def test_a_point_in_a_hex_is_found_to_be_there(
    tops: SheetTops, quarters: int, column: int, row: int, turn: float, far: float
) -> None:
    layout = HexLayout(tops, 7, 6, quarters)
    x, y = layout.centre(column, row)
    assert layout.hex_at(x + far * sin(turn), y - far * cos(turn)) == (column, row)


@given(st.sampled_from(TOPS), st.sampled_from(QUARTERS), st.floats(-12, 12), st.floats(-12, 12))
def test_a_point_beside_the_sheet_is_in_no_hex(tops: SheetTops, quarters: int, x: float, y: float) -> None:
    """Whatever hex is found has its centre nearer than a corner; where none is, all centres are half a height away."""
    layout = HexLayout(tops, 7, 6, quarters)
    found = layout.hex_at(x, y)
    away = min(dist((x, y), layout.centre(column, row)) for column in range(7) for row in range(6))
    if found is None:
        assert away > 0.499
    else:
        assert dist((x, y), layout.centre(*found)) == pytest.approx(away)
        assert away <= RADIUS + 1e-9


@pytest.mark.parametrize("tops", TOPS)
@pytest.mark.parametrize("quarters", QUARTERS)
@pytest.mark.parametrize("size", [(1, 1), (1, 4), (4, 1), (5, 4)])
def test_the_bounds_hold_every_corner_and_no_more(tops: SheetTops, quarters: int, size: tuple[int, int]) -> None:
    layout = HexLayout(tops, *size, quarters)
    centres = [layout.centre(column, row) for column in range(size[0]) for row in range(size[1])]
    points = [(x + dx, y + dy) for x, y in centres for dx, dy in layout.corners()]
    left, top, width, height = layout.bounds()
    assert (left, top) == pytest.approx((min(x for x, _ in points), min(y for _, y in points)))
    assert (left + width, top + height) == pytest.approx((max(x for x, _ in points), max(y for _, y in points)))


@pytest.mark.parametrize("tops", TOPS)
@pytest.mark.parametrize("quarters", QUARTERS)
def test_a_direction_points_to_its_neighbour(tops: SheetTops, quarters: int) -> None:
    """Also on a turned sheet, where the numbers of directions stay those of the engine."""
    layout = HexLayout(tops, 9, 9, quarters)
    x, y = layout.centre(4, 4)
    for direction, beyond in enumerate(layout.neighbours(4, 4)):
        to_x, to_y = layout.centre(*beyond)
        turned = direction_angle(tops, direction, quarters) - atan2(to_x - x, y - to_y)
        assert hypot(sin(turned), cos(turned) - 1) == pytest.approx(0, abs=1e-9)


def test_points_of_the_lattice_are_transposed_on_pointy_sheets() -> None:
    assert HexLayout("flat", 3, 3).point((3, 1)) == pytest.approx(HexLayout("flat", 3, 3).centre(1, 0))
    assert HexLayout("pointy", 3, 3).point((3, 1)) == pytest.approx(HexLayout("pointy", 3, 3).centre(0, 1))


@pytest.mark.parametrize("tops", TOPS)
def test_a_quarter_turns_the_sheet_clockwise(tops: SheetTops) -> None:
    """The upper left corner comes to the upper right, and flat tops become pointed ones."""
    whole, turned = HexLayout(tops, 4, 7), HexLayout(tops, 4, 7, 1)
    assert turned.bounds()[2:] == pytest.approx((whole.bounds()[3], whole.bounds()[2]))
    (x, y), (left, top, width, _) = turned.centre(0, 0), turned.bounds()
    assert x > left + width - 1.2
    assert y < top + 1.2
    assert {round(dy, 6) for _, dy in turned.corners()} == {round(dx, 6) for dx, _ in whole.corners()}
    assert HexLayout(tops, 4, 7, 3).centre(2, 5) == pytest.approx(tuple(-each for each in turned.centre(2, 5)))


@pytest.mark.parametrize("tops", TOPS)
@pytest.mark.parametrize("quarters", QUARTERS)
def test_the_corner_hex_is_the_upper_left_one(tops: SheetTops, quarters: int) -> None:
    layout = HexLayout(tops, 4, 7, quarters)
    x, y = layout.centre(*layout.corner_hex())
    left, top, _, _ = layout.bounds()
    assert max(x - left, y - top) < 1.2


def test_the_middle_of_points_is_their_mean() -> None:
    assert mean_point([(0, 0), (2, 0), (1, 3)]) == (1, 1)


@pytest.mark.parametrize("tops", TOPS)
@pytest.mark.parametrize("quarters", QUARTERS)
def test_a_shape_is_enclosed_by_its_outer_sides(tops: SheetTops, quarters: int) -> None:
    """Three hexes in a triangle share three pairs of sides; the others make up one ring."""
    layout = HexLayout(tops, 6, 6, quarters)
    shape = frozenset({(2, 2), *layout.neighbours(2, 2)[:2]})
    (ring,) = union_rings([layout.centre(*each) for each in shape], layout.corners())
    assert len({(round(x, 6), round(y, 6)) for x, y in ring}) == len(ring) == 18 - 6
