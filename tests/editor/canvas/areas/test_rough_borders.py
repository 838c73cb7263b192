"""Borders by hand: one line for all owners, the same each time, near the drawn one, straight at the sheet's edge."""

from itertools import pairwise
from math import hypot

from editor.canvas.areas.rough_borders import FARTHEST, FINEST, RoughBorders, rough_line
from editor.canvas.geometry.sheet_geometry import Box, Ring

SHEET: Box = (0.0, 0.0, 8.0, 6.0)
LEFT: Ring = ((0.0, 0.0), (4.0, 0.0), (4.0, 6.0), (0.0, 6.0))
UPPER: Ring = ((4.0, 0.0), (8.0, 0.0), (8.0, 2.5), (4.0, 2.5))
LOWER: Ring = ((8.0, 2.5), (8.0, 6.0), (4.0, 6.0), (4.0, 2.5))
"""Two areas to the right of one, whose side has a corner of theirs on it."""


def borders() -> RoughBorders:
    return RoughBorders({"left": (LEFT,), "upper": (UPPER,), "lower": (LOWER,)}, SHEET)


def test_each_border_is_one_line_of_two_owners() -> None:
    """Also where a corner of others lies on a side."""
    shared = {frozenset(border.owners): border.points for border in borders().borders() if len(border.owners) == 2}
    assert set(shared) == {
        frozenset({"left", "upper"}),
        frozenset({"left", "lower"}),
        frozenset({"upper", "lower"}),
    }
    rings = borders().rings
    for owners, points in shared.items():
        for place in owners:
            (ring,) = rings[place]
            assert set(points) <= {*ring}, place


def test_a_border_is_rough_but_near_its_line() -> None:
    line = rough_line((0.0, 0.0), (5.0, 0.0))
    off = [abs(y) for _, y in line]
    assert line[0] == (0.0, 0.0)
    assert line[-1] == (5.0, 0.0)
    assert 0.02 < max(off) < 2.5 * FARTHEST
    assert all(hypot(bx - ax, by - ay) < 2 * FINEST for (ax, ay), (bx, by) in pairwise(line))


def test_a_border_is_the_same_each_time_and_another_elsewhere() -> None:
    assert rough_line((1.0, 2.0), (3.0, 2.0)) == rough_line((1.0, 2.0), (3.0, 2.0))
    here, there = rough_line((0.0, 0.0), (3.0, 0.0)), rough_line((0.0, 1.0), (3.0, 1.0))
    assert [y for _, y in here] != [y - 1 for _, y in there]


def test_the_edge_of_the_sheet_is_straight() -> None:
    alone = [border.points for border in borders().borders() if len(border.owners) == 1]
    for points in alone:
        across, down = {x for x, _ in points}, {y for _, y in points}
        assert len(across) == 1 or len(down) == 1


def test_the_borders_of_some_areas_are_straight() -> None:
    """Those of their neighbours with them too."""
    plain = RoughBorders({"left": (LEFT,), "upper": (UPPER,), "lower": (LOWER,)}, SHEET, ["upper"])
    assert plain.rings["upper"] == (UPPER,)
    for border in plain.borders():
        assert (len(border.points) > 2) == ({*border.owners} == {"left", "lower"})
    assert {*LEFT} <= {*plain.rings["left"][0]}
