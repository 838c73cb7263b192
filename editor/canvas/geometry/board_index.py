"""Index of a board by place and by piece; after small changes it is updated, not rebuilt. No Qt."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import compress
from operator import is_not

from editor.canvas.geometry.area_geometry import AreaGeometry
from editor.canvas.geometry.hex_geometry import HexGeometry
from editor.canvas.geometry.sheet_geometry import XY, PlaceSlots, SheetGeometry, mean_point
from editor.view_model.board import AreaSheet, BoardPiece, BoardPlace, BoardZone, GameBoard, Marker

NEAR_PIECE = 0.45
"""The distance from the centre of a piece within which a click counts for it, in units, if a place has several
things."""


@dataclass(frozen=True)
class PlaceIndex:
    """Index of places by position; it rarely changes while a board is shown."""

    geometry: SheetGeometry
    places: tuple[BoardPlace, ...]
    by_id: Mapping[str, BoardPlace]
    has_levels: bool
    """Whether some places are above others."""

    @classmethod
    def of(cls, board: GameBoard, quarters: int = 0) -> PlaceIndex:
        by_id = {place.id: place for place in board.places}
        return cls(geometry_of(board, quarters), board.places, by_id, any(place.level for place in board.places))

    def updated(self, board: GameBoard) -> PlaceIndex:
        """The index of another board; the same object if the places are the same."""
        if not self.places:
            return PlaceIndex.of(board, self.geometry.quarters)
        same_sheet = self.geometry.sheet is board.sheet or self.geometry.sheet == board.sheet
        if same_sheet and self.places is board.places:
            return self
        if same_sheet and len(self.places) == len(board.places):
            differing = compress(zip(self.places, board.places, strict=True), map(is_not, self.places, board.places))
            changed = [(old, new) for old, new in differing if old != new]
            if not changed:
                return self
            if all(_position(old) == _position(new) for old, new in changed):
                by_id = {**self.by_id, **{new.id: new for _, new in changed}}
                return PlaceIndex(self.geometry, board.places, by_id, self.has_levels)
        by_id = {place.id: place for place in board.places}
        gone = [self.by_id[id_] for id_ in self.by_id.keys() - by_id.keys()]
        replaced = [(self.by_id.get(id_), new) for id_, new in by_id.items() if self.by_id.get(id_) is not new]
        moved = [(old, new) for old, new in replaced if old is None or _position(old) != _position(new)]
        gone += [old for old, _ in moved if old is not None]
        geometry = self.geometry.updated(board.sheet, gone, [new for _, new in moved])
        if geometry is None:
            return PlaceIndex.of(board, self.geometry.quarters)
        return PlaceIndex(geometry, board.places, by_id, any(place.level for place in board.places))

    def changed_places(self, before: PlaceIndex) -> frozenset[str]:
        """The places that are new, removed, or changed."""
        if before is self or (before.places is self.places and before.geometry is self.geometry):
            return frozenset()
        if len(before.places) == len(self.places) and before.geometry is self.geometry:
            differing = compress(zip(before.places, self.places, strict=True), map(is_not, before.places, self.places))
            return frozenset(new.id for old, new in differing if old != new)
        moved = before.geometry.sheet != self.geometry.sheet
        changed = set(before.by_id.keys() ^ self.by_id.keys())
        for key in before.by_id.keys() & self.by_id.keys():
            old, new = before.by_id[key], self.by_id[key]
            if (old is not new and old != new) or (moved and not self.geometry.has_outline_of(before.geometry, key)):
                changed.add(key)
        return frozenset(changed)


@dataclass(frozen=True)
class BoardIndex:
    """A board with its indexes."""

    board: GameBoard
    ground: PlaceIndex
    pieces: Mapping[str, BoardPiece]
    standing: Mapping[str, tuple[BoardPiece, ...]]
    """Pieces by each place of their bases."""
    lying: Mapping[str, tuple[Marker, ...]]
    """Markers by place."""

    @classmethod
    def of(cls, board: GameBoard, before: BoardIndex | None = None, quarters: int = 0) -> BoardIndex:
        """The index of a board, turned by quarters.

        What it has in common with the previous one is not indexed again; it is turned as that one was.
        """
        ground = PlaceIndex.of(board, quarters) if before is None else before.ground.updated(board)
        lying: dict[str, tuple[Marker, ...]] = {}
        for marker in board.markers:
            lying[marker.place] = (*lying.get(marker.place, ()), marker)
        standing: dict[str, tuple[BoardPiece, ...]] = {}
        for piece in board.pieces:
            for place in piece.places:
                standing[place] = (*standing.get(place, ()), piece)
        return cls(board, ground, {piece.id: piece for piece in board.pieces}, standing, lying)

    @property
    def geometry(self) -> SheetGeometry:
        return self.ground.geometry

    def place(self, id_: str) -> BoardPlace | None:
        return self.ground.by_id.get(id_)

    def pieces_at(self, place: str) -> tuple[BoardPiece, ...]:
        return self.standing.get(place, ())

    def markers_at(self, place: str) -> tuple[Marker, ...]:
        return self.lying.get(place, ())

    def uppermost(self, places: Iterable[str], platforms: bool) -> BoardPlace | None:
        """The first of some places that is visible, with platforms shown or hidden."""
        found = filter(None, map(self.place, places))
        return next((place for place in found if platforms or not place.level), None)

    def place_at(self, x: float, y: float, platforms: bool) -> BoardPlace | None:
        """The visible place at a point of the sheet."""
        return self.uppermost(self.geometry.places_at(x, y), platforms)

    def centre(self, place: str) -> XY | None:
        return self.geometry.centre(place)

    def base(self, piece: BoardPiece) -> tuple[XY, ...]:
        """Points of a piece: the centres of its places, or its slot in a place; empty off the map.

        A piece that is not on the board, such as a preview, has the slot after the others.
        """
        if len(piece.places) == 1:
            place = piece.places[0]
            here = self.pieces_at(place)
            number = next((number for number, each in enumerate(here) if each.id == piece.id), None)
            if number is None:
                return self._slots(place, more=1).points[-1:]
            return self._slots(place).points[number : number + 1]
        return tuple(at for at in map(self.centre, piece.places) if at is not None)

    def size(self, piece: BoardPiece) -> float:
        """Drawn size of a piece: smaller if several share a place."""
        return self._slots(piece.places[0]).size if len(piece.places) == 1 else 1.0

    def middle(self, piece: BoardPiece) -> XY | None:
        base = self.base(piece)
        return mean_point(base) if base else None

    def marker_point(self, marker: Marker) -> XY | None:
        """Position of a marker."""
        if not self.geometry.markers_take_slots:
            return self.centre(marker.place)
        number = len(self.pieces_at(marker.place)) + self.markers_at(marker.place).index(marker)
        return next(iter(self._slots(marker.place).points[number : number + 1]), None)

    def marker_size(self, marker: Marker) -> float:
        return self._slots(marker.place).size if self.geometry.markers_take_slots else 1.0

    def pieces_near(self, place: str, x: float, y: float) -> tuple[BoardPiece, ...]:
        """The pieces at a point in a place, nearest first.

        The only piece of a place without slots is included wherever the point is; of several, those drawn there.
        """
        here = self.pieces_at(place)
        if len(here) == 1 and not self.geometry.markers_take_slots:
            return here
        found = []
        for piece in here:
            reach = NEAR_PIECE * self.size(piece)
            distance = min(((bx - x) ** 2 + (by - y) ** 2 for bx, by in self.base(piece)), default=None)
            if distance is not None and distance <= reach**2:
                found.append((distance, piece))
        return tuple(piece for _, piece in sorted(found, key=lambda each: each[0]))

    def zones_at(self, place: str) -> tuple[BoardZone, ...]:
        return tuple(zone for zone in self.board.zones if place in zone.places)

    def seat_number(self, seat: str | None) -> int | None:
        """The number of the look of a seat."""
        return None if seat is None else self.board.seat_looks.get(seat)

    def seat_name(self, seat: str | None) -> str:
        return "" if seat is None else self.board.seat_names.get(seat, seat)

    def is_under(self, piece: BoardPiece) -> bool:
        """Whether a platform is above it."""
        return any(self._is_covered(place) for place in piece.places)

    def _is_covered(self, place: str) -> bool:
        here = self.place(place)
        if here is None or here.level:
            return False
        return any(other.level for other in filter(None, map(self.place, self.geometry.other_levels(place))))

    def _slots(self, place: str, more: int = 0) -> PlaceSlots:
        count = len(self.pieces_at(place)) + more
        if self.geometry.markers_take_slots:
            count += len(self.markers_at(place))
        return self.geometry.slots(place, count)


def geometry_of(board: GameBoard, quarters: int = 0) -> SheetGeometry:
    """The geometry of the sheet of a board, turned clockwise by quarters."""
    if isinstance(board.sheet, AreaSheet):
        return AreaGeometry.of(board.sheet, quarters)
    return HexGeometry.of(board.sheet, board.places, quarters)


def changed_zone_places(before: Sequence[BoardZone], after: Sequence[BoardZone]) -> frozenset[str]:
    """The places whose zones have changed."""
    if before is after or before == after:
        return frozenset()
    changed: set[str] = set()
    earlier = {zone.id: zone for zone in before}
    later = {zone.id: zone for zone in after}
    for key in {**earlier, **later}:
        old, new = earlier.get(key), later.get(key)
        if old is not None and new is not None and (old.seat, old.name) == (new.seat, new.name):
            changed |= old.places ^ new.places
        elif old != new:
            changed |= (old.places if old else frozenset()) | (new.places if new else frozenset())
    return frozenset(changed)


def _position(place: BoardPlace) -> tuple[str, int, int, int]:
    return place.id, place.column, place.row, place.level
