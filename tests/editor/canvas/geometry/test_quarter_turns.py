"""Quarter turns of points and boxes: clockwise as the screen shows it, and back."""

import pytest

from editor.canvas.geometry.quarter_turns import turned_box, turned_point
from editor.canvas.geometry.sheet_geometry import XY


@pytest.mark.parametrize(("quarters", "to"), [(0, (3, 1)), (1, (-1, 3)), (2, (-3, -1)), (3, (1, -3)), (-1, (1, -3))])
def test_right_comes_down_then_left_then_up(quarters: int, to: XY) -> None:
    assert turned_point((3, 1), quarters) == to
    assert turned_point(to, -quarters) == (3, 1)


@pytest.mark.parametrize("quarters", range(4))
def test_the_box_of_a_turned_sheet_holds_its_turned_corners(quarters: int) -> None:
    left, top, width, height = turned_box((1, 2, 5, 3), quarters)
    corners = [turned_point(at, quarters) for at in ((1, 2), (6, 2), (1, 5), (6, 5))]
    assert (left, left + width) == (min(x for x, _ in corners), max(x for x, _ in corners))
    assert (top, top + height) == (min(y for _, y in corners), max(y for _, y in corners))
