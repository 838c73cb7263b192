"""The outer sides of a set of hexes, and the shape that they enclose. No Qt."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from editor.map.layout import XY, Hex, Layout


def outer_sides(
    layout: Layout, hexes: frozenset[Hex], among: Iterable[Hex], inset: float = 1.0
) -> Iterator[tuple[XY, XY]]:
    """The sides of some hexes of a set beyond which the set ends, as lines; an `inset` below 1 draws them in."""
    corners = layout.corners(inset)
    for at in among:
        x, y = layout.centre(*at)
        for side, neighbour in enumerate(layout.neighbours(*at)):
            if neighbour not in hexes:
                (ax, ay), (bx, by) = corners[side - 1], corners[side]
                yield (x + ax, y + ay), (x + bx, y + by)
