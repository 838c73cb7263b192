"""The view from one corner: for every hex around, which of its six corners are visible, as six sets of hexes."""

from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import NamedTuple

from engine.geometry.hex.lattice import CENTRE_STEPS, LatticePoint
from engine.geometry.sight.line_of_sight import LosOrigin
from engine.geometry.sight.obstacles import Obstacles, SideIndex, side_lines_through
from engine.geometry.sight.shadows import OWNER_TO_CORNER
from engine.geometry.sight.template_layout import CORNER_OWNERS, Corner, TemplateFrame, shifted
from engine.geometry.sight.templates import CornerTemplates


class SideShade(NamedTuple):
    """The shadow of sealed sides: planes of corners, and corners hidden for one hex only (corner k, the hex's bit)."""

    corners: int
    for_one_hex: tuple[tuple[int, int], ...]


class Shade(NamedTuple):
    """The combined shadow of groups of hexes and of sealed sides, as planes of corners."""

    corners: int
    groups: tuple[int, ...]
    sides: SideShade


HexesShade = Callable[[CornerTemplates, Obstacles, Corner], tuple[int, ...]]


class CornerView(NamedTuple):
    """The view from a corner, or from a hex with all its corners, as sets of hexes.

    `near` are, by corner k, the hexes whose corner k is visible, except where the line runs through another corner of
    the same hex: such a line overlaps a shorter clear one (BG-SIGHT-2). `doubled` are the hexes seen by such a pair.
    """

    near: tuple[int, ...]
    doubled: int


def corners_of_hex(hex_centre: LatticePoint) -> tuple[Corner, ...]:
    """The six corners of a hex."""
    x, y = hex_centre
    found = []
    for corner_class, direction in CORNER_OWNERS:
        dx, dy = (0, 0) if direction is None else CENTRE_STEPS[direction]
        found.append(Corner(corner_class, (x + dx) // 3, y + dy))
    return tuple(found)


def group_shade(templates: CornerTemplates, hexes: tuple[int, ...], here: int) -> int:
    """Both planes hidden by a group of hexes, except the three hexes at the corner and each hex's own corners."""
    return reduce(or_, map(templates.hexes.__getitem__, [at - here for at in hexes]), 0)


def hexes_shade(templates: CornerTemplates, obstacles: Obstacles, corner: Corner) -> tuple[int, ...]:
    """The shadow of each group of obstacles."""
    here = obstacles.at(corner.lane, corner.y)
    return tuple([group_shade(templates, group, here) for group in obstacles.groups])


def sides_shade(templates: CornerTemplates, sides: SideIndex, corner: Corner) -> SideShade:
    """The shadow of the sealed sides in line with a corner, without those that start at it."""
    corners = 0
    for_one_hex = []
    for line in side_lines_through(3 * corner.lane + OWNER_TO_CORNER[corner.corner_class], corner.y):
        for lane, y, direction in sides.get(line, ()):
            beyond, k, hex_bit = templates.side(lane - corner.lane, y - corner.y, direction)
            corners |= beyond
            if hex_bit:
                for_one_hex.append((k, hex_bit))
    return SideShade(corners, tuple(for_one_hex))


def joined(groups: tuple[int, ...], sides: SideShade) -> Shade:
    """The shadow of groups of hexes and of sides."""
    return Shade(reduce(or_, groups, sides.corners), groups, sides)


def shade_beyond(
    templates: CornerTemplates, obstacles: Obstacles, corner: Corner, cast: HexesShade = hexes_shade
) -> Shade:
    """The shadow of all obstacles except the three hexes at the corner, which do not block as start or target."""
    return joined(cast(templates, obstacles, corner), sides_shade(templates, obstacles.sides, corner))


def dark_corners(templates: CornerTemplates, shade: Shade, blocking: int, left_out: tuple[int, ...]) -> tuple[int, ...]:
    """By corner k: the hexes whose corner k is hidden or left out; `blocking` are the obstacles about the owner of P.

    BG-SIGHT-2: the target hex itself never blocks. So a line that reaches a corner through a blocking hex is blocked
    only for the two other hexes there, and the hexes at P block for all but the one that looks out.
    """
    corners, for_one_hex = shade.corners, shade.sides.for_one_hex
    if blocking & templates.own_bits:
        corners, for_one_hex = _with_own(templates, shade, blocking)
    full, bits, down, up = templates.measures
    low, high = corners & full, corners >> bits
    a0, a1, a2, a3, a4, a5 = templates.arrives
    reached_low = (a0 & blocking) << down | (a2 & blocking) << up | a4 & blocking
    reached_high = a1 & blocking | (a3 & blocking) >> down | (a5 & blocking) >> up
    p0, p1, p2, p3, p4, p5 = templates.passes
    out0, out1, out2, out3, out4, out5 = left_out
    dark = (
        (low | reached_low & p0) >> down | out0,
        high | reached_high & p1 | out1,
        (low | reached_low & p2) >> up | out2,
        (high | reached_high & p3) << down | out3,
        low | reached_low & p4 | out4,
        (high | reached_high & p5) << up | out5,
    )
    if not for_one_hex:
        return dark
    more = list(dark)
    for k, hex_bit in for_one_hex:
        more[k] |= hex_bit
    return tuple(more)


def _with_own(templates: CornerTemplates, shade: Shade, blocking: int) -> SideShade:
    """Add the shadows of the three hexes at the corner, and of the sides between two of them."""
    corners, for_one_hex = shade.corners, shade.sides.for_one_hex
    own = templates.own_hexes
    blocks = [blocking & bit for bit, _, _ in own]
    for at, (_, hex_shade, side) in enumerate(own):
        if blocks[at]:
            corners |= hex_shade
        if blocks[at - 1] and blocks[at - 2]:
            corners |= side.beyond
            for_one_hex = (*for_one_hex, (side.corner, side.hex_bit))
    return SideShade(corners, for_one_hex)


def dark_corners_from_above(templates: CornerTemplates, blocking: int, left_out: tuple[int, ...]) -> tuple[int, ...]:
    """The hidden corners if only obstacles next to the target block (BG-SIGHT-4); otherwise like `dark_corners`."""
    beside = [shifted(blocking, -offset) for offset in templates.frame.direction_offsets]
    found = []
    for drops, sides, out in zip(templates.drops, templates.drop_sides, left_out, strict=True):
        dark = out
        for direction, hexes in drops:
            dark |= hexes & beside[direction]
        for corner, hexes in sides:
            dark |= hexes & beside[corner] & beside[(corner + 1) % 6]
        found.append(dark)
    return tuple(found)


def not_dark_twice(full: int, dark: tuple[int, ...]) -> int:
    """The hexes of `full` with two or more corners that are not dark."""
    none = dark[0]
    one_at_most = full
    for hexes in dark[1:]:
        one_at_most = one_at_most & hexes | none
        none &= hexes
    return one_at_most ^ full


def corner_view(templates: CornerTemplates, dark: tuple[int, ...]) -> CornerView:
    """The view with clear lines to a nearest corner separated from those that continue through it."""
    full = templates.frame.full
    doubled = 0
    near = []
    for hexes, far in zip(dark, templates.far, strict=True):
        doubled |= far & ~hexes
        near.append(full & ~(hexes | far))
    return CornerView(tuple(near), doubled)


def seen_from_any_corner(frame: TemplateFrame, views: list[CornerView]) -> int:
    """BG-SIGHT-2, option `any`: the hexes with two clear lines to different corners that do not overlap.

    Two nearest corners suffice, whichever corners they are seen from. So does a pair of corners in line with one corner
    of the start if another corner of the start, out of that line, sees the target too.
    """
    near = [0] * 6
    doubled = plain = 0
    for (_, move), view in zip(frame.corner_places, views, strict=True):
        single = reduce(or_, view.near) & ~view.doubled
        near = [have | shifted(more, move) for have, more in zip(near, view.near, strict=True)]
        doubled |= shifted(view.doubled, move)
        plain |= shifted(single, move)
    one = two = 0
    for hexes in near:
        two |= one & hexes
        one |= hexes
    return two | (doubled & plain)


def lines_left_out(templates: CornerTemplates, los_origin: LosOrigin) -> tuple[int, ...]:
    """By corner k: the hexes whose line to k does not count: it has no length or, for one corner, runs through another.

    With one corner of origin a farther corner in line adds nothing to a nearer one, and there are never three in line.
    """
    return templates.redundant_hexes if los_origin == "one" else templates.touches
