"""Shapes of terrain pieces in axial coordinates, which are the same on every sheet: to shift, turn and mirror them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeAlias

from engine.content.document_path import Plain
from engine.content.place_names import expand
from engine.geometry.hex.bit_sets import members
from engine.geometry.hex.grid import LARGEST_SIDE, Grid, Tops

Axial: TypeAlias = tuple[int, int]
Motion: TypeAlias = Callable[[int, int], "Axial | None"]
"""A mapping of axial coordinates; None where a hex has no image."""


def axial_hexes(tops: Tops, names: Iterable[str]) -> Iterator[Axial]:
    """The axial coordinates of hexes and rectangles, even outside a sheet."""
    grid = Grid(LARGEST_SIDE, LARGEST_SIDE, tops)
    return (grid.axial(grid.place(name)) for name in expand(grid, names))


def moved_names(grid: Grid, names: Iterable[str], motion: Motion) -> list[str] | None:
    """The images of hexes and rectangles, one by one; None if any is outside the sheet."""
    found = []
    for lane, slant in axial_hexes(grid.tops, names):
        image = motion(lane, slant)
        hex_ = None if image is None else grid.hex_at_axial(*image)
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
