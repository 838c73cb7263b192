"""Shadows over a whole large sheet, as intervals of every lane at once; the only module that loads numpy.

Templates for a sheet of 200x200 would take gigabytes. Here each hex's shadow is computed where it falls, by the same
integer divisions as in `shadows`, for all lanes at once. Hexes that are entirely behind nearer ones are removed first:
that test uses floating point with a safety margin, so it may only keep a hex too many.
"""

import math
from functools import cached_property
from typing import TYPE_CHECKING, Any

from engine.geometry.hex.bit_sets import members
from engine.geometry.hex.grid import Grid
from engine.geometry.hex.lattice import CORNERS, centre
from engine.geometry.sight.obstacles import Obstacles
from engine.geometry.sight.shadows import OWNER_TO_CORNER
from engine.geometry.sight.template_layout import Corner
from engine.geometry.sight.templates import CornerTemplates

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Whole = NDArray[np.int32]
    Flags = NDArray[np.bool_]

ANGLE_BINS = 1 << 13
SAFE_ANGLE = 1e-9
# Two hexes whose centres differ by more than two radii in distance meet any ray in that order.
SAFE_DISTANCE = 4.001


class FarShadows:
    """Casts the shadows of one set of blocking hexes from any corner of the sheet."""

    def __init__(self, grid: Grid, blockers: int) -> None:
        self.grid = grid
        self._blockers = blockers

    @cached_property
    def _numpy(self) -> Any:
        import numpy

        return numpy

    @cached_property
    def _centres(self) -> "Whole":
        points = [centre(self.grid, hex_) for hex_ in members(self._blockers)]
        found: Whole = self._numpy.array(points, dtype=self._numpy.int32).reshape(-1, 2)
        return found

    def __call__(self, templates: CornerTemplates, obstacles: Obstacles, corner: Corner) -> tuple[int]:
        """Both planes of the corners that the obstacles hide from a corner, laid out like a template."""
        np = self._numpy
        px = 3 * corner.lane + OWNER_TO_CORNER[corner.corner_class]
        x = self._centres[:, 0] - np.int32(px)
        y = self._centres[:, 1] - np.int32(corner.y)
        beyond_corner = x * x + 3 * y * y > 4
        x, y = x[beyond_corner], y[beyond_corner]
        if not len(x):
            return (0,)
        in_front = self._in_front(x, y)
        x, y = x[in_front], y[in_front]
        hidden = 0
        for plane in range(2):
            counts = self._empty_counts()
            self._add_intervals(counts, plane, px, corner.y, x, y)
            self._spare_own_corners(counts, plane, px, corner.y, x, y)
            dark = np.cumsum(counts, axis=1)[:, :-1] > 0
            hidden |= self._laid_out(templates, corner, dark) << (plane * templates.frame.plane_bits)
        return (hidden,)

    def _empty_counts(self) -> "Whole":
        """One row per lane from one before the sheet to one behind it; likewise along, and one column to close."""
        shape = self.grid.lanes + 2, self.grid.lane_length + 3
        found: Whole = self._numpy.zeros(shape, dtype=self._numpy.int32)
        return found

    def _in_front(self, x: "Whole", y: "Whole") -> "Flags":
        """The hexes that are not entirely behind nearer ones, tested by cones of whole angle bins."""
        np = self._numpy
        across, along = x.astype(np.float64), y * math.sqrt(3)
        distance = np.hypot(across, along)
        middle = np.arctan2(along, across)
        sides = [np.arctan2(along + dy * math.sqrt(3), across + dx) - middle for dx, dy in CORNERS]
        turned = np.stack([(side + math.pi) % (2 * math.pi) - math.pi for side in sides])
        low, high = middle + turned.min(axis=0), middle + turned.max(axis=0)
        per_bin = ANGLE_BINS / (2 * math.pi)
        covered_from = np.ceil((low + SAFE_ANGLE) * per_bin).astype(np.int64)
        covered_to = np.floor((high - SAFE_ANGLE) * per_bin).astype(np.int64)
        nearest = np.full(2 * ANGLE_BINS, np.inf)
        start = covered_from % ANGLE_BINS
        for at in np.argsort(-distance):
            width = covered_to[at] - covered_from[at]
            if width > 0:
                first = start[at]
                nearest[first : first + width] = distance[at]
                if first + width > ANGLE_BINS:
                    nearest[: first + width - ANGLE_BINS] = distance[at]
        nearest[ANGLE_BINS:] = nearest[:ANGLE_BINS]
        seen_from = np.floor((low - SAFE_ANGLE) * per_bin).astype(np.int64)
        width = np.floor((high + SAFE_ANGLE) * per_bin).astype(np.int64) - seen_from + 1
        first = seen_from % ANGLE_BINS
        spans = np.stack([first, first + width], axis=1).ravel()
        farthest = np.maximum.reduceat(np.append(nearest, np.inf), spans)[::2]
        found: Flags = farthest > distance - SAFE_DISTANCE
        return found

    def _add_intervals(self, counts: "Whole", plane: int, px: int, py: int, x: "Whole", y: "Whole") -> None:
        """Count into every lane the interval of corners that each hex hides."""
        np = self._numpy
        lanes = np.arange(-1, self.grid.lanes + 1, dtype=np.int32)
        at = 3 * lanes + OWNER_TO_CORNER[plane] - px
        for sign in (1, -1):
            there = at * sign > 0
            reached = x * sign >= -1
            if there.any() and reached.any():
                first, last = self._intervals(at[there] * sign, x[reached] * sign, y[reached])
                self._count(counts, lanes[there], py, first, last)
        if (at == 0).any():
            near = abs(x) <= 1
            endless = np.int32(1 << 20)
            first = np.where(y[near] > 0, y[near], -endless)[:, None]
            last = np.where(y[near] > 0, endless, y[near])[:, None]
            self._count(counts, lanes[at == 0], py, first, last)

    def _intervals(self, at: "Whole", x: "Whole", y: "Whole") -> "tuple[Whole, Whole]":
        """For hexes (rows) and lanes (columns) to the right of P: the least and the greatest y strictly in shadow."""
        np = self._numpy
        endless = np.int32(1 << 20)
        shape = len(x), len(at)
        first, last = np.full(shape, endless), np.full(shape, -endless)
        for dx, dy in CORNERS:
            across = (x + dx)[:, None]
            valid = (across > 0) & (across <= at)
            along = (y + dy)[:, None] * at
            divisor = np.maximum(across, 1)
            low = along // divisor
            first = np.where(valid, np.minimum(first, low + 1), first)
            last = np.where(valid, np.maximum(last, low + (low * divisor != along) - 1), last)
        spans_lane = ((x <= 1) | ((x == 2) & (y != 0)))[:, None]
        below = (y > 0)[:, None]
        return np.where(spans_lane & ~below, -endless, first), np.where(spans_lane & below, endless, last)

    def _count(self, counts: "Whole", lanes: "Whole", py: int, first: "Whole", last: "Whole") -> None:
        np = self._numpy
        length = self.grid.lane_length
        odd = lanes & 1
        begin = np.maximum((py + first - odd + 1) // 2 + 1, 0)
        end = np.minimum((py + last - odd) // 2 + 2, length + 2)
        hides = begin < end
        row = np.broadcast_to((lanes + 1) * counts.shape[1], begin.shape)[hides]
        size = counts.size
        counts += (
            np.bincount(row + begin[hides], minlength=size) - np.bincount(row + end[hides], minlength=size)
        ).reshape(counts.shape)

    def _spare_own_corners(self, counts: "Whole", plane: int, px: int, py: int, x: "Whole", y: "Whole") -> None:
        """BG-SIGHT-2: remove the hex's own corners from each hex's shadow."""
        np = self._numpy
        for dx, dy in CORNERS:
            qx, qy = px + x + dx, py + y + dy
            own = _enters(-x, -y, dx, dy) & ((qx - OWNER_TO_CORNER[plane]) % 3 == 0)
            lane = (qx[own] - OWNER_TO_CORNER[plane]) // 3
            row = (qy[own] - (lane & 1)) // 2 + 1
            np.subtract.at(counts, (lane + 1, row), 1)
            np.add.at(counts, (lane + 1, row + 1), 1)

    def _laid_out(self, templates: CornerTemplates, corner: Corner, dark: "Flags") -> int:
        """Rows of lanes as one plane of bits about the owner of the corner."""
        np = self._numpy
        frame = templates.frame
        lanes = np.arange(-1, self.grid.lanes + 1)
        y = (lanes & 1) - 2 - corner.y
        starts = frame.middle + ((lanes - corner.lane) * frame.pitch + y) // 2
        bits = np.zeros(frame.plane_bits, dtype=np.uint8)
        bits[starts[:, None] + np.arange(dark.shape[1])] = dark
        return int.from_bytes(np.packbits(bits, bitorder="little").tobytes(), "little")


def _enters(ax: "Whole", ay: "Whole", bx: int, by: int) -> "Flags":
    """`lattice.enters` for many lines to one corner of the hex."""
    apart = ((ay >= 1) & (by >= 1)) | ((ay <= -1) & (by <= -1))
    for sign in (1, -1):
        a, b = ax + sign * ay, bx + sign * by
        apart |= ((a >= 2) & (b >= 2)) | ((a <= -2) & (b <= -2))
    dx, dy = bx - ax, by - ay
    across, along = abs(dx), abs(dy)
    reach = along + across * (across > along) + along * (across <= along)
    found: Flags = ~apart & (abs(dx * ay - dy * ax) < reach)
    return found
