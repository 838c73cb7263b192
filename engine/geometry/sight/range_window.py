"""Sight within a range on a large sheet: templates for a window around the viewer instead of the whole sheet."""

from functools import lru_cache

from engine.geometry.hex.bit_sets import members
from engine.geometry.hex.distance import ExactInches, reach_by_lane
from engine.geometry.hex.grid import Grid
from engine.geometry.hex.lattice import centre
from engine.geometry.sight.obstacles import Obstacles, SideIndex
from engine.geometry.sight.template_layout import TemplateFrame

# Margin for the corners of the farthest hexes, for their owners, and for all hexes that a line to them could cross.
MARGIN_LANES = 2
MARGIN_HEIGHT = 8


class RangeWindow:
    """The window that contains every hex within a range, and the conversion between it and the sheet."""

    def __init__(self, grid: Grid, inches: ExactInches, inch: ExactInches) -> None:
        self.grid = grid
        self.reach = reach_by_lane(inches, inch)
        tallest = max(self.reach, default=0)
        self.frame = TemplateFrame(len(self.reach) + MARGIN_LANES, tallest + MARGIN_HEIGHT)

    def _spans(self, hex_: int, margin_lanes: int, least_reach: int) -> list[tuple[int, int, int, int]]:
        """For each lane of the window on the sheet: its number, first hex, mask of hexes, and bit in the frame."""
        x, y = centre(self.grid, hex_)
        middle_lane, length, frame = x // 3, self.grid.lane_length, self.frame
        most = len(self.reach) - 1 + margin_lanes
        found = []
        for lane in range(max(0, middle_lane - most), min(self.grid.lanes, middle_lane + most + 1)):
            lanes, odd = lane - middle_lane, lane & 1
            reach = least_reach or self.reach[abs(lanes)]
            first = max(0, (y - reach - odd + 1) // 2)
            last = min(length - 1, (y + reach - odd) // 2)
            if first <= last:
                bit = frame.middle + frame.offset(lanes, 2 * first + odd - y)
                found.append((lane, first, (1 << (last - first + 1)) - 1, bit))
        return found

    def obstacles_about(self, hex_: int, lanes: tuple[int, ...], sides: SideIndex) -> Obstacles:
        """The blocking hexes near a hex; `lanes` holds the blocking hexes of each lane."""
        x, y = centre(self.grid, hex_)
        laid_out = 0
        for lane, first, mask, bit in self._spans(hex_, 1, max(self.reach, default=0) + 4):
            laid_out |= (lanes[lane] >> first & mask) << bit
        origin = self.frame.middle - self.frame.offset(x // 3, y)
        return Obstacles(self.frame, origin, (tuple(members(laid_out)),), laid_out, sides)

    def on_sheet(self, about: int, hex_: int) -> int:
        """The plain set of hexes in range, from a set relative to a hex."""
        length = self.grid.lane_length
        found = 0
        for lane, first, mask, bit in self._spans(hex_, 0, 0):
            found |= (about >> bit & mask) << (lane * length + first)
        return found


def by_lanes(grid: Grid, hexes: int) -> tuple[int, ...]:
    """A set of hexes split into its lanes."""
    full = (1 << grid.lane_length) - 1
    return tuple(hexes >> (lane * grid.lane_length) & full for lane in range(grid.lanes))


@lru_cache(maxsize=16)
def window_for(grid: Grid, inches: ExactInches, inch: ExactInches) -> RangeWindow:
    """The shared window of a range."""
    return RangeWindow(grid, inches, inch)
