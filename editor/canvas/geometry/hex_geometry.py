"""Geometry of a sheet of hexes: centres, outlines, slots, keyboard steps and chunks. No Qt."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import cos, pi, sin

from editor.canvas.geometry.hex_layout import Hex, HexLayout
from editor.canvas.geometry.quarter_turns import turned_box, turned_point
from editor.canvas.geometry.sheet_geometry import XY, Box, ChunkKey, CursorStep, PlaceSlots, Ring, SheetGeometry
from editor.view_model.board import BoardPlace, BoardSheet, HexSheet, SheetTops

CHUNK = 8
"""Columns and rows of a chunk."""
MARGIN = 0.14
"""The margin beyond the hexes of a chunk, in hex heights."""
PAGE = 5
"""The number of rows of Page Up and Page Down."""
TO_EDGE = 100_000
"""More columns or rows than any sheet has."""
STEPS: Mapping[CursorStep, tuple[int, int]] = {
    "up": (0, -1),
    "down": (0, 1),
    "left": (-1, 0),
    "right": (1, 0),
    "first": (-TO_EDGE, 0),
    "last": (TO_EDGE, 0),
    "page-up": (0, -PAGE),
    "page-down": (0, PAGE),
}
"""Hexes to the right and down on the screen."""
SLOT_RADIUS, SLOT_SIZE = 0.25, 0.6
"""The distance from the centre of several things in one hex, and their size."""


@dataclass(frozen=True, slots=True)
class HexGeometry:
    """The geometry of hexes in columns and rows, some with a raised place over the ground."""

    sheet: HexSheet
    layout: HexLayout
    hexes: Mapping[str, Hex]
    stacks: Mapping[Hex, tuple[str, ...]]
    """The places of each hex, the uppermost first."""

    @classmethod
    def of(cls, sheet: HexSheet, places: Iterable[BoardPlace], quarters: int = 0) -> HexGeometry:
        hexes: dict[str, Hex] = {}
        stacks: dict[Hex, tuple[str, ...]] = {}
        for place in places:
            _put(place, hexes, stacks)
        return cls(sheet, HexLayout(sheet.tops, sheet.columns, sheet.rows, quarters), hexes, stacks)

    @property
    def tops(self) -> SheetTops:
        return self.sheet.tops

    @property
    def quarters(self) -> int:
        return self.layout.quarters

    @property
    def markers_take_slots(self) -> bool:
        return False

    def bounds(self) -> Box:
        return self.layout.bounds()

    def centre(self, place: str) -> XY | None:
        at = self.hexes.get(place)
        return None if at is None else self.layout.centre(*at)

    def outline(self, place: str, size: float = 1.0) -> tuple[Ring, ...]:
        centre = self.centre(place)
        if centre is None:
            return ()
        return (tuple((centre[0] + x, centre[1] + y) for x, y in self.layout.corners(size)),)

    def slots(self, place: str, count: int) -> PlaceSlots:
        """Slots of a hex: one in the centre; several around it, smaller."""
        centre = self.centre(place)
        if centre is None:
            return PlaceSlots(())
        if count <= 1:
            return PlaceSlots((centre,))
        angles = [2 * pi * number / count - pi / 2 for number in range(count)]
        around = ((centre[0] + SLOT_RADIUS * cos(each), centre[1] + SLOT_RADIUS * sin(each)) for each in angles)
        return PlaceSlots(tuple(around), SLOT_SIZE)

    def places_at(self, x: float, y: float) -> tuple[str, ...]:
        at = self.layout.hex_at(x, y)
        return () if at is None else self.stacks.get(at, ())

    def next_places(self, place: str, step: CursorStep) -> tuple[str, ...]:
        at = self.hexes.get(place)
        return self.stacks.get(self.layout.corner_hex() if at is None else next_hex(self.layout, at, step), ())

    def other_levels(self, place: str) -> tuple[str, ...]:
        at = self.hexes.get(place)
        return () if at is None else self.stacks.get(at, ())

    def neighbours(self, place: str) -> Iterable[str]:
        at = self.hexes.get(place)
        around = () if at is None else self.layout.neighbours(*at)
        return [each for hex_ in around for each in self.stacks.get(hex_, ())]

    def chunks(self) -> Iterable[ChunkKey]:
        columns, rows = self.sheet.columns, self.sheet.rows
        return [(across, down) for across in range(-(-columns // CHUNK)) for down in range(-(-rows // CHUNK))]

    def chunks_of(self, place: str) -> tuple[ChunkKey, ...]:
        at = self.hexes.get(place)
        return () if at is None else ((at[0] // CHUNK, at[1] // CHUNK),)

    def chunk_box(self, key: ChunkKey) -> Box:
        across, down = key
        layout = replace(self.layout, quarters=0)
        left, top = layout.centre(across * CHUNK, down * CHUNK)
        right, bottom = layout.centre(across * CHUNK + CHUNK - 1, down * CHUNK + CHUNK - 1)
        beyond = 0.58 + MARGIN
        start = (left - beyond, top - beyond - 0.5)
        end = (right + beyond + 0.5, bottom + beyond + 0.5)
        return turned_box((start[0], start[1], end[0] - start[0], end[1] - start[1]), self.quarters)

    def chunk_places(self, key: ChunkKey) -> Sequence[str]:
        columns = range(key[0] * CHUNK, min((key[0] + 1) * CHUNK, self.sheet.columns))
        rows = range(key[1] * CHUNK, min((key[1] + 1) * CHUNK, self.sheet.rows))
        return [place for column in columns for row in rows for place in self.stacks.get((column, row), ())]

    def has_outline_of(self, other: SheetGeometry, place: str) -> bool:
        return isinstance(other, HexGeometry) and self.hexes.get(place) == other.hexes.get(place)

    def updated(self, sheet: BoardSheet, gone: Sequence[BoardPlace], added: Sequence[BoardPlace]) -> HexGeometry | None:
        if sheet != self.sheet:
            return None
        hexes, stacks = dict(self.hexes), dict(self.stacks)
        for place in gone:
            at = hexes.pop(place.id)
            stacks[at] = tuple(each for each in stacks[at] if each != place.id)
        for place in added:
            _put(place, hexes, stacks)
        return HexGeometry(self.sheet, self.layout, hexes, stacks)


def _put(place: BoardPlace, hexes: dict[str, Hex], stacks: dict[Hex, tuple[str, ...]]) -> None:
    at = (place.column, place.row)
    hexes[place.id] = at
    others = stacks.get(at, ())
    stacks[at] = (place.id, *others) if place.level else (*others, place.id)


def next_hex(layout: HexLayout, at: Hex, step: CursorStep) -> Hex:
    """The hex one step away, as the view is turned; at the edge of the sheet the hex itself."""
    across, down = turned_point(STEPS[step], -layout.quarters)
    column, row = at[0] + round(across), at[1] + round(down)
    return max(0, min(column, layout.columns - 1)), max(0, min(row, layout.rows - 1))
