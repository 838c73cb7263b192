"""Geometry of a hex sheet, in hex heights: centres and corners, hex at a point, outlines, keyboard steps. No Qt."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import atan2, radians, sin, sqrt
from typing import Literal

from editor.view_model.board import Tops
from engine.geometry.hex.lattice import CORNERS

XY = tuple[float, float]
Hex = tuple[int, int]
"""A column and a row, counted from 0."""

ACROSS = 0.5 / sqrt(3)
ALONG = 0.5
"""Half a radius and half a height, in heights."""
RADIUS = 2 * ACROSS


@dataclass(frozen=True, slots=True)
class HexLayout:
    """A sheet of so many columns and rows; pointy tops are the transpose of flat ones."""

    tops: Tops
    columns: int
    rows: int

    def point(self, lattice: tuple[float, float]) -> XY:
        """A point of the lattice of the geometry on the sheet."""
        x, y = lattice[0] * ACROSS, lattice[1] * ALONG
        return (x, y) if self.tops == "flat" else (y, x)

    def centre(self, column: int, row: int) -> XY:
        lane, along = (column, row) if self.tops == "flat" else (row, column)
        return self.point((3 * lane, 2 * along + (lane & 1)))

    def corners(self, size: float = 1.0) -> tuple[XY, ...]:
        """The corners of a hex, seen from its centre; `size` 1 for the whole hex."""
        return tuple((x * size, y * size) for x, y in map(self.point, CORNERS))

    def bounds(self) -> tuple[float, float, float, float]:
        """Left, top, width and height of the whole sheet."""
        lanes, length = (self.columns, self.rows) if self.tops == "flat" else (self.rows, self.columns)
        across, along = 3 * (lanes - 1) * ACROSS + 2 * RADIUS, length + (0.5 if lanes > 1 else 0.0)
        box = (-RADIUS, -0.5, across, along)
        return box if self.tops == "flat" else (box[1], box[0], box[3], box[2])

    def is_on(self, column: int, row: int) -> bool:
        return 0 <= column < self.columns and 0 <= row < self.rows

    def hex_at(self, x: float, y: float) -> Hex | None:
        """The hex under a point: that with the nearest centre; None beside the sheet."""
        across, along = (x, y) if self.tops == "flat" else (y, x)
        lane = round(across / (3 * ACROSS))
        near = ((each, round(along - (each & 1) / 2)) for each in (lane - 1, lane, lane + 1))
        found = min(near, key=lambda at: (at[0] * 3 * ACROSS - across) ** 2 + (at[1] + (at[0] & 1) / 2 - along) ** 2)
        column, row = found if self.tops == "flat" else (found[1], found[0])
        return (column, row) if self.is_on(column, row) and self._covers(column, row, x, y) else None

    def neighbours(self, column: int, row: int) -> tuple[Hex, ...]:
        """The six hexes around, on the sheet or not; the nth lies beyond the side between corners n - 1 and n."""
        lane, along = (column, row) if self.tops == "flat" else (row, column)
        up, down = along - 1 + (lane & 1), along + (lane & 1)
        around = ((lane, along - 1), (lane + 1, up), (lane + 1, down), (lane, along + 1), (lane - 1, down))
        found = (*around, (lane - 1, up))
        return found if self.tops == "flat" else tuple((column, row) for row, column in found)

    def angle(self, direction: int) -> float:
        """Where a direction of the geometry points, in radians clockwise from the top of the sheet."""
        corners = self.corners()
        x, y = mean_point((corners[direction - 1], corners[direction]))
        return atan2(x, -y)

    def _covers(self, column: int, row: int, x: float, y: float) -> bool:
        centre_x, centre_y = self.centre(column, row)
        across, along = abs(x - centre_x), abs(y - centre_y)
        if self.tops == "pointy":
            across, along = along, across
        return along <= 0.5 and across * sin(radians(60)) + along / 2 <= 0.5


def mean_point(points: Sequence[XY]) -> XY:
    """The mean of some points."""
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def outline_sides(
    layout: HexLayout, hexes: frozenset[Hex], among: Iterable[Hex], inset: float = 1.0
) -> Iterator[tuple[XY, XY]]:
    """The sides of some hexes of a set beyond which the set ends, as lines; an `inset` below 1 draws them in."""
    corners = layout.corners(inset)
    for at in among:
        x, y = layout.centre(*at)
        for side, neighbour in enumerate(layout.neighbours(*at)):
            if neighbour not in hexes:
                (ax, ay), (bx, by) = corners[side - 1], corners[side]
                yield (x + ax, y + ay), (x + bx, y + by)


Step = Literal["up", "down", "left", "right", "first", "last", "page-up", "page-down"]
PAGE = 5


def next_hex(layout: HexLayout, at: Hex, step: Step) -> Hex:
    """The hex one step away; at the edge of the sheet the same."""
    column, row = at
    column, row = {
        "up": (column, row - 1),
        "down": (column, row + 1),
        "left": (column - 1, row),
        "right": (column + 1, row),
        "first": (0, row),
        "last": (layout.columns - 1, row),
        "page-up": (column, row - PAGE),
        "page-down": (column, row + PAGE),
    }[step]
    return max(0, min(column, layout.columns - 1)), max(0, min(row, layout.rows - 1))
