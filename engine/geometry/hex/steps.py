"""Steps on the hex grid: neighbours, rings, areas of N steps and straight lines, at one level."""

from functools import lru_cache

from engine.geometry.hex.bit_sets import members, union
from engine.geometry.hex.grid import DIRECTIONS, Grid


@lru_cache(maxsize=16)
def neighbour_table(grid: Grid) -> tuple[tuple[int | None, ...], ...]:
    """For every hex its six neighbours in the order of the directions; None outside the sheet."""
    return tuple(tuple(grid.neighbour(hex_, direction) for direction in DIRECTIONS) for hex_ in range(grid.size))


@lru_cache(maxsize=16)
def neighbour_sets(grid: Grid) -> tuple[int, ...]:
    """For every hex the set of its neighbours."""
    return tuple(sum(1 << hex_ for hex_ in row if hex_ is not None) for row in neighbour_table(grid))


def around(grid: Grid, hexes: int) -> int:
    """All hexes that share a side with a member; members are included only if they do."""
    sets = neighbour_sets(grid)
    return union(sets[hex_] for hex_ in members(hexes))


def steps_between(grid: Grid, start: int, end: int) -> int:
    """The least number of steps between two hexes on an endless sheet."""
    lane, slant = (b - a for a, b in zip(grid.axial(start), grid.axial(end), strict=True))
    return max(abs(lane), abs(slant), abs(lane + slant))


def area(grid: Grid, hex_: int, steps: int) -> int:
    """BG-AREA-1: the hexes at most this many steps away, including the centre."""
    lane, slant = grid.axial(hex_)
    length = grid.lane_length
    found = 0
    for other in range(max(0, lane - steps), min(grid.lanes, lane + steps + 1)):
        shift = other - lane
        first = slant + max(-steps, -steps - shift) + (other >> 1)
        last = slant + min(steps, steps - shift) + (other >> 1)
        first, last = max(first, 0), min(last, length - 1)
        if first <= last:
            found |= ((1 << (last - first + 1)) - 1) << (other * length + first)
    return found


def ring(grid: Grid, hex_: int, steps: int) -> int:
    """The hexes exactly this many steps away."""
    return area(grid, hex_, steps) & ~(area(grid, hex_, steps - 1) if steps else 0)


def straight(grid: Grid, hex_: int, direction: int, steps: int) -> tuple[int, ...]:
    """The hexes in a straight line, nearest first, up to the edge of the sheet."""
    found: list[int] = []
    table = neighbour_table(grid)
    at = table[hex_][direction]
    while at is not None and len(found) < steps:
        found.append(at)
        at = table[at][direction]
    return tuple(found)


def direction_to(grid: Grid, hex_: int, neighbour: int) -> int | None:
    """The direction in which a neighbour lies, or None when the two hexes share no side."""
    row = neighbour_table(grid)[hex_]
    return row.index(neighbour) if neighbour in row else None
