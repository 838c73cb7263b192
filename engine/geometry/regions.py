"""Free areas: what is wrong with a drawn polygon, which areas share a border, which areas hold a point.

Only this module uses shapely, and only to judge drawings: no rule of a hex map is ever decided here. Whether two
areas share a border is decided in exact numbers, because a touch in one point makes nothing adjacent (FE-MAP-1).
"""

import math
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from shapely import Polygon

Point = tuple[float, float]
Ring = tuple[Point, ...]
Side = tuple[Point, Point]

TOO_FEW_POINTS = "too-few-points"
NOT_A_NUMBER = "invalid-coordinate"
OVERLAP = "overlap"
_REASON_AND_PLACE = re.compile(r"(?P<reason>[^\[]+)\[(?P<x>\S+) (?P<y>\S+)\]")


@dataclass(frozen=True, slots=True)
class Area:
    """A polygon with holes; a ring's last point is joined to its first one, and either direction will do."""

    outer: Ring
    holes: tuple[Ring, ...] = ()

    @property
    def rings(self) -> tuple[Ring, ...]:
        return (self.outer, *self.holes)


@dataclass(frozen=True, slots=True)
class Flaw:
    """Why areas cannot be used, as a slug such as `self-intersection` or `overlap`, and a place where it shows."""

    areas: tuple[str, ...]
    reason: str
    at: Point


def find_flaws(areas: Mapping[str, Area]) -> tuple[Flaw, ...]:
    """What is wrong with each area alone, and then which of the sound ones overlap."""
    flaws = {name: flaw for name, area in areas.items() if (flaw := _flaw_alone(name, area)) is not None}
    sound = {name: area for name, area in areas.items() if name not in flaws}
    return (*flaws.values(), *_overlaps(sound))


def share_border(first: Area, second: Area) -> bool:
    """FE-MAP-1: two areas share a border if their outlines run together for some length, however short."""
    ours, theirs = set(_sides(first)), set(_sides(second))
    if not ours.isdisjoint(theirs):
        return True
    exact = [_exact(side) for side in theirs]
    return any(_run_together(_exact(side), other) for side in ours for other in exact)


def adjacency(areas: Mapping[str, Area], joins: Iterable[tuple[str, str]] = ()) -> dict[str, frozenset[str]]:
    """FE-MAP-1: the areas adjacent to each: across a border, or joined by a path or by matching icons on the edge.

    `joins` names the pairs that a path or icons join; a border along which wild regions meet is found without help.
    """
    adjacent: dict[str, set[str]] = {name: set() for name in areas}
    bordering = ((one, other) for one, other in _close_pairs(areas) if share_border(areas[one], areas[other]))
    for one, other in (*bordering, *joins):
        if one != other:
            adjacent[one].add(other)
            adjacent[other].add(one)
    return {name: frozenset(others) for name, others in adjacent.items()}


def areas_at(areas: Mapping[str, Area], point: Point) -> tuple[str, ...]:
    """The areas that hold a point, borders included; the end of a path lies on the border of the areas it joins."""
    from shapely import Point as ShapelyPoint

    where = ShapelyPoint(point)
    return tuple(name for name, area in areas.items() if _polygon(area).intersects(where))


def _polygon(area: Area) -> "Polygon":
    from shapely import Polygon

    return Polygon(area.outer, area.holes)


def _flaw_alone(name: str, area: Area) -> Flaw | None:
    from shapely import is_valid_reason

    for ring in area.rings:
        if not all(math.isfinite(x) and math.isfinite(y) for x, y in ring):
            return Flaw((name,), NOT_A_NUMBER, next((x, y) for x, y in ring if not math.isfinite(x + y)))
        if len(set(ring)) < 3:
            return Flaw((name,), TOO_FEW_POINTS, ring[0] if ring else (0, 0))
    found = _REASON_AND_PLACE.fullmatch(is_valid_reason(_polygon(area)))
    if found is None:
        return None
    return Flaw((name,), found["reason"].lower().replace(" ", "-"), (float(found["x"]), float(found["y"])))


def _overlaps(areas: Mapping[str, Area]) -> Iterator[Flaw]:
    polygons = {name: _polygon(area) for name, area in areas.items()}
    for one, other in _close_pairs(areas):
        if polygons[one].relate_pattern(polygons[other], "T********"):
            inside = polygons[one].intersection(polygons[other]).representative_point()
            yield Flaw((one, other), OVERLAP, (inside.x, inside.y))


def _close_pairs(areas: Mapping[str, Area]) -> Iterator[tuple[str, str]]:
    """The pairs of areas whose bounding boxes touch."""
    boxes = {name: _box(area.outer) for name, area in areas.items()}
    for one, other in combinations(areas, 2):
        (left, top, right, bottom), (its_left, its_top, its_right, its_bottom) = boxes[one], boxes[other]
        if left <= its_right and its_left <= right and top <= its_bottom and its_top <= bottom:
            yield one, other


def _box(ring: Ring) -> tuple[float, float, float, float]:
    across, down = zip(*ring, strict=True)
    return min(across), min(down), max(across), max(down)


def _sides(area: Area) -> Iterator[Side]:
    """Every side once, its smaller end first."""
    for ring in area.rings:
        for start, end in zip(ring, (*ring[1:], ring[0]), strict=True):
            if start != end:
                yield (start, end) if start < end else (end, start)


ExactPoint = tuple[Fraction, Fraction]


def _exact(side: Side) -> tuple[ExactPoint, ExactPoint]:
    (x, y), (end_x, end_y) = side
    return (Fraction(x), Fraction(y)), (Fraction(end_x), Fraction(end_y))


def _run_together(side: tuple[ExactPoint, ExactPoint], other: tuple[ExactPoint, ExactPoint]) -> bool:
    """Whether two sides lie on one line and have more than a point in common."""
    (x, y), (end_x, end_y) = side
    across, down = end_x - x, end_y - y
    if any(across * (py - y) != down * (px - x) for px, py in other):
        return False
    start, end = sorted(across * (px - x) + down * (py - y) for px, py in other)
    return max(start, Fraction(0)) < min(end, across * across + down * down)
