"""The sides of hexes that are the border of all of them together. No Qt."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from editor.canvas.geometry.sheet_geometry import XY

ALL_SIDES = 0b111111
FINE = 4
"""The steps of a unit in which centres of hexes are told apart."""


def border_sides(centres: Iterable[XY], corners: Sequence[XY]) -> Mapping[XY, int]:
    """For each hex, by its centre, the sides without a neighbour among the others, as bits.

    The nth side is between corners n - 1 and n, which are relative to a centre.
    """
    found = list(centres)
    taken = {_key(x, y) for x, y in found}
    ways = [(corners[n - 1][0] + corners[n][0], corners[n - 1][1] + corners[n][1]) for n in range(len(corners))]
    return {
        (x, y): sum(1 << n for n, (dx, dy) in enumerate(ways) if _key(x + dx, y + dy) not in taken) for x, y in found
    }


def _key(x: float, y: float) -> tuple[int, int]:
    return round(FINE * x), round(FINE * y)
