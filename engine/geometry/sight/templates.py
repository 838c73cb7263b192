"""Sight templates of one frame: the corners that hexes and sealed sides hide from a corner, computed when needed.

Templates depend on nothing but the frame, so every map of one size shares them. A hex's template leaves out its own
corners, and those of the three hexes at P leave out everything: start and target hexes never block (BG-SIGHT-2), so the
masks by corner of the target (`arrives`, `redundant_hexes`, …) add what still counts for the other hexes at such a
corner.
"""

from functools import cached_property, lru_cache
from typing import NamedTuple

from engine.geometry.hex.lattice import CENTRE_STEPS, CORNERS, LatticePoint
from engine.geometry.sight.shadows import (
    OWNER_TO_CORNER,
    corner_bit,
    corner_class_of,
    hex_shadow,
    hexes_by_corner,
    primitive,
    ray,
)
from engine.geometry.sight.template_layout import TemplateFrame, shifted

# The size limit of a table for each class of corners; a table that would exceed it is cleared.
KEPT_BYTES = 64_000_000

# For a corner P of each class, the centres of its three hexes from P.
HEXES_AT_CORNER: tuple[tuple[LatticePoint, ...], ...] = tuple(
    tuple((-x, -y) for k, (x, y) in enumerate(CORNERS) if corner_class_of(k) == corner_class)
    for corner_class in range(2)
)


class SideShadow(NamedTuple):
    """The shadow of a sealed side: the corners beyond it, and its far end for the one hex that it does not border."""

    beyond: int
    corner: int
    hex_bit: int


class ShadowTable(dict[int, int]):
    """Hex shadows from a corner of one class, by the shift from the corner's owner to the hex.

    A shadow leaves out the hex's own corners; `tips` says which those are, corner k by bit k, for every shadow computed
    so far.
    """

    def __init__(self, frame: TemplateFrame, corner_class: int) -> None:
        super().__init__()
        self.tips: dict[int, int] = {}
        self._frame = frame
        self._class = corner_class
        # A shadow is two planes, with 7.5 bits a byte.
        self._most = KEPT_BYTES * 15 // (4 * frame.plane_bits)

    def __missing__(self, offset: int) -> int:
        if len(self) >= self._most:
            self.clear()
            self.tips.clear()
        frame, corner_class = self._frame, self._class
        lane, y = frame.lanes_and_y(offset)
        x = 3 * lane - OWNER_TO_CORNER[corner_class]
        shadow = tips = 0
        if (x, y) not in HEXES_AT_CORNER[corner_class]:
            shadow = hex_shadow(frame, corner_class, x, y)
            for k, (dx, dy) in enumerate(CORNERS):
                bit = corner_bit(frame, corner_class, x + dx, y + dy)
                if shadow & bit:
                    shadow ^= bit
                    tips |= 1 << k
        self[offset] = shadow
        self.tips[offset] = tips
        return shadow

    def own_corners(self, offset: int) -> int:
        """The hex's own corners that its shadow, which must have been computed, leaves out."""
        return shifted(self._frame.sets_of_corners[self.tips[offset]], offset)


class CornerTemplates:
    """All templates for looking out from a corner P of one class."""

    def __init__(self, frame: TemplateFrame, corner_class: int) -> None:
        self.frame = frame
        self.corner_class = corner_class
        self.hexes = ShadowTable(frame, corner_class)
        self._sides: dict[tuple[int, int, int], SideShadow] = {}

    def _hexes(self, corner: int, from_corner: int) -> int:
        return hexes_by_corner(self.frame, self.corner_class, corner, from_corner)

    @cached_property
    def own_hexes(self) -> tuple[tuple[int, int, SideShadow], ...]:
        """For each hex at P: its bit about the owner of P, its shadow, and what the side between the others hides."""
        lean = OWNER_TO_CORNER[self.corner_class]
        return tuple(
            (
                1 << (self.frame.middle + self.frame.offset((x + lean) // 3, y)),
                hex_shadow(self.frame, self.corner_class, x, y),
                self._beyond((0, 0), (-x, -y)),
            )
            for x, y in HEXES_AT_CORNER[self.corner_class]
        )

    @cached_property
    def own_bits(self) -> int:
        """The bits of the three hexes at P."""
        return sum(bit for bit, _, _ in self.own_hexes)

    @cached_property
    def measures(self) -> tuple[int, int, int, int]:
        """All bits of a plane, their number, and the shifts to the next lane one half hex down and up."""
        _, down, up, *_ = self.frame.direction_offsets
        return self.frame.full, self.frame.plane_bits, down, up

    @cached_property
    def arrives(self) -> tuple[int, ...]:
        """By corner k: the hexes whose inside the line from P to their own corner k enters."""
        return tuple(
            self._hexes(k, hex_shadow(self.frame, corner_class_of(k), -dx, -dy)) for k, (dx, dy) in enumerate(CORNERS)
        )

    @cached_property
    def passes(self) -> tuple[int, ...]:
        """By corner k: the corners (by owner) that a line from P reaches, but not through the hex of which they are
        corner k."""
        places = self.frame.corner_places
        return tuple(
            self.frame.full & ~shifted(hexes, offset) for hexes, (_, offset) in zip(self.arrives, places, strict=True)
        )

    @cached_property
    def touches(self) -> tuple[int, ...]:
        """By corner k: the hex whose corner k is P itself, to which the line has zero length."""
        return tuple(self._hexes(k, corner_bit(self.frame, corner_class_of(k), 0, 0)) for k in range(6))

    @cached_property
    def far(self) -> tuple[int, ...]:
        """By corner k: the hexes where the line from P to corner k runs through another corner of the same hex."""
        return tuple(self._hexes(k, self._behind_others(k)) for k in range(6))

    @cached_property
    def redundant_hexes(self) -> tuple[int, ...]:
        """By corner k: the hexes whose line from P to k never adds anything to their other lines from P."""
        return tuple(touch | far for touch, far in zip(self.touches, self.far, strict=True))

    def _behind_others(self, corner: int) -> int:
        x, y = CORNERS[corner]
        found = 0
        for other, (ox, oy) in enumerate(CORNERS):
            if other != corner:
                step = primitive((ox - x, oy - y))
                start = (ox - x + step[0], oy - y + step[1])
                found |= ray(self.frame, corner_class_of(corner), start, step)
        return found

    @cached_property
    def drops(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        """By corner k: pairs of a direction and the hexes whose neighbour there the line from P to corner k enters."""
        found = []
        for k, (x, y) in enumerate(CORNERS):
            row = []
            for direction, (dx, dy) in enumerate(CENTRE_STEPS):
                hexes = self._hexes(k, hex_shadow(self.frame, corner_class_of(k), dx - x, dy - y))
                if hexes:
                    row.append((direction, hexes))
            found.append(tuple(row))
        return tuple(found)

    @cached_property
    def drop_sides(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        """By corner k: pairs of a corner c and the hexes where the line to k follows the side that leaves corner c."""
        found = []
        for k, (x, y) in enumerate(CORNERS):
            step = primitive((x, y))
            near = ray(self.frame, corner_class_of(k), (x, y), step)
            across = ray(self.frame, corner_class_of(k), (-3 * x, -3 * y), (-step[0], -step[1]))
            found.append(((k, self._hexes(k, near)), ((k + 3) % 6, self._hexes(k, across))))
        return tuple(found)

    def side(self, lane: int, y: int, direction: int) -> SideShadow:
        """The shadow of the side between a hex, at this distance from the owner of P, and its neighbour, in line with
        P.

        A side that starts at P hides nothing here: it borders two of the hexes at P (`own_hexes`).
        """
        key = lane, y, direction
        found = self._sides.get(key)
        if found is None:
            x = 3 * lane - OWNER_TO_CORNER[self.corner_class]
            (ax, ay), (bx, by) = CORNERS[direction - 1], CORNERS[direction]
            near, end = sorted(((x + ax, y + ay), (x + bx, y + by)), key=lambda p: p[0] * p[0] + p[1] * p[1])
            inside = corner_bit(self.frame, self.corner_class, *end) and near != (0, 0)
            found = self._sides[key] = self._beyond(near, end) if inside else SideShadow(0, 0, 0)
        return found

    def _beyond(self, near: LatticePoint, end: LatticePoint) -> SideShadow:
        dx, dy = end[0] - near[0], end[1] - near[1]
        step = primitive((dx, dy))
        beyond = ray(self.frame, self.corner_class, (end[0] + step[0], end[1] + step[1]), step)
        lane = (end[0] + dx + OWNER_TO_CORNER[self.corner_class]) // 3
        hex_bit = 1 << (self.frame.middle + self.frame.offset(lane, end[1] + dy))
        return SideShadow(beyond, CORNERS.index((-dx, -dy)), hex_bit)


class Templates:
    """The templates of one frame, for corners of both classes."""

    def __init__(self, frame: TemplateFrame) -> None:
        self.frame = frame
        self.corners = (CornerTemplates(frame, 0), CornerTemplates(frame, 1))


@lru_cache(maxsize=4)
def templates_for(frame: TemplateFrame) -> Templates:
    """The shared templates of a frame."""
    return Templates(frame)
