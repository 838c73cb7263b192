"""Quarter turns of a sheet in a view: points, boxes and directions turned clockwise around the origin. No Qt."""

from __future__ import annotations

from editor.canvas.geometry.sheet_geometry import XY, Box


def turned_point(at: XY, quarters: int) -> XY:
    """A point turned clockwise around the origin, as the screen shows it; fewer than no quarters turn it back."""
    x, y = at
    match quarters % 4:
        case 1:
            return -y, x
        case 2:
            return -x, -y
        case 3:
            return y, -x
        case _:
            return at


def turned_box(box: Box, quarters: int) -> Box:
    """A box turned clockwise around the origin."""
    left, top, width, height = box
    first, second = turned_point((left, top), quarters), turned_point((left + width, top + height), quarters)
    size = (height, width) if quarters % 2 else (width, height)
    return min(first[0], second[0]), min(first[1], second[1]), *size
