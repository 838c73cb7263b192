"""Sight, cover and distance written a second time, slowly and from the printed rules, to check the engine against.

It shares nothing with the engine. A sheet is a set of (column, row) pairs; on a pointy-top sheet column and row change
places. A point is a pair of whole numbers or fractions: the centre of (c, r) is (3c, 2r + (c odd)), the corners lie at
(±2, 0) and (±1, ±1) from it, and lengths count as x² + 3y².
"""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import combinations, product

Hex = tuple[int, int]
Point = tuple[int | Fraction, int | Fraction]
Line = tuple[Point, Point]

CORNERS = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))


def centre_of(hex_: Hex) -> tuple[int, int]:
    return 3 * hex_[0], 2 * hex_[1] + hex_[0] % 2


@cache
def corners_of(hex_: Hex) -> list[tuple[int, int]]:
    """In order around the hex."""
    x, y = centre_of(hex_)
    return [(x + dx, y + dy) for dx, dy in CORNERS]


@cache
def sides_of(hex_: Hex) -> list[Line]:
    around = corners_of(hex_)
    return list(zip(around, around[1:] + around[:1], strict=True))


@cache
def beside(hex_: Hex) -> frozenset[Hex]:
    """The six hexes, on the sheet or not, that have two corners in common with this one."""
    c, r = hex_
    near = product(range(c - 1, c + 2), range(r - 1, r + 2))
    return frozenset(other for other in near if len(set(corners_of(other)) & set(corners_of(hex_))) == 2)


def turn(a: Point, b: Point, p: Point) -> int | Fraction:
    """Positive when a, b, p make a right turn (y points down), 0 when they are in line."""
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])


def enters(line: Line, hex_: Hex) -> bool:
    """Whether the line has a point strictly inside the hex: clip it by the six sides and look at what is left."""
    start, end = line
    low, high = Fraction(0), Fraction(1)
    for a, b in sides_of(hex_):
        at_start, at_end = turn(a, b, start), turn(a, b, end)
        if at_start <= 0 and at_end <= 0:
            return False
        if at_start < 0 or at_end < 0:
            crossing = Fraction(at_start, at_start - at_end)
            low, high = (max(low, crossing), high) if at_start < 0 else (low, min(high, crossing))
    return low < high


def follows(line: Line, side: Line) -> bool:
    """Whether the line and the side have more than a point in common."""
    start, end = line
    if any(turn(start, end, point) for point in side):
        return False
    axis = 0 if start[0] != end[0] else 1
    (a, b), (c, d) = (sorted(point[axis] for point in each) for each in (line, side))
    return max(a, c) < min(b, d)


def hexes_about(line: Line) -> Iterator[Hex]:
    """All hexes that a line touches, and a few more: no centre is farther from it, drawn on, than from its corners."""
    start, end = sorted(line)
    (x0, y0), (x1, y1) = start, end
    radius = 4 * squared(start, end)
    for column in range(int(x0 // 3) - 1, int(x1 // 3) + 2):
        heights = [y0, y1]
        if x0 < x1:
            edges = (min(max(3 * column + side, x0), x1) for side in (-2, 2))
            heights = [y0 + (x - x0) * (y1 - y0) // (x1 - x0) for x in edges]
        for row in range(int(min(heights) // 2) - 2, int(max(heights) // 2) + 3):
            if 3 * turn(start, end, centre_of((column, row))) ** 2 <= radius:
                yield column, row


@cache
def passed(line: Line) -> tuple[frozenset[Hex], frozenset[frozenset[Hex]]]:
    """The hexes that a line enters, and the pairs of hexes whose common side it follows, on an endless sheet."""
    near = list(hexes_about(line))
    entered = frozenset(hex_ for hex_ in near if enters(line, hex_))
    along = [(hex_, side) for hex_ in near for side in sides_of(hex_) if follows(line, side)]
    pairs = (frozenset((a, b)) for (a, s), (b, t) in combinations(along, 2) if set(s) == set(t))
    return entered, frozenset(pairs)


def meets_union(line: Line, blockers: frozenset[Hex]) -> bool:
    """Whether the line meets the inside of the union of hexes: of one of them, or of a side between two."""
    entered, pairs = passed(line)
    return not entered.isdisjoint(blockers) or any(pair <= blockers for pair in pairs)


@dataclass(frozen=True)
class Scene:
    """What stands where: sets of hexes, and platform pieces."""

    tall: frozenset[Hex]
    low: frozenset[Hex] = frozenset()
    pieces: tuple[frozenset[Hex], ...] = ()

    def platform(self) -> frozenset[Hex]:
        return frozenset().union(*self.pieces)


Place = tuple[Hex, bool]


def sees(scene: Scene, start: Place, target: Place, one_corner: bool) -> bool:
    """BG-SIGHT-2 to BG-SIGHT-5, clause by clause."""
    (a, a_up), (b, b_up) = start, target
    if a_up != b_up and any(a in piece and b in piece for piece in scene.pieces):
        return False
    blockers = scene.tall - {a, b}
    if a_up and b_up:
        blockers -= scene.platform()
    elif a_up:
        blockers &= beside(b)
    elif b_up:
        blockers &= beside(a)
    lines = [(p, q) for p, q in product(corners_of(a), corners_of(b)) if p != q]
    clear = [line for line in lines if not meets_union(line, frozenset(blockers))]
    return any(
        one[1] != other[1] and (one[0] == other[0] or not one_corner) and not follows(one, other)
        for one, other in combinations(clear, 2)
    )


def middle_of(hexes: frozenset[Hex]) -> Point:
    points = [centre_of(hex_) for hex_ in hexes]
    return Fraction(sum(x for x, _ in points), len(points)), Fraction(sum(y for _, y in points), len(points))


def in_cover(
    scene: Scene,
    attacker: frozenset[Hex],
    a_up: bool,
    target: frozenset[Hex],
    b_up: bool,
    figures: frozenset[Hex],
    only_low_beside: bool = False,
) -> bool:
    """BG-SIGHT-6, BG-SIGHT-7 and BG-BIG-4; `figures` are those at the height of the line.

    By Edition PL only low obstacles beside a massive target are ignored.
    """
    if b_up and not a_up:
        return True
    near_attacker = frozenset().union(*map(beside, attacker))
    near_target = frozenset().union(*map(beside, target)) if len(target) > 1 else frozenset()
    if a_up and not b_up:
        stage = frozenset().union(*(piece for piece in scene.pieces if piece & attacker))
        covering = scene.tall - stage - frozenset().union(*map(beside, stage))
    elif a_up:
        covering = (scene.tall - scene.platform()) | figures
    else:
        covering = scene.tall | (scene.low - near_target) | figures
    if not only_low_beside:
        covering -= near_target
    covering -= near_attacker | attacker | target
    return meets_union((middle_of(attacker), middle_of(target)), covering)


def squared(a: Point, b: Point) -> Fraction:
    return Fraction((a[0] - b[0]) ** 2 + 3 * (a[1] - b[1]) ** 2)


def squared_to_side(point: Point, side: Line) -> Fraction:
    """The squared distance of a point from the nearest point of a side."""
    (ax, ay), (bx, by) = side
    dx, dy = bx - ax, by - ay
    part = Fraction((point[0] - ax) * dx + 3 * (point[1] - ay) * dy, dx * dx + 3 * dy * dy)
    part = min(max(part, Fraction(0)), Fraction(1))
    return squared(point, (ax + part * dx, ay + part * dy))


def gap_squared(a: Hex, b: Hex) -> Fraction:
    """The squared gap of two hexes, in hex heights: of two convex figures a corner and a side are nearest."""
    if a == b:
        return Fraction(0)
    ways = [(p, side) for one, other in ((a, b), (b, a)) for p in corners_of(one) for side in sides_of(other)]
    return min(squared_to_side(point, side) for point, side in ways) / 12
