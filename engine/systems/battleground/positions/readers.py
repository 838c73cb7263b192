"""Readers of values in a written position: places and directions by name, and those that the kernel has."""

from __future__ import annotations

from engine.geometry.hex.grid import DIRECTIONS, Grid, PlaceError
from engine.geometry.hex.terrain import Terrain
from engine.kernel.data.errors import BadState
from engine.kernel.data.message import message
from engine.kernel.positions.position_parsing import (
    Plain,
    items,
    name,
    names,
    number,
    one_of,
    plain_of,
    table,
    text,
    truth,
)

__all__ = [
    "Plain",
    "direction",
    "items",
    "name",
    "names",
    "number",
    "one_of",
    "place",
    "plain_of",
    "table",
    "text",
    "truth",
]


def place(raw: object, path: str, terrain: Terrain) -> int:
    """The number of a place on the map, raised only where a platform is."""
    try:
        found = terrain.grid.place(text(raw, path))
    except PlaceError:
        raise BadState(path, message("content-bad-place", found=str(raw))) from None
    if not terrain.places >> found & 1:
        raise BadState(path, message("content-no-platform", place=str(raw)))
    return found


def direction(raw: object, path: str, grid: Grid) -> int:
    """The number of a direction, by its name on this map."""
    return grid.direction(one_of(raw, path, [grid.direction_name(each) for each in DIRECTIONS]))
