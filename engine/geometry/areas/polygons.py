"""Areas as polygons: errors of a drawing, which areas share a border, which areas contain a point.

Only this module uses shapely, and only to check drawings, never to decide a rule of a hex map. Whether two areas share
a border is computed exactly, because areas that touch in a single point are not adjacent (FE-MAP-1). The editor of area
maps needs `find_problems` and `areas_at`; play needs `adjacency`.
"""

import math
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import combinations
from typing import TYPE_CHECKING

from engine.kernel.data.record import record

if TYPE_CHECKING:
    from shapely import Polygon

PolygonPoint = tuple[float, float]
PolygonRing = tuple[PolygonPoint, ...]
PolygonSide = tuple[PolygonPoint, PolygonPoint]
# Its slope and its height at x = 0; for a vertical line no slope, and its x.
LineEquation = tuple[Fraction | None, Fraction]

TOO_FEW_POINTS = "too-few-points"
NOT_A_NUMBER = "invalid-coordinate"
NO_INSIDE = "no-inside"
OVERLAP = "overlap"
_REASON_AND_PLACE = re.compile(r"(?P<reason>[^\[]+)\[(?P<x>\S+) (?P<y>\S+)\]")


@record(frozen=True, slots=True)
class AreaPolygon:
    """A polygon with holes; a ring's last point is joined to its first one, and either direction will do."""

    outer: PolygonRing
    holes: tuple[PolygonRing, ...] = ()

    @property
    def rings(self) -> tuple[PolygonRing, ...]:
        return (self.outer, *self.holes)


@record(frozen=True, slots=True)
class PolygonProblem:
    """Why areas cannot be used, as a slug such as `self-intersection` or `overlap`, and a point where it is visible."""

    areas: tuple[str, ...]
    reason: str
    at: PolygonPoint


class EmptyAreaError(ValueError):
    """An area without any interior, which has neither borders nor points; `problem` gives the reason and the point."""

    def __init__(self, problem: PolygonProblem) -> None:
        super().__init__(f"{', '.join(problem.areas)}: {problem.reason} at {problem.at}")
        self.problem = problem


def find_problems(areas: Mapping[str, AreaPolygon]) -> tuple[PolygonProblem, ...]:
    """The problems of each area, then the overlaps of the valid ones."""
    problems = {name: problem for name, area in areas.items() if (problem := _problem_alone(name, area)) is not None}
    sound = {name: area for name, area in areas.items() if name not in problems}
    return (*problems.values(), *_overlaps(sound))


def share_border(first: AreaPolygon, second: AreaPolygon) -> bool:
    """FE-MAP-1: two areas share a border if their outlines run together for some length, however short."""
    return bool(adjacency({"first": first, "second": second})["first"])


def adjacency(areas: Mapping[str, AreaPolygon], joins: Iterable[tuple[str, str]] = ()) -> dict[str, frozenset[str]]:
    """FE-MAP-1: the areas adjacent to each area: across a border, or joined by a path or by matching icons.

    `joins` are the pairs that a path or icons join; common borders are found here.
    """
    _refuse_empty(areas)
    adjacent: dict[str, set[str]] = {name: set() for name in areas}
    for one, other in (*_bordering(areas), *joins):
        if one != other:
            adjacent[one].add(other)
            adjacent[other].add(one)
    return {name: frozenset(others) for name, others in adjacent.items()}


def areas_at(areas: Mapping[str, AreaPolygon], point: PolygonPoint) -> tuple[str, ...]:
    """The areas that contain a point, borders included; the end of a path lies on the border of the areas it joins."""
    from shapely import Point as ShapelyPoint

    _refuse_empty(areas)
    where = ShapelyPoint(point)
    return tuple(name for name, area in areas.items() if _polygon(area).intersects(where))


def _polygon(area: AreaPolygon) -> "Polygon":
    from shapely import Polygon

    return Polygon(area.outer, area.holes)


def _refuse_empty(areas: Mapping[str, AreaPolygon]) -> None:
    for name, area in areas.items():
        problem = _emptiness(name, area)
        if problem is not None:
            raise EmptyAreaError(problem)


def _emptiness(name: str, area: AreaPolygon) -> PolygonProblem | None:
    """Why a ring of an area encloses nothing, decided in exact numbers."""
    for ring in area.rings:
        if not all(math.isfinite(x) and math.isfinite(y) for x, y in ring):
            return PolygonProblem((name,), NOT_A_NUMBER, next((x, y) for x, y in ring if not math.isfinite(x + y)))
        if len(set(ring)) < 3:
            return PolygonProblem((name,), TOO_FEW_POINTS, ring[0] if ring else (0, 0))
        lines = (_line(*side) for side in _sides_of(ring))
        first = next(lines)
        if all(line == first for line in lines):
            return PolygonProblem((name,), NO_INSIDE, ring[0])
    return None


def _problem_alone(name: str, area: AreaPolygon) -> PolygonProblem | None:
    from shapely import is_valid_reason

    empty = _emptiness(name, area)
    if empty is not None:
        return empty
    found = _REASON_AND_PLACE.fullmatch(is_valid_reason(_polygon(area)))
    if found is None:
        return None
    return PolygonProblem((name,), found["reason"].lower().replace(" ", "-"), (float(found["x"]), float(found["y"])))


def _overlaps(areas: Mapping[str, AreaPolygon]) -> Iterator[PolygonProblem]:
    polygons = {name: _polygon(area) for name, area in areas.items()}
    for one, other in _close_pairs(areas):
        if polygons[one].relate_pattern(polygons[other], "T********"):
            inside = polygons[one].intersection(polygons[other]).representative_point()
            yield PolygonProblem((one, other), OVERLAP, (inside.x, inside.y))


def _close_pairs(areas: Mapping[str, AreaPolygon]) -> Iterator[tuple[str, str]]:
    """The pairs of areas whose bounding boxes touch."""
    boxes = {name: _box(area.outer) for name, area in areas.items()}
    for one, other in combinations(areas, 2):
        (left, top, right, bottom), (its_left, its_top, its_right, its_bottom) = boxes[one], boxes[other]
        if left <= its_right and its_left <= right and top <= its_bottom and its_top <= bottom:
            yield one, other


def _box(ring: PolygonRing) -> tuple[float, float, float, float]:
    across, down = zip(*ring, strict=True)
    return min(across), min(down), max(across), max(down)


def _bordering(areas: Mapping[str, AreaPolygon]) -> Iterator[tuple[str, str]]:
    """The pairs of areas with overlapping sides, that is, sides on one straight line that share more than a point."""
    on_line: dict[LineEquation, list[tuple[PolygonPoint, PolygonPoint, str]]] = defaultdict(list)
    for name, area in areas.items():
        for ring in area.rings:
            for start, end in _sides_of(ring):
                on_line[_line(start, end)].append((start, end, name))
    for sides in on_line.values():
        running: list[tuple[PolygonPoint, str]] = []
        for start, end, name in sorted(sides):
            running = [(its_end, other) for its_end, other in running if its_end > start]
            yield from ((other, name) for _, other in running)
            running.append((end, name))


def _sides_of(ring: PolygonRing) -> Iterator[PolygonSide]:
    """Every side of non-zero length, its smaller end first, so that points ascend along any line."""
    for start, end in zip(ring, (*ring[1:], ring[0]), strict=True):
        if start != end:
            yield (start, end) if start < end else (end, start)


def _line(start: PolygonPoint, end: PolygonPoint) -> LineEquation:
    """The straight line through two points."""
    x, y = map(Fraction, start)
    across, down = Fraction(end[0]) - x, Fraction(end[1]) - y
    if not across:
        return None, x
    slope = down / across
    return slope, y - slope * x
