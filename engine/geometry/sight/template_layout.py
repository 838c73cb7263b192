"""The bit layout of shadow templates: a square of the lattice around one hex as a Python integer.

A hex `lanes` and `y` lattice units away from the centre has the bit `middle + (lanes * pitch + y) / 2`. The layout is
linear, so a pattern is moved by one shift; lanes are so far apart that no shift within the frame overlaps the next.
Corners are stored by an owner hex in two planes: plane 0 holds each hex's corner at (-2, 0), plane 1 the one at (2, 0).
"""

from functools import cached_property
from typing import NamedTuple

from engine.geometry.hex.grid import Grid
from engine.geometry.hex.lattice import CENTRE_STEPS
from engine.kernel.data.record import record

# For corner k of a hex: the plane that holds it and the direction from the hex to the owner (None: the hex itself).
CORNER_OWNERS: tuple[tuple[int, int | None], ...] = ((0, 1), (1, None), (0, 2), (1, 4), (0, None), (1, 5))


@record(frozen=True)
class TemplateFrame:
    """A frame that reaches this many lanes and this many lattice units along a lane from its middle."""

    half_lanes: int
    half_height: int

    @cached_property
    def pitch(self) -> int:
        """Twice the mean distance of two lanes in bits; odd, so that an odd lane's half hex comes out even."""
        return 2 * self.half_height + 7

    @cached_property
    def middle(self) -> int:
        return ((self.half_lanes + 1) * self.pitch) // 2

    @cached_property
    def plane_bits(self) -> int:
        return 2 * self.middle + 1

    @cached_property
    def full(self) -> int:
        return (1 << self.plane_bits) - 1

    def offset(self, lanes: int, y: int) -> int:
        """The shift of a bit pattern for this many lanes and lattice units."""
        return (lanes * self.pitch + y) // 2

    def lanes_and_y(self, offset: int) -> tuple[int, int]:
        """The inverse of `offset`."""
        lanes = (2 * offset + self.pitch // 2) // self.pitch
        return lanes, 2 * offset - lanes * self.pitch

    @cached_property
    def direction_offsets(self) -> tuple[int, ...]:
        """The shift of one step in each direction."""
        return tuple(self.offset(x // 3, y) for x, y in CENTRE_STEPS)

    @cached_property
    def corner_places(self) -> tuple[tuple[int, int], ...]:
        """For corner k of a hex: its plane and the shift from the hex to the corner's owner."""
        return tuple(
            (plane, 0 if direction is None else self.direction_offsets[direction]) for plane, direction in CORNER_OWNERS
        )

    @cached_property
    def sets_of_corners(self) -> tuple[int, ...]:
        """Both planes of all 64 sets of corners of the hex in the centre; corner k is bit k of the set's number."""
        bits = [1 << (plane * self.plane_bits + self.middle + offset) for plane, offset in self.corner_places]
        return tuple(sum(bit for k, bit in enumerate(bits) if chosen >> k & 1) for chosen in range(64))


def shifted(mask: int, by: int) -> int:
    """A pattern shifted up by so many bits, down if negative."""
    return mask << by if by >= 0 else mask >> -by


class Corner(NamedTuple):
    """A corner of the sheet: its class (the plane that holds it), and the lane and y of its owner."""

    corner_class: int
    lane: int
    y: int


class SheetLayout:
    """A whole sheet in the layout of a frame, and the conversion to and from the plain numbering of hexes."""

    def __init__(self, grid: Grid, frame: TemplateFrame) -> None:
        self.frame = frame
        length = grid.lane_length
        self.base = frame.offset(2, 0)
        # The bit of each hex.
        self.at = tuple(
            self.base + frame.offset(lane, 2 * along + (lane & 1))
            for lane in range(grid.lanes)
            for along in range(length)
        )
        # For corner k of each hex, a number of its own: the owner's bit and the plane.
        self.corner_keys = tuple(
            tuple(2 * (at + offset) + plane for plane, offset in frame.corner_places) for at in self.at
        )
        self._joins = self._plan(grid)
        self.valid = self.spread(grid.every_hex)
        self._corners_about: dict[int, int] = {}
        self._corners = [0, 0]
        for plane, offset in frame.corner_places:
            self._corners[plane] |= shifted(self.valid, offset)

    def _plan(self, grid: Grid) -> list[tuple[int, int, int]]:
        """For each doubling of joined lanes: the upper halves, the shift that joins them, and the lower halves."""
        length, pitch = grid.lane_length, self.frame.pitch
        starts = [(lane * pitch + (lane & 1)) // 2 for lane in range(grid.lanes)]
        joins = []
        joined = 1
        while joined < grid.lanes:
            lower = upper = 0
            for lane in range(0, grid.lanes, joined):
                count = min(joined, grid.lanes - lane) * length
                block = ((1 << count) - 1) << starts[lane]
                if lane // joined & 1:
                    upper |= block
                else:
                    lower |= block
            gap = starts[joined] - joined * length
            joins.append((upper, gap, lower))
            for lane in range(joined, grid.lanes):
                starts[lane] = starts[lane - lane % (2 * joined)] + (lane % (2 * joined)) * length
            joined *= 2
        return joins

    def corner(self, key: int) -> Corner:
        """The corner with this key."""
        lane, y = self.frame.lanes_and_y((key >> 1) - self.base)
        return Corner(key & 1, lane, y)

    def corners_about(self, bit: int) -> int:
        """Both planes of all corners of the sheet, about the owner of a corner of the sheet."""
        found = self._corners_about.get(bit)
        if found is None:
            move = self.frame.middle - bit
            low, high = (shifted(plane, move) for plane in self._corners)
            found = self._corners_about[bit] = low | high << self.frame.plane_bits
        return found

    def compact(self, laid_out: int) -> int:
        """The plain set of hexes of a laid-out set without bits outside the sheet."""
        mask = laid_out >> self.base
        for upper, gap, lower in self._joins:
            mask = (mask & lower) | (mask & upper) >> gap
        return mask

    def spread(self, hexes: int) -> int:
        """A plain set of hexes in the layout."""
        mask = hexes
        for upper, gap, lower in reversed(self._joins):
            mask = (mask & lower) | (mask << gap) & upper
        return mask << self.base
