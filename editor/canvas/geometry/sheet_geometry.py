"""Geometry of a sheet as the canvas needs it, the same for hexes and for areas. No Qt.

Lengths are in units of the sheet: the height of a hex, or about the size of a piece in an area.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from editor.view_model.board import BoardPlace, BoardSheet, SheetTops

XY = tuple[float, float]
Ring = tuple[XY, ...]
Box = tuple[float, float, float, float]
"""Left, top, width and height."""
ChunkKey = tuple[int, int]
CursorStep = Literal["up", "down", "left", "right", "first", "last", "page-up", "page-down"]
"""Effect of a key on the cursor, in directions of the screen."""


@dataclass(frozen=True, slots=True)
class PlaceSlots:
    """Slots for several things in one place, and their scale: 1 is full size."""

    points: tuple[XY, ...]
    size: float = 1.0


class SheetGeometry(Protocol):
    """Geometry of a sheet: an unknown place has no centre and no outline."""

    @property
    def sheet(self) -> BoardSheet:
        """The sheet it was made for."""
        ...

    @property
    def tops(self) -> SheetTops:
        """Orientation of the hexes; of no effect without hexes."""
        ...

    @property
    def quarters(self) -> int:
        """The quarter turns, clockwise, by which the view turns the sheet: 0 to 3. All points are turned points."""
        ...

    @property
    def markers_take_slots(self) -> bool:
        """True if markers take slots of their own next to the pieces; else they are centred in the place."""
        ...

    def bounds(self) -> Box:
        """Bounds of the sheet."""
        ...

    def centre(self, place: str) -> XY | None:
        """The point of a place that is farthest from other places; None for a place that is not on the sheet."""
        ...

    def outline(self, place: str, size: float = 1.0) -> tuple[Ring, ...]:
        """The rings around a place, the outer one first; a `size` below 1 makes a hex smaller."""
        ...

    def slots(self, place: str, count: int) -> PlaceSlots:
        """Slots for this number of things in a place."""
        ...

    def places_at(self, x: float, y: float) -> tuple[str, ...]:
        """The places under a point, the uppermost first."""
        ...

    def next_places(self, place: str, step: CursorStep) -> tuple[str, ...]:
        """The places one step away, the uppermost first; at the edge, or without a place, where the cursor starts."""
        ...

    def other_levels(self, place: str) -> tuple[str, ...]:
        """The places above and below one another here, the uppermost first."""
        ...

    def neighbours(self, place: str) -> Iterable[str]:
        """The places whose drawing touches that of a place."""
        ...

    def chunks(self) -> Iterable[ChunkKey]:
        """The parts in which the ground is drawn."""
        ...

    def chunks_of(self, place: str) -> Collection[ChunkKey]:
        """The chunks that a place is drawn in."""
        ...

    def chunk_box(self, key: ChunkKey) -> Box:
        """Bounding box of a chunk, with a margin for shadows and thick lines."""
        ...

    def chunk_places(self, key: ChunkKey) -> Sequence[str]:
        """The places drawn in a chunk."""
        ...

    def has_outline_of(self, other: SheetGeometry, place: str) -> bool:
        """Whether a place has the same outline in another geometry."""
        ...

    def updated(
        self, sheet: BoardSheet, gone: Sequence[BoardPlace], added: Sequence[BoardPlace]
    ) -> SheetGeometry | None:
        """The geometry after some places were removed and others added; None if the layout has changed."""
        ...


def mean_point(points: Sequence[XY]) -> XY:
    """The mean of some points."""
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
