"""The shadow that a hex, or a sealed side between two, casts from a corner, computed exactly as rows of bits.

From a corner P, the points whose line to P enters a hex form a convex region, so every lane of corners meets it in one
interval, whose ends follow from the hex's corners by integer division. Corners are owned as described in
`template_layout`: class 0 is the corner at (-2, 0) of its owner, class 1 the one at (2, 0). All positions are relative
to P or to the owner of P.
"""

from collections.abc import Iterator
from math import gcd

from engine.geometry.hex.lattice import CORNERS, LatticePoint
from engine.geometry.sight.template_layout import CORNER_OWNERS, TemplateFrame, shifted

OWNER_TO_CORNER = (-2, 2)


def hex_shadow(frame: TemplateFrame, corner_class: int, x: int, y: int) -> int:
    """Both planes of corners whose line to P enters the hex with its centre at (x, y) from P."""
    return sum(plane_shadow(frame, corner_class, plane, x, y) << (plane * frame.plane_bits) for plane in range(2))


def plane_shadow(frame: TemplateFrame, corner_class: int, plane: int, x: int, y: int) -> int:
    """The corners of one plane whose line to P enters the hex with its centre at (x, y) from P."""
    shift = OWNER_TO_CORNER[plane] - OWNER_TO_CORNER[corner_class]
    pitch, middle, height = frame.pitch, frame.middle, frame.half_height
    rows = 0
    for lane, first, last in _shaded_lanes(frame, shift, x, y):
        first = max(first, -height)
        first += (first ^ lane) & 1
        count = (min(last, height) - first) // 2 + 1
        if count > 0:
            rows |= ((1 << count) - 1) << (middle + (lane * pitch + first) // 2)
    return rows


def _shaded_lanes(frame: TemplateFrame, shift: int, x: int, y: int) -> Iterator[tuple[int, int, int]]:
    """Lanes with the least and the greatest y strictly inside the shadow of the hex at (x, y) from P.

    The corners of `lane` lie at 3 * lane + shift from P.
    """
    endless = frame.half_height + 1
    if shift % 3 == 0 and abs(x) <= 1:
        yield (-shift // 3, y, endless) if y > 0 else (-shift // 3, -endless, y)
    for sign in (1, -1):
        if x * sign >= -1:
            yield from _shaded_side(frame, shift, x, y, sign)


def _shaded_side(frame: TemplateFrame, shift: int, x: int, y: int, sign: int) -> Iterator[tuple[int, int, int]]:
    """The shaded lanes on one side of P, mirrored so that they lie to its right, outwards."""
    endless = frame.half_height + 1
    x *= sign
    # A hex that reaches the line through P along the lane has an unbounded shadow on that side.
    spans_lane = x <= 1 or (x == 2 and y != 0)
    ahead = [(x + dx, y + dy) for dx, dy in CORNERS if x + dx > 0]
    highest, lowest = _extreme_slopes(ahead)
    start = max(1, x - 2) - shift * sign
    for lane in range(-(-start // 3), frame.half_lanes + 1):
        at = 3 * lane + shift * sign
        if at >= x + 2:
            first = lowest[1] * at // lowest[0] + 1
            last = -(-highest[1] * at // highest[0]) - 1
        else:
            reached = [(ky * at, kx) for kx, ky in ahead if kx <= at]
            if at == x:
                # Only centres lie straight above or below a hex: from there its near side counts too.
                reached += [((y - 1) * at, at), ((y + 1) * at, at)]
            first = min(along // across for along, across in reached) + 1
            last = -min(-along // across for along, across in reached) - 1
        if spans_lane:
            first, last = (first, endless) if y > 0 else (-endless, last)
        elif first >= endless or last <= -endless:
            return
        yield lane * sign, first, last


def _extreme_slopes(points: list[LatticePoint]) -> tuple[LatticePoint, LatticePoint]:
    """The points with the greatest and the least y / x, of points to the right of P."""
    highest = lowest = points[0]
    for x, y in points:
        if y * highest[0] > highest[1] * x:
            highest = x, y
        if y * lowest[0] < lowest[1] * x:
            lowest = x, y
    return highest, lowest


def corner_bit(frame: TemplateFrame, corner_class: int, x: int, y: int) -> int:
    """The bit, in both planes, of the corner at (x, y) from P; 0 for a centre or outside the frame."""
    x += OWNER_TO_CORNER[corner_class]
    plane = x % 3 - 1
    if plane < 0:
        return 0
    lane = (x - OWNER_TO_CORNER[plane]) // 3
    if abs(lane) > frame.half_lanes or abs(y) > frame.half_height:
        return 0
    return 1 << (plane * frame.plane_bits + frame.middle + frame.offset(lane, y))


def ray(frame: TemplateFrame, corner_class: int, start: LatticePoint, step: LatticePoint) -> int:
    """Both planes of the corners at start, start + step, start + 2 * step, … from P, up to the frame's end."""
    (x, y), (dx, dy) = start, step
    found = 0
    while abs(x) <= 3 * frame.half_lanes + 4 and abs(y) <= frame.half_height:
        found |= corner_bit(frame, corner_class, x, y)
        x, y = x + dx, y + dy
    return found


def primitive(step: LatticePoint) -> LatticePoint:
    """The shortest step of the lattice in this direction: (2, 0), (1, ±1), (0, 2), (3, ±1) and their opposites."""
    x, y = step
    divisor = gcd(x, y)
    x, y = x // divisor, y // divisor
    return (x, y) if (x + y) % 2 == 0 else (2 * x, 2 * y)


def reversed_plane(frame: TemplateFrame, plane: int) -> int:
    """A plane rotated by half a turn about its centre."""
    return int(f"{plane:0{frame.plane_bits}b}"[::-1], 2)


def hexes_by_corner(frame: TemplateFrame, corner_class: int, corner: int, from_corner: int) -> int:
    """Convert positions of P as seen from corner k of a hex into the hexes whose corner k has that position from P.

    `from_corner` holds both planes of positions about a corner of class `CORNER_OWNERS[corner][0]`.
    """
    plane = (from_corner >> (corner_class * frame.plane_bits)) & frame.full
    turned = reversed_plane(frame, plane)
    _, offset = frame.corner_places[corner]
    return shifted(turned, -offset) & frame.full


def corner_class_of(corner: int) -> int:
    """The class of corner k of any hex."""
    return CORNER_OWNERS[corner][0]
