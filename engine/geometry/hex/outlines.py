"""Outlines of sets of hexes: rings of lattice points, one set of rings for each connected part, holes separate.

Only `zone_outlines` uses it, which is meant for the map editor.
"""

from collections.abc import Iterator

from engine.geometry.hex.bit_sets import members
from engine.geometry.hex.grid import DIRECTIONS, Grid
from engine.geometry.hex.lattice import LatticePoint, corners, on_sheet
from engine.geometry.hex.steps import neighbour_table
from engine.kernel.data.record import record

LatticeRing = tuple[LatticePoint, ...]


@record(frozen=True, slots=True)
class Outline:
    """The border of one connected part, in sheet coordinates: the outer ring, then a ring for each hole.

    Every ring starts at its smallest point; with x to the right and y down, the outer ring runs clockwise and the
    holes run the other way. The last point is joined to the first one.
    """

    outer: LatticeRing
    holes: tuple[LatticeRing, ...]


def outlines(grid: Grid, hexes: int) -> tuple[Outline, ...]:
    """The outline of each connected part of a set of hexes, in the order of their lowest hexes."""
    return tuple(_outline(grid, part) for part in connected_parts(grid, hexes))


def connected_parts(grid: Grid, hexes: int) -> Iterator[tuple[int, ...]]:
    """The connected parts of a set of hexes; hexes are connected by a shared side."""
    table = neighbour_table(grid)
    left = dict.fromkeys(members(hexes))
    while left:
        part = [next(iter(left))]
        del left[part[0]]
        for hex_ in part:
            for other in table[hex_]:
                if other in left:
                    del left[other]
                    part.append(other)
        yield tuple(part)


def _outline(grid: Grid, part: tuple[int, ...]) -> Outline:
    outer: list[LatticeRing] = []
    holes: list[LatticeRing] = []
    for ring in _rings(dict(_free_sides(grid, part))):
        (outer if _doubled_area(ring) > 0 else holes).append(ring)
    return Outline(outer[0], tuple(sorted(holes)))


def _free_sides(grid: Grid, part: tuple[int, ...]) -> Iterator[tuple[LatticePoint, LatticePoint]]:
    """The sides on the border of the part, each directed so that its hex lies to the right of it.

    At most three hexes meet in a corner, so a border passes each corner once: no two sides start at the same point.
    """
    inside = set(part)
    table = neighbour_table(grid)
    for hex_ in part:
        points = corners(grid, hex_)
        for direction in DIRECTIONS:
            if table[hex_][direction] not in inside:
                start, end = (on_sheet(grid, points[at]) for at in (direction - 1, direction))
                # A pointy-top sheet is the transpose, which reverses the direction of a ring.
                yield (start, end) if grid.tops == "flat" else (end, start)


def _rings(following: dict[LatticePoint, LatticePoint]) -> Iterator[LatticeRing]:
    while following:
        ring = [min(following)]
        while (point := following.pop(ring[-1])) != ring[0]:
            ring.append(point)
        yield tuple(ring)


def _doubled_area(ring: LatticeRing) -> int:
    """Twice the area in lattice units; positive where the ring runs clockwise with y down."""
    return sum(x * end_y - end_x * y for (x, y), (end_x, end_y) in zip(ring, (*ring[1:], ring[0]), strict=True))
