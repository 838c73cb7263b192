"""The integer lattice of the sheet: centres, corners, and the hexes that a straight line between two points crosses.

Units are half a hex radius across the lanes and half a hex height along them, so that the centre of the hex at `along`
in `lane` is (3 * lane, 2 * along + (lane odd)) and its corners are at (±2, 0) and (±1, ±1) from it. Every lattice point
has x + y even; it is a centre if x is a multiple of 3, otherwise a corner of three hexes. No square root and no
fraction is needed to decide which hexes a line enters.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple, TypeVar

from engine.geometry.hex.grid import Grid

LatticePoint = tuple[int, int]
# The centre of a base of several hexes may lie between the points of the lattice.
Coordinate = int | Fraction
AnyPoint = tuple[Coordinate, Coordinate]
AnyNumber = TypeVar("AnyNumber")

# Corner k lies between the directions k and k + 1.
CORNERS: tuple[LatticePoint, ...] = ((1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1))
CENTRE_STEPS: tuple[LatticePoint, ...] = ((0, -2), (3, -1), (3, 1), (0, 2), (-3, 1), (-3, -1))


class Trace(NamedTuple):
    """A line traced over the grid: the hexes whose inside it enters, and the pairs of hexes whose shared side it
    follows.
    """

    entered: tuple[int, ...]
    sides: tuple[tuple[int, int], ...]


def centre(grid: Grid, place: int) -> LatticePoint:
    """The centre of a place, in lattice units of lanes and along."""
    lane, along = divmod(grid.hex_of(place), grid.lane_length)
    return 3 * lane, 2 * along + (lane & 1)


def corners(grid: Grid, place: int) -> tuple[LatticePoint, ...]:
    """The six corners of a place; corner k lies between the directions k and k + 1."""
    x, y = centre(grid, place)
    return tuple((x + dx, y + dy) for dx, dy in CORNERS)


def base_centre(grid: Grid, places: Sequence[int]) -> AnyPoint:
    """The centre of a base: the mean of the centres of its hexes, in whole numbers where it is on the lattice."""
    points = [centre(grid, place) for place in places]
    x, y = (Fraction(sum(axis), len(points)) for axis in zip(*points, strict=True))
    return (int(x), int(y)) if x.denominator == y.denominator == 1 else (x, y)


def hex_at_centre(grid: Grid, x: int, y: int) -> int | None:
    """The hex with this centre; None if it is outside the sheet."""
    lane = x // 3
    along = (y - (lane & 1)) // 2
    if 0 <= lane < grid.lanes and 0 <= along < grid.lane_length:
        return lane * grid.lane_length + along
    return None


def on_sheet(grid: Grid, point: tuple[AnyNumber, AnyNumber]) -> tuple[AnyNumber, AnyNumber]:
    """A lattice point in sheet coordinates, x to the right and y down: a pointy-top sheet exchanges the two."""
    return point if grid.tops == "flat" else (point[1], point[0])


def squared_units(dx: int, dy: int) -> int:
    """Twelve times the squared length of a step on the lattice, in hex heights."""
    return dx * dx + 3 * dy * dy


def enters(ax: Coordinate, ay: Coordinate, bx: Coordinate, by: Coordinate) -> bool:
    """Whether the line from a to b, relative to a hex's centre, meets the interior of that hex.

    It uses strict separating axes: the three pairs of sides and the line itself. Touching a side or a corner does not
    count.
    """
    if (ay >= 1 and by >= 1) or (ay <= -1 and by <= -1):
        return False
    a, b = ax + ay, bx + by
    if (a >= 2 and b >= 2) or (a <= -2 and b <= -2):
        return False
    a, b = ax - ay, bx - by
    if (a >= 2 and b >= 2) or (a <= -2 and b <= -2):
        return False
    dx, dy = bx - ax, by - ay
    across = dx if dx >= 0 else -dx
    along = dy if dy >= 0 else -dy
    reach = along + (across if across > along else along)
    return -reach < dx * ay - dy * ax < reach


def trace(grid: Grid, start: AnyPoint, end: AnyPoint) -> Trace:
    """The hexes and shared sides on the line from start to end."""
    return Trace(_entered(grid, start, end), _sides(grid, start, end))


def _entered(grid: Grid, start: AnyPoint, end: AnyPoint) -> tuple[int, ...]:
    (x0, y0), (x1, y1) = sorted((start, end))
    dx, dy = x1 - x0, y1 - y0
    found = []
    for lane in range(max(0, int((x0 - 1) // 3)), min(grid.lanes, int((x1 + 2) // 3) + 1)):
        x, odd = 3 * lane, lane & 1
        first, last = max(x0, x - 2), min(x1, x + 2)
        ends = (y0 + dy * (first - x0) // dx, y0 + dy * (last - x0) // dx) if dx else (y0, y1)
        low, high = min(ends), max(ends) + 1
        lowest, highest = int((low - 1 - odd) // 2), int((high + 1 - odd) // 2)
        for along in range(max(0, lowest), min(grid.lane_length, highest + 1)):
            y = 2 * along + odd
            if enters(x0 - x, y0 - y, x1 - x, y1 - y):
                found.append(lane * grid.lane_length + along)
    return tuple(found)


def _sides(grid: Grid, start: AnyPoint, end: AnyPoint) -> tuple[tuple[int, int], ...]:
    (x0, y0), (x1, y1) = sorted((start, end))
    dx, dy = x1 - x0, y1 - y0
    if not dx or (dy and abs(dy) != dx):
        return ()
    slope = (dy > 0) - (dy < 0)
    # Sides of slope 0 begin where x = 2 (mod 3) and are 2 long, the others where x = 1 and are 1 long.
    begin, length = (1, 1) if slope else (2, 2)
    rise = y0 - slope * x0
    if rise != int(rise) or (slope and rise % 2):
        return ()
    found = []
    first = int((x0 - length) // 1) + 1
    for x in range(first + (begin - first) % 3, int(-(-x1 // 1)), 3):
        y = int(rise) + slope * x
        pair = _flanks(grid, x, y, slope) if (x + y) % 2 == 0 else None
        if pair is not None:
            found.append(pair)
    return tuple(found)


def _flanks(grid: Grid, x: int, y: int, slope: int) -> tuple[int, int] | None:
    """The two hexes on the sheet that share the side which starts at this corner and goes right with this slope."""
    if slope:
        first, second = hex_at_centre(grid, x - 1, y + slope), hex_at_centre(grid, x + 2, y)
    else:
        first, second = hex_at_centre(grid, x + 1, y - 1), hex_at_centre(grid, x + 1, y + 1)
    return None if first is None or second is None else (first, second)
