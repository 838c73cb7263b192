"""Outlines of bodies: one ring around joined hexes, holes the other way, exact insets, hollow corners known."""

from math import cos, hypot, isclose, radians, sqrt

import pytest
from PySide6.QtCore import QPointF

from editor.canvas.geometry.hex_layout import HexLayout, hex_corners
from editor.canvas.geometry.sheet_geometry import XY, Ring
from editor.canvas.terrain.body_outline import FILLED, ROUNDED, BodyOutline
from editor.canvas.terrain.outline_rings import outline_corners, turn_of, union_rings
from editor.view_model.board import SheetTops

TOPS: tuple[SheetTops, ...] = ("flat", "pointy")
RING = ((1, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1))
"""The hexes around (1, 1)."""


def centres(tops: SheetTops, *hexes: tuple[int, int]) -> list[XY]:
    layout = HexLayout(tops, 9, 9)
    return [layout.centre(*each) if tops == "flat" else layout.centre(each[1], each[0]) for each in hexes]


def size(ring: Ring) -> float:
    """The signed area, in square units."""
    pairs = zip(ring, (*ring[1:], ring[0]), strict=True)
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs) / 2


ONE_HEX = sqrt(3) / 2
"""The area of a hex whose height is 1."""


@pytest.mark.parametrize("tops", TOPS)
@pytest.mark.parametrize(("hexes", "corners"), [(((0, 0),), 6), (((0, 0), (0, 1)), 10), (((0, 0), (1, 0), (0, 1)), 12)])
def test_joined_hexes_have_one_ring_without_the_sides_between_them(
    tops: SheetTops, hexes: tuple[tuple[int, int], ...], corners: int
) -> None:
    (ring,) = union_rings(centres(tops, *hexes), hex_corners(tops))
    assert len(ring) == corners
    assert abs(size(ring)) == pytest.approx(ONE_HEX * len(hexes))
    sides = zip(ring, (*ring[1:], ring[0]), strict=True)
    assert all(isclose(hypot(bx - ax, by - ay), 1 / sqrt(3)) for (ax, ay), (bx, by) in sides)


@pytest.mark.parametrize("tops", TOPS)
def test_a_hole_runs_the_other_way_and_parts_have_rings_of_their_own(tops: SheetTops) -> None:
    rings = union_rings(centres(tops, *RING), hex_corners(tops))
    outer, hole = sorted(rings, key=lambda ring: -abs(size(ring)))
    assert abs(size(outer)) == pytest.approx(7 * ONE_HEX)
    assert abs(size(hole)) == pytest.approx(ONE_HEX)
    assert size(outer) * size(hole) < 0
    assert len(union_rings(centres(tops, (0, 0), (4, 4)), hex_corners(tops))) == 2


@pytest.mark.parametrize("tops", TOPS)
@pytest.mark.parametrize("inset", [0.055, -0.06])
def test_an_inset_moves_every_side_by_the_same_distance(tops: SheetTops, inset: float) -> None:
    """Inwards for the body, which makes a hole larger; outwards where it is negative."""
    corners = hex_corners(tops)
    for ring in union_rings(centres(tops, *RING), corners):
        moved = outline_corners(ring, inset, turn_of(corners))
        for number, start in enumerate(ring):
            end = ring[(number + 1) % len(ring)]
            across, down = end[0] - start[0], end[1] - start[1]
            for each in (moved[number], moved[(number + 1) % len(ring)]):
                off = (across * (each.at[1] - start[1]) - down * (each.at[0] - start[0])) / hypot(across, down)
                assert off * turn_of(corners) == pytest.approx(inset)


@pytest.mark.parametrize("tops", TOPS)
def test_corners_that_point_outwards_are_told_from_hollow_ones(tops: SheetTops) -> None:
    corners = hex_corners(tops)
    (ring,) = union_rings(centres(tops, (0, 0), (0, 1)), corners)
    found = outline_corners(ring, 0.0, turn_of(corners))
    assert sum(not each.is_outer for each in found) == 2
    (alone,) = union_rings(centres(tops, (0, 0)), corners)
    assert all(each.is_outer for each in outline_corners(alone, 0.0, turn_of(corners)))


def test_outer_corners_are_rounded_and_hollow_ones_filled() -> None:
    """So that a wall is no string of beads."""
    scale, outline = 100.0, BodyOutline(centres("flat", (0, 0), (0, 1)), hex_corners("flat"))
    sharp, soft = outline.path(scale), outline.path(scale, 0.0, ROUNDED, FILLED)
    tip, notch = QPointF(scale / sqrt(3), 0), QPointF(scale / sqrt(3) * cos(radians(60)), 0.5 * scale)
    assert sharp.contains(tip - QPointF(2, 0))
    assert not soft.contains(tip - QPointF(2, 0))
    assert not sharp.contains(notch + QPointF(2, 0))
    assert soft.contains(notch + QPointF(2, 0))
    assert soft.contains(QPointF(0, 0.5 * scale))


def test_a_hole_stays_open() -> None:
    path = BodyOutline(centres("flat", *RING), hex_corners("flat")).path(50.0, 0.055, ROUNDED, FILLED)
    ((x, y),) = centres("flat", (1, 1))
    assert not path.contains(QPointF(x, y) * 50)
    ((x, y),) = centres("flat", (1, 0))
    assert path.contains(QPointF(x, y) * 50)
