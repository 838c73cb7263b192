"""Outlines of unions of hexes: rings of corners, set inwards, with the corners that are rounded or filled. No Qt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import hypot

from editor.canvas.geometry.sheet_geometry import XY, Ring

STEPS = 1000
"""The steps of a unit in which corners of neighbouring hexes count as one."""


@dataclass(frozen=True, slots=True)
class OutlineCorner:
    """A corner of an outline: where it is, and whether it points outwards."""

    at: XY
    is_outer: bool


def union_rings(centres: Sequence[XY], corners: Sequence[XY]) -> tuple[Ring, ...]:
    """The rings around hexes with these centres; holes run the other way round. `corners` are those of one hex."""
    following: dict[tuple[int, int], tuple[int, int]] = {}
    points: dict[tuple[int, int], XY] = {}
    sides: dict[tuple[tuple[int, int], tuple[int, int]], None] = {}
    for x, y in centres:
        around = [(x + across, y + down) for across, down in corners]
        keys = [_key(point) for point in around]
        points.update(zip(keys, around, strict=True))
        sides.update(dict.fromkeys(zip(keys, [*keys[1:], keys[0]], strict=True)))
    for start, end in sides:
        if (end, start) not in sides:
            following[start] = end
    return tuple(tuple(points[key] for key in ring) for ring in _rings(following))


def outline_corners(ring: Ring, inset: float, turn: float) -> tuple[OutlineCorner, ...]:
    """The corners of a ring set inwards; `turn` is positive for rings whose inside lies on the right of their sides."""
    found = []
    for number, (x, y) in enumerate(ring):
        before, after = ring[number - 1], ring[(number + 1) % len(ring)]
        (ax, ay), (bx, by) = _unit(before, (x, y)), _unit((x, y), after)
        # The normals of both sides, to the inside; a corner moves along their sum.
        (mx, my), (nx, ny) = (-ay * turn, ax * turn), (-by * turn, bx * turn)
        far = inset / (1 + mx * nx + my * ny)
        found.append(OutlineCorner((x + (mx + nx) * far, y + (my + ny) * far), (ax * by - ay * bx) * turn > 0))
    return tuple(found)


def turn_of(corners: Sequence[XY]) -> float:
    """1 if the corners of a hex run clockwise on the screen, else -1."""
    (ax, ay), (bx, by) = corners[0], corners[1]
    return 1.0 if ax * by - ay * bx > 0 else -1.0


def _rings(following: dict[tuple[int, int], tuple[int, int]]) -> Iterator[list[tuple[int, int]]]:
    while following:
        start = next(iter(following))
        ring, at = [start], following.pop(start)
        while at != start:
            ring.append(at)
            at = following.pop(at)
        yield ring


def _key(point: XY) -> tuple[int, int]:
    return round(point[0] * STEPS), round(point[1] * STEPS)


def _unit(start: XY, end: XY) -> XY:
    across, down = end[0] - start[0], end[1] - start[1]
    length = hypot(across, down) or 1.0
    return across / length, down / length
