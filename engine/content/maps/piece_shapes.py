"""Shapes of terrain pieces in axial coordinates, which are the same on every sheet: to shift, turn and mirror them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeAlias

from engine.content.document_path import Plain
from engine.content.maps.terrain_classes import HexClass
from engine.content.place_names import expand
from engine.geometry.hex.bit_sets import members
from engine.geometry.hex.grid import LARGEST_SIDE, Grid, Tops

Axial: TypeAlias = tuple[int, int]
ShapedHex: TypeAlias = tuple[int, int, HexClass]
"""A hex of a shape: its axial coordinates, and its class."""
Motion: TypeAlias = Callable[[int, int], Axial]
"""A mapping of axial coordinates to others."""


def placing(turns: int, *, mirror: bool = False, origin: Axial = (0, 0)) -> Motion:
    """The motion that puts a shape on the sheet: mirrored or not, turned by so many sixths, then moved."""

    def motion(lane: int, slant: int) -> Axial:
        if mirror:
            lane, slant = slant, lane
        for _ in range(turns % 6):
            lane, slant = -slant, lane + slant
        return lane + origin[0], slant + origin[1]

    return motion


def turned(hexes: Iterable[ShapedHex]) -> tuple[ShapedHex, ...]:
    """A shape turned by a sixth about its origin."""
    return tuple((-slant, lane + slant, hex_class) for lane, slant, hex_class in hexes)


def mirrored(hexes: Iterable[ShapedHex]) -> tuple[ShapedHex, ...]:
    """A shape mirrored at an axis through its origin."""
    return tuple((slant, lane, hex_class) for lane, slant, hex_class in hexes)


def canonical_shape(hexes: tuple[ShapedHex, ...]) -> tuple[ShapedHex, ...]:
    """The first by order of all turns and mirror images of a shape: two shapes with the same one are congruent."""
    found = []
    for image in (hexes, mirrored(hexes)):
        for _ in range(6):
            image = turned(image)
            found.append(_from_origin(image))
    return min(found)


def _from_origin(hexes: tuple[ShapedHex, ...]) -> tuple[ShapedHex, ...]:
    """A shape moved so that its first hex is the origin."""
    lane, slant = min(((lane, slant) for lane, slant, _ in hexes), default=(0, 0))
    return tuple(sorted((own - lane, along - slant, hex_class) for own, along, hex_class in hexes))


def axial_hexes(tops: Tops, names: Iterable[str]) -> Iterator[Axial]:
    """The axial coordinates of hexes and rectangles, even outside a sheet."""
    grid = Grid(LARGEST_SIDE, LARGEST_SIDE, tops)
    return (grid.axial(grid.place(name)) for name in expand(grid, names))


def moved_names(grid: Grid, names: Iterable[str], motion: Motion) -> list[str] | None:
    """The images of hexes and rectangles, one by one; None if any is outside the sheet."""
    found = []
    for lane, slant in axial_hexes(grid.tops, names):
        hex_ = grid.hex_at_axial(*motion(lane, slant))
        if hex_ is None:
            return None
        found.append(grid.name(hex_))
    return found


def moved_piece(grid: Grid, piece: Plain, motion: Motion) -> dict[str, Any] | None:
    """A piece of a map in another place; None if it does not lie wholly on the sheet there."""
    made = dict(piece)
    if "portions" in piece:
        portions = []
        for portion in piece["portions"]:
            hexes = moved_names(grid, portion["hexes"], motion)
            if hexes is None:
                return None
            portions.append({**portion, "hexes": hexes})
        return {**made, "portions": portions}
    for key in ("hexes", "low"):
        if key in piece:
            hexes = moved_names(grid, piece[key], motion)
            if hexes is None:
                return None
            made[key] = hexes
    return made


def hex_ranges(grid: Grid, hexes: int) -> list[str]:
    """A set of hexes as documents write it: rectangles where lanes have equal runs, single hexes elsewhere."""
    written: list[str] = []
    open_runs: dict[tuple[int, int], int] = {}
    for lane in range(grid.lanes + 1):
        runs = dict.fromkeys(_runs(hexes >> lane * grid.lane_length & (1 << grid.lane_length) - 1), lane)
        if lane == grid.lanes:
            runs = {}
        for run, first in list(open_runs.items()):
            if run not in runs:
                written.append(_rectangle(grid, first, lane - 1, run))
                del open_runs[run]
        open_runs = {run: open_runs.get(run, lane) for run in runs}
    return written


def _runs(hexes: int) -> Iterator[tuple[int, int]]:
    """The first and last members of each run of neighbours in a lane."""
    found = members(hexes)
    start = 0
    for place, along in enumerate(found):
        if place + 1 == len(found) or found[place + 1] != along + 1:
            yield found[start], along
            start = place + 1


def _rectangle(grid: Grid, first_lane: int, last_lane: int, run: tuple[int, int]) -> str:
    first = grid.name(first_lane * grid.lane_length + run[0])
    last = grid.name(last_lane * grid.lane_length + run[1])
    return first if first == last else f"{first}-{last}"
