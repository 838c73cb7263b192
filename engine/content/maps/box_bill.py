"""The bill of a box: how many pieces of a terrain set a map uses, of how many there are (BG-COMP-7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from engine.content.kinds.terrain_set import TerrainSet
from engine.content.maps.hex_map import HexMap
from engine.content.maps.piece_shapes import ShapedHex, canonical_shape
from engine.geometry.hex.bit_sets import members
from engine.kernel.data.record import record

LARGEST_COMPARED = 40
"""The greatest number of hexes of a piece that is recognised by its shape."""


class BillLine(NamedTuple):
    """A piece of the set with its other shapes: the number on the map, and in the box; None if there is no limit."""

    piece: str
    used: int
    in_box: int | None

    @property
    def rest(self) -> int | None:
        """The number left in the box; below zero if there are too few."""
        return None if self.in_box is None else self.in_box - self.used


@record(frozen=True, slots=True)
class BoxBill:
    """The lines of a bill in the order of the set, and the pieces of the map that the set does not have."""

    lines: tuple[BillLine, ...]
    others: tuple[str, ...]

    def line(self, piece: str) -> BillLine:
        """The line of a piece."""
        return next(line for line in self.lines if line.piece == piece)

    @property
    def beyond(self) -> tuple[BillLine, ...]:
        """The pieces of which the box has too few."""
        return tuple(line for line in self.lines if (line.rest or 0) < 0)


def box_bill(board: HexMap, terrain: TerrainSet) -> BoxBill:
    """The bill of a map."""
    used, others = Counter[str](), list[str]()
    counted = {piece.id: piece.like or piece.id for piece in terrain.pieces}
    for name, found in zip((piece.id for piece in board.pieces), set_pieces(board, terrain), strict=True):
        if found is None:
            others.append(name)
        else:
            used[counted[found]] += 1
    lines = (BillLine(piece.id, used[piece.id], piece.count) for piece in terrain.pieces if piece.like is None)
    return BoxBill(tuple(lines), tuple(others))


def set_pieces(board: HexMap, terrain: TerrainSet) -> Iterator[str | None]:
    """For each piece of a map the piece of the set that it is: the named one, or else the first of its shape."""
    known = {piece.id for piece in terrain.pieces}
    shapes = _shapes(terrain)
    for piece, shape in zip(board.pieces, _shapes_on(board), strict=True):
        if piece.of in known:
            yield piece.of
        else:
            yield shapes.get(canonical_shape(shape)) if len(shape) <= LARGEST_COMPARED else None


def _shapes(terrain: TerrainSet) -> Mapping[tuple[ShapedHex, ...], str]:
    found: dict[tuple[ShapedHex, ...], str] = {}
    for piece in terrain.pieces:
        found.setdefault(canonical_shape(piece.shape()), piece.id)
    return found


def _shapes_on(board: HexMap) -> Iterator[tuple[ShapedHex, ...]]:
    grid = board.sheet()
    for piece in board.pieces:
        classes = piece.classes(grid).items()
        yield tuple((*grid.axial(hex_), hex_class) for hex_class, hexes in classes for hex_ in members(hexes))
