"""Line of sight by definition: the lines between corners of two places, and what blocks each (BG-SIGHT-2 to -5)."""

from itertools import product
from typing import Literal

from engine.geometry.hex.bit_sets import members
from engine.geometry.hex.grid import Grid, PlaceError
from engine.geometry.hex.lattice import AnyPoint, LatticePoint, corners, trace
from engine.geometry.hex.steps import neighbour_sets
from engine.geometry.hex.terrain import Terrain
from engine.kernel.data.record import record

LosOrigin = Literal["one", "any"]


@record(frozen=True, slots=True)
class SightLine:
    """One line from corner to corner, and the hexes that block it.

    Points are those of `lattice`; `on_sheet` converts them for a pointy-top sheet.
    """

    start: LatticePoint
    end: LatticePoint
    blocked_by: tuple[int, ...]


@record(frozen=True, slots=True)
class SightVerdict:
    """Whether one place sees another, with the rules that decided, all lines, and two sufficient ones if it does."""

    sees: bool
    rules: tuple[str, ...]
    lines: tuple[SightLine, ...]
    deciding: tuple[SightLine, ...]


def require_place(terrain: Terrain, place: int) -> None:
    """Refuse a raised place without a platform."""
    if not terrain.places >> place & 1:
        raise PlaceError(f"{terrain.grid.name(place)}: no platform stands there")


def neighbours_of(grid: Grid, hex_: int) -> int:
    """The set of hexes that share a side with this one, at any height."""
    return neighbour_sets(grid)[hex_]


def same_platform_hides(terrain: Terrain, start: int, target: int) -> bool:
    """BG-SIGHT-5: no sight between a place on a platform piece and one directly under that same piece."""
    grid = terrain.grid
    if grid.is_raised(start) == grid.is_raised(target):
        return False
    piece = terrain.platform_above(grid.hex_of(max(start, target)))
    return bool(piece >> min(start, target) & 1)


def blocking_hexes(terrain: Terrain, start: int, target: int) -> int:
    """The tall obstacles that can block a line between two places."""
    grid = terrain.grid
    start_hex, target_hex = grid.hex_of(start), grid.hex_of(target)
    blockers = terrain.tall
    if grid.is_raised(start) and grid.is_raised(target):
        # BG-SIGHT-4: between two raised hexes, obstacles directly under a platform do not block.
        blockers &= ~terrain.platform
    elif grid.is_raised(start):
        # BG-SIGHT-4: from higher, only obstacles next to the target block.
        blockers &= neighbours_of(grid, target_hex)
    elif grid.is_raised(target):
        # BG-SIGHT-4: from lower, only obstacles next to the attacker block.
        blockers &= neighbours_of(grid, start_hex)
    # BG-SIGHT-2: obstacles in the start or target place never block.
    return blockers & ~(1 << start_hex | 1 << target_hex)


def blocked_by(grid: Grid, start: AnyPoint, end: AnyPoint, blockers: int) -> tuple[int, ...]:
    """BG-SIGHT-3: the hexes whose interior the line meets; a side between two of them is in the interior of their
    union."""
    passed = trace(grid, start, end)
    found = {hex_ for hex_ in passed.entered if blockers >> hex_ & 1}
    for one, other in passed.sides:
        if blockers >> one & 1 and blockers >> other & 1:
            found |= {one, other}
    return tuple(sorted(found))


def share_a_piece(one: SightLine, other: SightLine) -> bool:
    """BG-SIGHT-2: whether two lines overlap, having more than a point in common."""
    (ax, ay), (bx, by) = one.start, one.end
    dx, dy = bx - ax, by - ay
    if any(dx * (y - ay) != dy * (x - ax) for x, y in (other.start, other.end)):
        return False
    first, second = (sorted(x * dx + y * dy for x, y in (line.start, line.end)) for line in (one, other))
    return max(first[0], second[0]) < min(first[1], second[1])


def sight_lines(terrain: Terrain, start: int, target: int) -> tuple[SightLine, ...]:
    """Every line from a corner of the start to a corner of the target; one of zero length does not count."""
    grid = terrain.grid
    blockers = blocking_hexes(terrain, start, target)
    return tuple(
        SightLine(begin, end, blocked_by(grid, begin, end, blockers))
        for begin, end in product(corners(grid, start), corners(grid, target))
        if begin != end
    )


def sufficient_lines(lines: tuple[SightLine, ...], los_origin: LosOrigin) -> tuple[SightLine, ...]:
    """BG-SIGHT-2: the first two clear lines to different corners that do not overlap, if any."""
    clear = [line for line in lines if not line.blocked_by]
    for at, one in enumerate(clear):
        for other in clear[at + 1 :]:
            if one.end == other.end or (los_origin == "one" and one.start != other.start):
                continue
            if not share_a_piece(one, other):
                return one, other
    return ()


def judge_sight(terrain: Terrain, start: int, target: int, los_origin: LosOrigin = "one") -> SightVerdict:
    """Whether start sees target, decided line by line; `los_origin` says whether both lines start from the same
    corner."""
    require_place(terrain, start)
    require_place(terrain, target)
    if same_platform_hides(terrain, start, target):
        return SightVerdict(False, ("BG-SIGHT-5",), (), ())
    lines = sight_lines(terrain, start, target)
    deciding = sufficient_lines(lines, los_origin)
    rules = ["BG-SIGHT-2"]
    if not deciding:
        rules.append("BG-SIGHT-3")
    if terrain.grid.is_raised(start) or terrain.grid.is_raised(target):
        rules.append("BG-SIGHT-4")
    return SightVerdict(bool(deciding), tuple(rules), lines, deciding)


def blocking_everywhere(verdict: SightVerdict) -> tuple[int, ...]:
    """The hexes that block any of the lines, to be highlighted if there is no line of sight."""
    return tuple(members(sum({1 << hex_ for line in verdict.lines for hex_ in line.blocked_by})))
