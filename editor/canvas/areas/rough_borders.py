"""The borders between areas, drawn by hand: each is one line of its owners, rough by a seed of its ends. No Qt."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, floor, hypot, log2

from editor.canvas.geometry.sheet_geometry import XY, Box, Ring
from editor.canvas.terrain.scatter import Scatter, seed_of

STEPS = 1000
"""The steps of a unit in which points count as one."""
FINEST = 0.14
"""The length of the straight parts of a rough border, in units."""
ROUGHNESS, FARTHEST = 0.08, 0.04
"""The displacement of the middle of a part as a share of its length, and the greatest one, in units."""
MOST_HALVINGS = 7
CornerKey = tuple[int, int]


@dataclass(frozen=True, slots=True)
class AreaBorder:
    """A line between two corners, and the areas that it borders: one or two, more where areas overlap."""

    points: Ring
    owners: tuple[str, ...]
    is_edge: bool
    """Whether it lies on the edge of the sheet."""


class RoughBorders:
    """The borders of some areas; those of some of them, and the edge of the sheet, are straight."""

    def __init__(self, outlines: Mapping[str, tuple[Ring, ...]], sheet: Box, straight: Collection[str] = ()) -> None:
        self._sheet = sheet
        self._corners = _CornerIndex(point for rings in outlines.values() for ring in rings for point in ring)
        self._ends: dict[tuple[CornerKey, CornerKey], tuple[XY, XY]] = {}
        self._owners: dict[tuple[CornerKey, CornerKey], dict[str, None]] = {}
        parts = {place: [[*self._parts(place, ring)] for ring in rings] for place, rings in outlines.items()}
        self._lines = {
            key: ends if self._is_straight(key, straight) else rough_line(*ends) for key, ends in self._ends.items()
        }
        self.rings: Mapping[str, tuple[Ring, ...]] = {
            place: tuple(tuple(self._joined(ring)) for ring in rings) for place, rings in parts.items()
        }

    def borders(self) -> Iterator[AreaBorder]:
        """Each border once."""
        for key, owners in self._owners.items():
            yield AreaBorder(self._lines[key], tuple(owners), self._is_on_edge(*self._ends[key]))

    def _parts(self, place: str, ring: Ring) -> Iterator[tuple[CornerKey, CornerKey]]:
        """The parts of a ring between corners, those of other areas on its sides too."""
        for number, start in enumerate(ring):
            end = ring[(number + 1) % len(ring)]
            corners = [start, *self._corners.between(start, end), end]
            for first, second in pairwise(corners):
                one, other = _key(first), _key(second)
                if one != other:
                    key = (one, other) if one < other else (other, one)
                    self._ends.setdefault(key, (first, second) if one < other else (second, first))
                    self._owners.setdefault(key, {})[place] = None
                    yield one, other

    def _joined(self, parts: Iterable[tuple[CornerKey, CornerKey]]) -> Iterator[XY]:
        for one, other in parts:
            yield from (self._lines[one, other] if one < other else self._lines[other, one][::-1])[:-1]

    def _is_straight(self, key: tuple[CornerKey, CornerKey], straight: Collection[str]) -> bool:
        return self._is_on_edge(*self._ends[key]) or not self._owners[key].keys().isdisjoint(straight)

    def _is_on_edge(self, start: XY, end: XY) -> bool:
        """Whether a line lies on the edge of the sheet."""
        left, top, width, height = self._sheet
        edges = ((0, left), (0, left + width), (1, top), (1, top + height))
        return any(max(abs(start[axis] - edge), abs(end[axis] - edge)) < 2 / STEPS for axis, edge in edges)


def rough_line(start: XY, end: XY) -> Ring:
    """A line between two corners, bent by chance that depends on them alone."""
    scatter = Scatter(seed_of((*_key(start), *_key(end))))
    length = hypot(end[0] - start[0], end[1] - start[1])
    points = [start, end]
    for _ in range(min(MOST_HALVINGS, max(0, ceil(log2(max(length, FINEST) / FINEST))))):
        bent = [points[0]]
        for (ax, ay), (bx, by) in pairwise(points):
            across, down = bx - ax, by - ay
            part = hypot(across, down) or 1.0
            off = (2 * scatter.share() - 1) * min(ROUGHNESS * part, FARTHEST) / part
            bent += [((ax + bx) / 2 - down * off, (ay + by) / 2 + across * off), (bx, by)]
        points = bent
    return tuple(points)


class _CornerIndex:
    """The corners of all areas by cells, to find those on a side of another area."""

    def __init__(self, points: Iterable[XY]) -> None:
        self._cells: dict[tuple[int, int], dict[CornerKey, XY]] = {}
        for point in points:
            self._cells.setdefault((floor(point[0]), floor(point[1])), {})[_key(point)] = point

    def between(self, start: XY, end: XY) -> list[XY]:
        """The corners on the line from one point to another, without these, in order."""
        (ax, ay), (bx, by) = start, end
        across, down = bx - ax, by - ay
        length = hypot(across, down)
        found: list[tuple[float, XY]] = []
        if not length:
            return []
        for column in range(floor(min(ax, bx) - 0.01), floor(max(ax, bx) + 0.01) + 1):
            for row in range(floor(min(ay, by) - 0.01), floor(max(ay, by) + 0.01) + 1):
                for x, y in self._cells.get((column, row), {}).values():
                    along = ((x - ax) * across + (y - ay) * down) / length
                    aside = abs((x - ax) * down - (y - ay) * across) / length
                    if aside < 2 / STEPS < along < length - 2 / STEPS:
                        found.append((along, (x, y)))
        return [point for _, point in sorted(found)]


def _key(point: XY) -> CornerKey:
    return round(point[0] * STEPS), round(point[1] * STEPS)
