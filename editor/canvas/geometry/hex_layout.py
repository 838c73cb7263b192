"""Layout of hexes in columns and rows, in hex heights: centres, corners, neighbours, hex at a point. No Qt.

A view may turn the sheet by quarters; points are turned, columns, rows and directions stay those of the sheet.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import atan2, radians, sin, sqrt

from editor.canvas.geometry.quarter_turns import turned_box, turned_point
from editor.canvas.geometry.sheet_geometry import XY, Box, mean_point
from editor.view_model.board import SheetTops
from engine.geometry.hex.lattice import CORNERS

Hex = tuple[int, int]
"""A column and a row, counted from 0."""

ACROSS = 0.5 / sqrt(3)
ALONG = 0.5
"""Half a radius and half a height, in heights."""
RADIUS = 2 * ACROSS


@dataclass(frozen=True, slots=True)
class HexLayout:
    """A sheet with this number of columns and rows; pointy tops are the transpose of flat ones."""

    tops: SheetTops
    columns: int
    rows: int
    quarters: int = 0
    """The quarter turns, clockwise, by which the view turns the sheet: 0 to 3."""

    def point(self, lattice: tuple[float, float]) -> XY:
        """A point of the geometry's lattice, on the sheet."""
        return lattice_point(self.tops, lattice, self.quarters)

    def centre(self, column: int, row: int) -> XY:
        return self.point(self._lattice(column, row))

    def corners(self, size: float = 1.0) -> tuple[XY, ...]:
        """The corners of a hex, relative to its centre; `size` 1 for the whole hex."""
        return hex_corners(self.tops, size, self.quarters)

    def bounds(self) -> Box:
        """Left, top, width and height of the whole sheet."""
        lanes, length = (self.columns, self.rows) if self.tops == "flat" else (self.rows, self.columns)
        across, along = 3 * (lanes - 1) * ACROSS + 2 * RADIUS, length + (0.5 if lanes > 1 else 0.0)
        box = (-RADIUS, -0.5, across, along)
        return turned_box(box if self.tops == "flat" else (box[1], box[0], box[3], box[2]), self.quarters)

    def corner_hex(self) -> Hex:
        """The hex in the upper left corner of the turned sheet."""
        right, bottom = self.columns - 1, self.rows - 1
        return ((0, 0), (0, bottom), (right, bottom), (right, 0))[self.quarters]

    def is_on(self, column: int, row: int) -> bool:
        return 0 <= column < self.columns and 0 <= row < self.rows

    def hex_at(self, x: float, y: float) -> Hex | None:
        """The hex with the centre nearest to a point; None outside the sheet."""
        x, y = turned_point((x, y), -self.quarters)
        across, along = (x, y) if self.tops == "flat" else (y, x)
        lane = round(across / (3 * ACROSS))
        near = ((each, round(along - (each & 1) / 2)) for each in (lane - 1, lane, lane + 1))
        found = min(near, key=lambda at: (at[0] * 3 * ACROSS - across) ** 2 + (at[1] + (at[0] & 1) / 2 - along) ** 2)
        column, row = found if self.tops == "flat" else (found[1], found[0])
        return (column, row) if self.is_on(column, row) and self._covers(column, row, x, y) else None

    def neighbours(self, column: int, row: int) -> tuple[Hex, ...]:
        """The six hexes around, on the sheet or not; the nth is beyond the side between corners n - 1 and n."""
        lane, along = (column, row) if self.tops == "flat" else (row, column)
        up, down = along - 1 + (lane & 1), along + (lane & 1)
        around = ((lane, along - 1), (lane + 1, up), (lane + 1, down), (lane, along + 1), (lane - 1, down))
        found = (*around, (lane - 1, up))
        return found if self.tops == "flat" else tuple((column, row) for row, column in found)

    def _lattice(self, column: int, row: int) -> tuple[int, int]:
        lane, along = (column, row) if self.tops == "flat" else (row, column)
        return 3 * lane, 2 * along + (lane & 1)

    def _covers(self, column: int, row: int, x: float, y: float) -> bool:
        """Whether a point of the sheet, not turned, is in a hex."""
        centre_x, centre_y = lattice_point(self.tops, self._lattice(column, row))
        across, along = abs(x - centre_x), abs(y - centre_y)
        if self.tops == "pointy":
            across, along = along, across
        return along <= 0.5 and across * sin(radians(60)) + along / 2 <= 0.5


def lattice_point(tops: SheetTops, lattice: tuple[float, float], quarters: int = 0) -> XY:
    """A point of the geometry's lattice, in hex heights from the centre of the first hex."""
    x, y = lattice[0] * ACROSS, lattice[1] * ALONG
    at = (x, y) if tops == "flat" else (y, x)
    return turned_point(at, quarters) if quarters else at


def hex_corners(tops: SheetTops, size: float = 1.0, quarters: int = 0) -> tuple[XY, ...]:
    """The corners of a hex, relative to its centre; `size` 1 for the whole hex."""
    points = (lattice_point(tops, corner, quarters) for corner in CORNERS)
    return tuple((x * size, y * size) for x, y in points)


def direction_angle(tops: SheetTops, direction: int, quarters: int = 0) -> float:
    """Angle of a direction, in radians clockwise from the top of the view."""
    corners = hex_corners(tops, quarters=quarters)
    x, y = mean_point((corners[direction - 1], corners[direction]))
    return atan2(x, -y)
