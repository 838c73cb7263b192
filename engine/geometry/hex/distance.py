"""Exact distances between the nearest points of two hexes, as fractions (BG-SIGHT-1)."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import lru_cache

from engine.geometry.hex.grid import LARGEST_SIDE, Grid
from engine.geometry.hex.lattice import centre, squared_units

ExactInches = int | Fraction

# squared_units counts twelfths of a squared hex height.
UNITS = 12


def exact(length: ExactInches) -> ExactInches:
    """The length as an integer if it is whole: integers are looked up ten times as fast."""
    return length.numerator if length.denominator == 1 else length


def gap_units(dx: int, dy: int) -> int:
    """Twelve times the squared gap, in hex heights, between two hexes whose centres are (dx, dy) apart.

    The gap between two equal hexes is the distance of a point from a hex of twice the size, to its nearest corner or
    side.
    """
    dx, dy = abs(dx), abs(dy)
    if dx <= 2:
        return 3 * max(dy - 2, 0) ** 2
    if dx + dy <= 4:
        return 0
    past_upper = (dx - 2) - 3 * (dy - 2)
    if past_upper <= 0:
        return squared_units(dx - 2, dy - 2)
    if past_upper >= 8:
        return squared_units(dx - 4, dy)
    return 3 * (dx + dy - 4) ** 2 // 4


def distance_squared(grid: Grid, start: int, end: int, inch: ExactInches = 1) -> Fraction:
    """The squared distance of two places in inches, whatever their heights; `inch` is the height of a hex in inches."""
    return Fraction(gap_table(grid)(start, end), UNITS) * inch * inch


def bases_gap(gap: Callable[[int, int], int], one: Sequence[int], other: Sequence[int]) -> int:
    """BG-BIG-4: the gap between the nearest hexes of two bases, as `gap_table` returns it."""
    if len(one) == len(other) == 1:
        return gap(one[0], other[0])
    return min([gap(start, end) for start in one for end in other])


def in_range(grid: Grid, start: int, end: int, inches: ExactInches, inch: ExactInches = 1) -> bool:
    """BG-SIGHT-1: whether the distance is at most so many inches."""
    return inches >= 0 and gap_table(grid)(start, end) * inch * inch <= UNITS * inches * inches


@lru_cache(maxsize=8)
def gap_table(grid: Grid) -> Callable[[int, int], int]:
    """`gap_units` between two places of a sheet from a table: 12 times the squared distance in hex heights.

    Two places are within n inches, with hexes of h inches, if this is at most 12 n² / h².
    """
    stride = 4 * grid.lane_length
    steps = [divmod(hex_, grid.lane_length) for hex_ in range(grid.size)]
    at = [lane * stride + 2 * along + (lane & 1) for lane, along in steps] * 2
    farthest = grid.lanes * stride
    table = [0] * (2 * farthest + 1)
    for lanes in range(grid.lanes):
        for along in range(lanes & 1, 2 * grid.lane_length + 1, 2):
            gap_to_both = gap_units(3 * lanes, along)
            for index in (lanes * stride + along, lanes * stride - along):
                # A negative difference is a negative index, which counts from the end of a list.
                table[index] = table[-index] = gap_to_both

    def gap(start: int, end: int) -> int:
        return table[at[end] - at[start]]

    return gap


@lru_cache(maxsize=64)
def reach_by_lane(inches: ExactInches, inch: ExactInches = 1) -> tuple[int, ...]:
    """By the number of lanes away: the greatest step along the lane, in lattice units, to a hex still in range.

    It is never longer than the sheet has lanes, or hexes along a lane.
    """
    found: list[int] = []
    limit = UNITS * Fraction(inches) ** 2 / Fraction(inch) ** 2
    along = 2 * LARGEST_SIDE
    for lanes in range(LARGEST_SIDE if inches >= 0 else 0):
        along += 2 - ((along ^ lanes) & 1)
        while along >= 0 and gap_units(3 * lanes, along) > limit:
            along -= 2
        if along < 0:
            break
        found.append(along)
    return tuple(found)


@lru_cache(maxsize=1024)
def hexes_within(grid: Grid, hex_: int, inches: ExactInches, inch: ExactInches = 1) -> int:
    """The hexes at most so many inches away, including the hex itself."""
    x, y = centre(grid, hex_)
    length = grid.lane_length
    found = 0
    for lanes, reach in enumerate(reach_by_lane(inches, inch)):
        for lane in {x // 3 - lanes, x // 3 + lanes}:
            first = max(0, (y - reach - (lane & 1)) // 2)
            last = min(length - 1, (y + reach - (lane & 1)) // 2)
            if 0 <= lane < grid.lanes and first <= last:
                found |= ((1 << (last - first + 1)) - 1) << (lane * length + first)
    return found
