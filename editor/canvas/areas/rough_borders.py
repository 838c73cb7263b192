"""The borders between areas, drawn by hand: each is one line of its owners, rough by a seed of its ends. No Qt."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, floor, hypot, log2

from editor.canvas.geometry.sheet_geometry import XY, Box, Ring
from editor.canvas.terrain.scatter import Scatter, seed_of

STEPS = 1000
"""The steps of a unit in which points count as one."""
FINEST = 0.14
"""The length of the straight parts of a rough border, in units."""
ROUGHNESS, FARTHEST = 0.12, 0.07
"""The displacement of the middle of a part as a share of its length, and the greatest one, in units."""
MOST_HALVINGS = 7
CornerKey = tuple[int, int]


@dataclass(frozen=True, slots=True)
class AreaBorder:
    """A line between two corners, and the areas that it borders: one or two, more where areas overlap."""

    points: Ring
    owners: tuple[str, ...]


class RoughBorders:
    """The borders of some areas."""

    def __init__(self, outlines: Mapping[str, tuple[Ring, ...]], sheet: Box, *, is_rough: bool = True) -> None:
        self._sheet, self._is_rough = sheet, is_rough
        self._corners = _CornerIndex(point for rings in outlines.values() for ring in rings for point in ring)
        self._lines: dict[tuple[CornerKey, CornerKey], Ring] = {}
        self._owners: dict[tuple[CornerKey, CornerKey], dict[str, None]] = {}
        self.rings: Mapping[str, tuple[Ring, ...]] = {
            place: tuple(tuple(self._rough_ring(place, ring)) for ring in rings) for place, rings in outlines.items()
        }

    def borders(self) -> Iterator[AreaBorder]:
        """Each border once."""
        for key, owners in self._owners.items():
            yield AreaBorder(self._lines[key], tuple(owners))

    def _rough_ring(self, place: str, ring: Ring) -> Iterator[XY]:
        for number, start in enumerate(ring):
            corners = [start, *self._corners.between(start, ring[(number + 1) % len(ring)])]
            ends = [*corners[1:], ring[(number + 1) % len(ring)]]
            for first, second in zip(corners, ends, strict=True):
                if _key(first) != _key(second):
                    yield from self._line(place, first, second)[:-1]

    def _line(self, place: str, start: XY, end: XY) -> Ring:
        first, second = _key(start), _key(end)
        is_forward = first < second
        key = (first, second) if is_forward else (second, first)
        if key not in self._lines:
            ends = (start, end) if is_forward else (end, start)
            self._lines[key] = rough_line(*ends) if self._is_rough and not self._is_on_edge(*ends) else ends
        self._owners.setdefault(key, {})[place] = None
        found = self._lines[key]
        return found if is_forward else found[::-1]

    def _is_on_edge(self, start: XY, end: XY) -> bool:
        """Whether a line lies on the edge of the sheet, which is straight."""
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
