"""An index of things by the boxes that they are drawn in. No Qt."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import floor
from typing import Generic, TypeVar

T = TypeVar("T")
UnitBox = tuple[float, float, float, float]
"""Left, top, right and bottom."""

SIDE = 4.0
"""The side of a cell of the index, in units."""


class BoxIndex(Generic[T]):
    """Things with boxes, found by a box that they meet."""

    def __init__(self, things: Iterable[tuple[T, UnitBox]]) -> None:
        self._cells: dict[tuple[int, int], dict[T, UnitBox]] = {}
        self._boxes: dict[T, UnitBox] = {}
        for thing, box in things:
            self.add(thing, box)

    def add(self, thing: T, box: UnitBox) -> None:
        self._boxes[thing] = box
        for cell in _cells_of(box):
            self._cells.setdefault(cell, {})[thing] = box

    def remove(self, thing: T) -> None:
        box = self._boxes.pop(thing, None)
        for cell in () if box is None else _cells_of(box):
            self._cells[cell].pop(thing, None)

    def meeting(self, box: UnitBox) -> list[T]:
        """The things whose boxes meet a box, in the order in which they were added to their cells."""
        found: dict[T, None] = {}
        for cell in _cells_of(box):
            for thing, (left, top, right, bottom) in self._cells.get(cell, {}).items():
                if left <= box[2] and right >= box[0] and top <= box[3] and bottom >= box[1]:
                    found[thing] = None
        return list(found)


def _cells_of(box: UnitBox) -> Iterator[tuple[int, int]]:
    for across in range(floor(box[0] / SIDE), floor(box[2] / SIDE) + 1):
        for down in range(floor(box[1] / SIDE), floor(box[3] / SIDE) + 1):
            yield across, down
