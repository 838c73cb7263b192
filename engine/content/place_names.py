"""Names of places in documents: `H7`, `K12^` on a platform, and `A1-C30` for a rectangle of columns and rows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.geometry.hex.bit_sets import members
from engine.geometry.hex.grid import LARGEST_SIDE, Grid, PlaceError

HEX_PATTERN = r"[A-Z]{1,2}[1-9][0-9]{0,2}"
LARGEST_GRID = Grid(LARGEST_SIDE, LARGEST_SIDE)


def is_place(name: str) -> bool:
    """Whether a text is a place of the largest possible map."""
    return _means(LARGEST_GRID, name)


def is_range(name: str) -> bool:
    """Whether a text is a hex, or a rectangle given by two opposite corners, both on the ground."""
    return "^" not in name and all(_means(LARGEST_GRID, corner) for corner in name.split("-", 1))


def hexes_in(grid: Grid, name: str) -> int:
    """The set of hexes that a hex or a rectangle stands for; raises a `PlaceError` if it is outside the grid."""
    first, _, last = name.partition("-")
    return _rectangle(grid, grid.hex_of(grid.place(first)), grid.hex_of(grid.place(last or first)))


def expand(grid: Grid, names: Iterable[str]) -> Iterator[str]:
    """The names of all hexes in a list of hexes and rectangles, rectangle by rectangle."""
    for name in names:
        yield from (grid.name(hex_) for hex_ in members(hexes_in(grid, name)))


def _rectangle(grid: Grid, first: int, last: int) -> int:
    """All hexes between two corners: one run per lane, at a constant distance; runs are doubled until there are
    enough."""
    (lane, along), (other_lane, other_along) = divmod(first, grid.lane_length), divmod(last, grid.lane_length)
    run = (1 << abs(other_along - along) + 1) - 1 << min(along, other_along)
    count, made = abs(other_lane - lane) + 1, 1
    while made < count:
        more = min(made, count - made)
        run |= run << more * grid.lane_length
        made += more
    return run << min(lane, other_lane) * grid.lane_length


def _means(grid: Grid, name: str) -> bool:
    try:
        grid.place(name)
    except PlaceError:
        return False
    return True
