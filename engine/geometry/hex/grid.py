"""The hex sheet: its size, its numbering of hexes and places, and their printed names.

A hex is an integer from 0 to size - 1; a place is a hex (the ground) or hex + size (raised, on a platform).
All geometry is written for flat tops: hexes stand in *lanes* (columns), odd lanes half a hex further along.
A pointy-top sheet is the transpose: its lanes are the rows, its lattice has x and y exchanged, and the six
directions keep their numbers under other names. So hex = lane * lane_length + position in the lane.
"""

import re
from functools import lru_cache
from typing import Literal

from engine.kernel.data.record import record

Tops = Literal["flat", "pointy"]

LARGEST_SIDE = 200
DIRECTIONS = range(6)
DIRECTION_NAMES: dict[Tops, tuple[str, ...]] = {
    "flat": ("n", "ne", "se", "s", "sw", "nw"),
    "pointy": ("w", "sw", "se", "e", "ne", "nw"),
}
AXIAL_STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))

_PLACE = re.compile(r"([A-Z]+)([1-9][0-9]*)(\^?)")


class PlaceError(ValueError):
    """A name that is not a place of the sheet."""


class DirectionError(ValueError):
    """A name that is not one of the six directions of the sheet."""


def column_letters(column: int) -> str:
    """A to Z, then AA, AB, …"""
    letters = ""
    count = column + 1
    while count:
        count, digit = divmod(count - 1, 26)
        letters = chr(ord("A") + digit) + letters
    return letters


def column_number(letters: str) -> int:
    """The column that `column_letters` writes like this."""
    count = 0
    for letter in letters:
        count = count * 26 + ord(letter) - ord("A") + 1
    return count - 1


@record(frozen=True, slots=True)
class Grid:
    """A sheet of hexes, BG-MAP-1: 1x1 to 200x200, flat or pointy tops."""

    columns: int
    rows: int
    tops: Tops = "flat"

    def __post_init__(self) -> None:
        if not (1 <= self.columns <= LARGEST_SIDE and 1 <= self.rows <= LARGEST_SIDE):
            raise ValueError(f"a sheet has 1 to {LARGEST_SIDE} columns and rows, not {self.columns} x {self.rows}")
        if self.tops not in DIRECTION_NAMES:
            raise ValueError(f"hexes have flat or pointy tops, not {self.tops!r}")

    @property
    def size(self) -> int:
        """The number of hexes of the grid."""
        return self.columns * self.rows

    @property
    def lanes(self) -> int:
        return self.columns if self.tops == "flat" else self.rows

    @property
    def lane_length(self) -> int:
        return self.rows if self.tops == "flat" else self.columns

    @property
    def every_hex(self) -> int:
        """The set of all hexes."""
        return (1 << self.size) - 1

    def hex_at(self, column: int, row: int) -> int:
        """The hex in this column and row, both counted from 0."""
        if not (0 <= column < self.columns and 0 <= row < self.rows):
            raise PlaceError(f"column {column}, row {row} is outside a sheet of {self.columns} x {self.rows}")
        return column * self.rows + row if self.tops == "flat" else row * self.columns + column

    def column_row(self, place: int) -> tuple[int, int]:
        """Column and row of a place, counted from 0."""
        lane, along = divmod(self.hex_of(place), self.lane_length)
        return (lane, along) if self.tops == "flat" else (along, lane)

    def hex_of(self, place: int) -> int:
        """The hex of a place at either height."""
        if not 0 <= place < 2 * self.size:
            raise PlaceError(f"place {place} is outside a sheet of {self.size} hexes")
        return place if place < self.size else place - self.size

    def is_raised(self, place: int) -> bool:
        return place >= self.size

    def raised(self, hex_: int) -> int:
        """The raised place of a hex."""
        return hex_ + self.size

    @property
    def names(self) -> tuple[str, ...]:
        """The printed names of all places, in their order."""
        return _names(self.columns, self.rows, self.tops)

    def name(self, place: int) -> str:
        """The printed name: column letters, row number, `^` for a raised place."""
        if not 0 <= place < 2 * self.size:
            raise PlaceError(f"place {place} is outside a sheet of {self.size} hexes")
        return self.names[place]

    def place(self, name: str) -> int:
        """The place with this printed name."""
        match = _PLACE.fullmatch(name)
        if match is None:
            raise PlaceError(f"{name!r} is no place: write column letters and a row number, like A1 or K12^")
        letters, number, mark = match.groups()
        column = column_number(letters) if len(letters) <= 2 else self.columns
        row = int(number) - 1 if len(number) <= 3 else self.rows
        if column >= self.columns or row >= self.rows:
            last = f"{column_letters(self.columns - 1)}{self.rows}"
            raise PlaceError(f"{name!r} is outside the sheet, which ends at {last}")
        hex_ = self.hex_at(column, row)
        return self.raised(hex_) if mark else hex_

    def direction(self, name: str) -> int:
        """The number of a direction (0 to 5) from its name on this sheet."""
        names = DIRECTION_NAMES[self.tops]
        if name not in names:
            raise DirectionError(f"{name!r} is no direction of a {self.tops}-top sheet; it has {', '.join(names)}")
        return names.index(name)

    def direction_name(self, direction: int) -> str:
        return DIRECTION_NAMES[self.tops][direction]

    def axial(self, place: int) -> tuple[int, int]:
        """Lane and slanted position: coordinates in which every shift is the same everywhere."""
        lane, along = divmod(self.hex_of(place), self.lane_length)
        return lane, along - (lane >> 1)

    def hex_at_axial(self, lane: int, slant: int) -> int | None:
        """The hex at these axial coordinates, or None outside the sheet."""
        along = slant + (lane >> 1)
        if 0 <= lane < self.lanes and 0 <= along < self.lane_length:
            return lane * self.lane_length + along
        return None

    def neighbour(self, hex_: int, direction: int) -> int | None:
        """The hex one step away at ground level, or None outside the sheet."""
        lane, slant = self.axial(hex_)
        lane_step, slant_step = AXIAL_STEPS[direction]
        return self.hex_at_axial(lane + lane_step, slant + slant_step)


@lru_cache(maxsize=16)
def _names(columns: int, rows: int, tops: Tops) -> tuple[str, ...]:
    grid = Grid(columns, rows, tops)
    on_the_ground = [f"{column_letters(column)}{row + 1}" for column, row in map(grid.column_row, range(grid.size))]
    return (*on_the_ground, *(f"{name}^" for name in on_the_ground))
