"""Geometry of a sheet of areas: polygons with holes, room for several pieces in them, keyboard steps. No Qt."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise
from math import ceil, floor, hypot, sqrt
from statistics import median

from editor.canvas.geometry.quarter_turns import turned_box, turned_point
from editor.canvas.geometry.sheet_geometry import (
    XY,
    Box,
    ChunkKey,
    CursorStep,
    PlaceSlots,
    Ring,
    SheetGeometry,
    mean_point,
)
from editor.view_model.board import AreaSheet, BoardPlace, BoardSheet, SheetTops

UNITS_ACROSS_AREA = 2.6
"""The number of pieces side by side in an area of the usual size."""
FEWEST_UNITS, MOST_UNITS = 6.0, 120.0
"""Units along the longer side of a sheet, so that pieces are legible in areas of any size."""
CHUNK = 6
"""Units along the side of a chunk."""
MARGIN = 0.3
GRID = 8
"""The number of sample points across an area for finding its centre."""
PITCH, EDGE = 0.94, 0.38
"""The distances of pieces from one another and from the border, in units, if there is room."""
SQUEEZE = 0.75
MOST_SQUEEZES = 5
LABEL_UP, LABEL_HIGH = 0.45, 0.5
"""The distance of an area's name above its centre, and the room that it takes."""
LABEL_WIDE, NAME_WIDE = 1.1, 0.7
"""Half the width of the room of a name, and that of a short one, where there is less room."""
PAGE = 3
"""The number of steps of Page Up and Page Down."""


@dataclass(frozen=True)
class AreaGeometry:
    """The geometry of areas by their outlines; an area without an outline has no centre."""

    sheet: AreaSheet
    unit: float
    """Steps of the drawing in a unit."""
    rings: Mapping[str, tuple[Ring, ...]]
    """Polygons by place, in units, turned."""
    quarters: int = 0
    _centres: dict[str, XY] = field(default_factory=dict, compare=False)
    _slots: dict[tuple[str, int], PlaceSlots] = field(default_factory=dict, compare=False)

    @classmethod
    def of(cls, sheet: AreaSheet, quarters: int = 0) -> AreaGeometry:
        unit = unit_of(sheet)
        rings = {
            place: tuple(_scaled(ring, unit, quarters) for ring in each)
            for place, each in sheet.outlines.items()
            if each
        }
        return cls(sheet, unit, rings, quarters)

    @property
    def tops(self) -> SheetTops:
        return "flat"

    @property
    def markers_take_slots(self) -> bool:
        return True

    def bounds(self) -> Box:
        return self._bounds

    @cached_property
    def _bounds(self) -> Box:
        """The bounds of the sheet, and of outlines that extend beyond it."""
        boxes = [self.paper, *self._boxes.values()]
        left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
        right, bottom = max(box[0] + box[2] for box in boxes), max(box[1] + box[3] for box in boxes)
        return left, top, right - left, bottom - top

    @cached_property
    def paper(self) -> Box:
        """The drawn sheet, without outlines that extend beyond it."""
        return turned_box((0.0, 0.0, self.sheet.width / self.unit, self.sheet.height / self.unit), self.quarters)

    @cached_property
    def _boxes(self) -> Mapping[str, Box]:
        return {place: _box(rings[0]) for place, rings in self.rings.items()}

    @cached_property
    def lines(self) -> tuple[tuple[str, Ring], ...]:
        """The lines of the sheet with their kinds; those without a drawing connect the centres."""
        found = []
        for line in self.sheet.lines:
            points = _scaled(line.points, self.unit, self.quarters)
            if not points:
                points = tuple(at for at in map(self.centre, line.places) if at is not None)
            if len(points) > 1:
                found.append((line.kind, points))
        return tuple(found)

    def centre(self, place: str) -> XY | None:
        if place not in self.rings:
            return None
        if place not in self._centres:
            self._centres[place] = _inner_point(self.rings[place], self._boxes[place])
        return self._centres[place]

    def outline(self, place: str, size: float = 1.0) -> tuple[Ring, ...]:
        return self.rings.get(place, ())

    def slots(self, place: str, count: int) -> PlaceSlots:
        """Slots near the centre, below the name of the area; closer together and smaller if there is little room."""
        centre = self.centre(place)
        if centre is None or count < 1:
            return PlaceSlots(())
        if (place, count) not in self._slots:
            self._slots[place, count] = self._found_slots(place, centre, count)
        return self._slots[place, count]

    def label_point(self, place: str) -> XY | None:
        """Position of an area's name: above the things at its centre, if there is room."""
        centre = self.centre(place)
        if centre is None:
            return None
        above = (centre[0], centre[1] - LABEL_UP)
        return above if _is_inside(self.rings[place], above) else centre

    def places_at(self, x: float, y: float) -> tuple[str, ...]:
        """Areas at a point; the one drawn last is on top."""
        near = (place for place, box in self._boxes.items() if _is_in_box(box, x, y))
        return tuple(reversed([place for place in near if _is_inside(self.rings[place], (x, y))]))

    def next_places(self, place: str, step: CursorStep) -> tuple[str, ...]:
        order = self._order
        if not order:
            return ()
        if place not in self.rings or step == "first":
            return (order[0],)
        if step == "last":
            return (order[-1],)
        for _ in range(PAGE if step in ("page-up", "page-down") else 1):
            place = self._beside(place, step.removeprefix("page-"))
        return (place,)

    def other_levels(self, place: str) -> tuple[str, ...]:
        return (place,) if place in self.rings else ()

    def neighbours(self, place: str) -> Iterable[str]:
        return ()

    def chunks(self) -> Iterable[ChunkKey]:
        left, top, width, height = self.bounds()
        columns = range(floor(left / CHUNK), ceil((left + width) / CHUNK))
        rows = range(floor(top / CHUNK), ceil((top + height) / CHUNK))
        return [(across, down) for across in columns for down in rows]

    def chunks_of(self, place: str) -> tuple[ChunkKey, ...]:
        if place not in self.rings:
            return ()
        left, top, width, height = self._boxes[place]
        columns = range(floor((left - MARGIN) / CHUNK), floor((left + width + MARGIN) / CHUNK) + 1)
        rows = range(floor((top - MARGIN) / CHUNK), floor((top + height + MARGIN) / CHUNK) + 1)
        return tuple((across, down) for across in columns for down in rows)

    def chunk_box(self, key: ChunkKey) -> Box:
        """The bounding box of a chunk, without a margin: parts of areas beyond it are drawn again in the next chunk."""
        return float(key[0] * CHUNK), float(key[1] * CHUNK), float(CHUNK), float(CHUNK)

    def chunk_places(self, key: ChunkKey) -> Sequence[str]:
        return self._by_chunk.get(key, ())

    @cached_property
    def _by_chunk(self) -> Mapping[ChunkKey, Sequence[str]]:
        found: dict[ChunkKey, list[str]] = {}
        for place in self.rings:
            for key in self.chunks_of(place):
                found.setdefault(key, []).append(place)
        return found

    def has_outline_of(self, other: SheetGeometry, place: str) -> bool:
        return isinstance(other, AreaGeometry) and self.rings.get(place) == other.rings.get(place)

    def updated(
        self, sheet: BoardSheet, gone: Sequence[BoardPlace], added: Sequence[BoardPlace]
    ) -> AreaGeometry | None:
        if not isinstance(sheet, AreaSheet):
            return None
        made = AreaGeometry.of(sheet, self.quarters)
        return made if (made.unit, made.bounds(), made.lines) == (self.unit, self.bounds(), self.lines) else None

    @cached_property
    def _order(self) -> tuple[str, ...]:
        """Reading order: top to bottom in rows one unit high, then left to right."""
        centres = {place: self.centre(place) or (0.0, 0.0) for place in self.rings}
        return tuple(sorted(centres, key=lambda each: (round(centres[each][1]), centres[each][0])))

    def _beside(self, place: str, step: str) -> str:
        """The nearest area in a direction; the same area if there is none."""
        x, y = self.centre(place) or (0.0, 0.0)
        found = place, float("inf")
        for other in self._order:
            across, down = self.centre(other) or (0.0, 0.0)
            along, aside = {
                "left": (x - across, down - y),
                "right": (across - x, down - y),
                "up": (y - down, across - x),
                "down": (down - y, across - x),
            }[step]
            if other != place and along > 0 and abs(aside) <= 2 * along and (cost := along + 2 * abs(aside)) < found[1]:
                found = other, cost
        return found[0]

    def _found_slots(self, place: str, centre: XY, count: int) -> PlaceSlots:
        rings, box, size = self.rings[place], self._boxes[place], 1.0
        middle = (centre[0], centre[1] + (LABEL_HIGH / 2 if self.label_point(place) != centre else 0.0))
        best: list[XY] = []
        over_name: tuple[list[XY], float] | None = None
        label = self.label_point(place) or centre
        for _ in range(MOST_SQUEEZES):
            points = [at for at in _lattice(box, middle, PITCH * size) if _is_roomy(rings, at, EDGE * size)]
            beside = ([at for at in points if not _is_under_label(at, label, wide)] for wide in (LABEL_WIDE, NAME_WIDE))
            best = next((found for found in beside if len(found) >= count), [])
            if best:
                break
            if over_name is not None:  # once smaller did not help
                best, size = over_name
                break
            best = points
            over_name = (points, size) if len(points) >= count else None
            size *= SQUEEZE
        best.sort(key=lambda at: (round(hypot(at[0] - middle[0], at[1] - middle[1]), 6), at[1], at[0]))
        chosen = sorted(best[:count], key=lambda at: (round(at[1], 3), at[0]))
        return PlaceSlots((*chosen, *(centre for _ in range(count - len(chosen)))), size)


def unit_of(sheet: AreaSheet) -> float:
    """Length of a unit in drawing steps, chosen so that areas of usual size have room for a few pieces."""
    longer = max(sheet.width, sheet.height, 1.0)
    sizes = [size for rings in sheet.outlines.values() if rings and (size := abs(_signed_size(rings[0]))) > 0]
    usual = sqrt(median(sizes)) / UNITS_ACROSS_AREA if sizes else longer / FEWEST_UNITS
    return min(max(usual, longer / MOST_UNITS), longer / FEWEST_UNITS)


def _scaled(points: Iterable[XY], unit: float, quarters: int) -> Ring:
    return tuple(turned_point((x / unit, y / unit), quarters) for x, y in points)


def _box(ring: Ring) -> Box:
    across, down = [x for x, _ in ring], [y for _, y in ring]
    return min(across), min(down), max(across) - min(across), max(down) - min(down)


def _is_in_box(box: Box, x: float, y: float) -> bool:
    return box[0] <= x <= box[0] + box[2] and box[1] <= y <= box[1] + box[3]


def _sides(ring: Ring) -> Iterator[tuple[XY, XY]]:
    return pairwise((*ring, ring[0]))


def _signed_size(ring: Ring) -> float:
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in _sides(ring)) / 2


def _is_inside(rings: Sequence[Ring], at: XY) -> bool:
    """True if a point is inside by the even-odd rule, which excludes holes."""
    x, y = at
    inside = False
    for ring in rings:
        for (ax, ay), (bx, by) in _sides(ring):
            if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
                inside = not inside
    return inside


def _distance_to_border(rings: Sequence[Ring], at: XY) -> float:
    return min(_distance(at, start, end) for ring in rings for start, end in _sides(ring))


def _distance(at: XY, start: XY, end: XY) -> float:
    across, down = end[0] - start[0], end[1] - start[1]
    length = across * across + down * down
    along = 0.0 if not length else ((at[0] - start[0]) * across + (at[1] - start[1]) * down) / length
    along = max(0.0, min(1.0, along))
    return hypot(at[0] - start[0] - along * across, at[1] - start[1] - along * down)


def _is_roomy(rings: Sequence[Ring], at: XY, room: float) -> bool:
    return _is_inside(rings, at) and _distance_to_border(rings, at) >= room


def _inner_point(rings: Sequence[Ring], box: Box) -> XY:
    """The centroid of the area if that is well inside; otherwise the sample point that is farthest from the border."""
    middle = mean_point(_corners(box))
    if _is_roomy(rings, middle, min(box[2], box[3]) / 4):
        return middle
    left, top, width, height = box
    steps = [(number + 0.5) / GRID for number in range(GRID)]
    grid = [(left + width * across, top + height * down) for across in steps for down in steps]
    inside = [at for at in grid if _is_inside(rings, at)]
    if not inside:
        return mean_point(rings[0])
    return max(inside, key=lambda at: _distance_to_border(rings, at))


def _corners(box: Box) -> tuple[XY, XY]:
    return (box[0], box[1]), (box[0] + box[2], box[1] + box[3])


def _lattice(box: Box, middle: XY, pitch: float) -> Iterator[XY]:
    """Points over a box in rows around a centre, every second row shifted by half a step."""
    row_height = pitch * sqrt(3) / 2
    for row in range(floor((box[1] - middle[1]) / row_height), ceil((box[1] + box[3] - middle[1]) / row_height) + 1):
        shift = pitch / 2 if row % 2 else 0.0
        first = floor((box[0] - middle[0]) / pitch) - 1
        last = ceil((box[0] + box[2] - middle[0]) / pitch) + 1
        for column in range(first, last + 1):
            yield middle[0] + column * pitch + shift, middle[1] + row * row_height


def _is_under_label(at: XY, label: XY, wide: float) -> bool:
    return abs(at[0] - label[0]) < wide and abs(at[1] - label[1]) < LABEL_HIGH
