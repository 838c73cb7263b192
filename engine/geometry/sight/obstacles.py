"""A set of blocking hexes laid out in a template frame, with an index of the sealed sides between them."""

from collections.abc import Mapping

from engine.geometry.hex.bit_sets import members
from engine.geometry.hex.grid import Grid
from engine.geometry.hex.lattice import centre
from engine.geometry.hex.steps import neighbour_table
from engine.geometry.sight.template_layout import SheetLayout, TemplateFrame
from engine.kernel.data.record import record

# A side is known by one of its hexes (lane, y of its centre) and the direction (0, 1 or 2) of the other.
HexSide = tuple[int, int, int]
# A straight line of sides: four times the value of y, x - y or x + y on it, plus 0, 1 or 2 to distinguish these.
SideLine = int
GROUPS = 4

SideIndex = Mapping[SideLine, tuple[HexSide, ...]]


def side_lines_through(x: int, y: int) -> tuple[SideLine, SideLine, SideLine]:
    """The three lines of sides that pass through a corner."""
    return 4 * y, 4 * (x - y) + 1, 4 * (x + y) + 2


def _side_line(x: int, y: int, direction: int) -> SideLine:
    """The line on which the side of the hex at (x, y) towards direction 0, 1 or 2 lies."""
    return (4 * (y - 1), 4 * (x - y + 2) + 1, 4 * (x + y + 2) + 2)[direction]


def sides_of(grid: Grid, hex_: int, blockers: int) -> list[tuple[SideLine, HexSide]]:
    """The sides that a hex shares with blocking neighbours, each with its line."""
    found = []
    for direction, other in enumerate(neighbour_table(grid)[hex_]):
        if other is not None and blockers >> other & 1:
            x, y = centre(grid, hex_ if direction < 3 else other)
            found.append((_side_line(x, y, direction % 3), (x // 3, y, direction % 3)))
    return found


def index_sides(grid: Grid, blockers: int) -> dict[SideLine, tuple[HexSide, ...]]:
    """All sides between two blocking hexes, by line."""
    found: dict[SideLine, list[HexSide]] = {}
    table, length = neighbour_table(grid), grid.lane_length
    blocks = set(members(blockers))
    for hex_ in blocks:
        upper, right_upper, right_lower = table[hex_][:3]
        lane, along = divmod(hex_, length)
        x, y = 3 * lane, 2 * along + (lane & 1)
        for direction, other in enumerate((upper, right_upper, right_lower)):
            if other in blocks:
                found.setdefault(_side_line(x, y, direction), []).append((lane, y, direction))
    return {line: tuple(sorted(sides)) for line, sides in found.items()}


def edit_sides(grid: Grid, index: SideIndex, before: int, after: int) -> dict[SideLine, tuple[HexSide, ...]]:
    """The index of `after`, derived from the index of `before`."""
    found = dict(index)
    unchanged = before & after
    for hex_ in members(before & ~after):
        for line, side in sides_of(grid, hex_, before):
            found[line] = tuple(other for other in found[line] if other != side)
            if not found[line]:
                del found[line]
        before ^= 1 << hex_
    for hex_ in members(after & ~before):
        for line, side in sides_of(grid, hex_, unchanged):
            found[line] = tuple(sorted((*found.get(line, ()), side)))
        unchanged |= 1 << hex_
    return found


@record(frozen=True, slots=True)
class Obstacles:
    """Blocking hexes in the layout of a frame.

    A hex in `lane` with its centre at `y` has the bit `origin + frame.offset(lane, y)`. The bits are divided into
    groups, so that after an edit only the shadow of one group is computed again.
    """

    frame: TemplateFrame
    origin: int
    groups: tuple[tuple[int, ...], ...]
    laid_out: int
    sides: SideIndex

    def at(self, lane: int, y: int) -> int:
        return self.origin + self.frame.offset(lane, y)


def obstacles_on_sheet(layout: SheetLayout, blockers: int, sides: SideIndex) -> Obstacles:
    """The blocking hexes of a whole sheet."""
    groups: list[list[int]] = [[] for _ in range(GROUPS)]
    for hex_ in members(blockers):
        groups[group_of(layout.at[hex_])].append(layout.at[hex_])
    return Obstacles(layout.frame, layout.base, tuple(map(tuple, groups)), layout.spread(blockers), sides)


def group_of(bit: int) -> int:
    """The group of a hex on a whole sheet."""
    return bit % GROUPS
