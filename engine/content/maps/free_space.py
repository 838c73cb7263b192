"""The space that is free on a map: where a piece or a token may lie without a new error (BG-MAP-2 to BG-MAP-4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import count
from typing import TypeAlias

from engine.content.maps.hex_map import HexMap
from engine.content.maps.piece_shapes import Axial, axial_hexes
from engine.content.maps.pieces import ClassedPiece, MeasuredPiece
from engine.content.maps.terrain_classes import HexClass
from engine.geometry.hex.bit_sets import union
from engine.geometry.hex.grid import Grid, PlaceError
from engine.geometry.hex.steps import around, ring
from engine.geometry.hex.terrain import Terrain

CLOSED: tuple[HexClass, ...] = ("tall", "low", "ladder")
"""The classes on whose ground no figure can stand."""
FARTHEST = 10
"""The greatest number of steps by which a fix moves a piece or a token."""
LARGEST_MOVED = 24
"""The greatest number of hexes of a piece that a fix moves."""

PieceClasses: TypeAlias = Mapping[HexClass, int]


class MapSpace:
    """A map with the hexes of its pieces, and where there is space on it."""

    def __init__(self, board: HexMap) -> None:
        self.board = board
        self.grid = board.sheet()

    @cached_property
    def classes(self) -> tuple[PieceClasses, ...]:
        """The hexes of each piece by class."""
        return tuple(piece.classes(self.grid) for piece in self.board.pieces)

    @cached_property
    def tokens(self) -> tuple[int, int]:
        """The hexes with tokens on the ground, and with raised ones; tokens outside the sheet are left out."""
        found = [0, 0]
        for token in (*self.board.objectives, *self.board.tokens):
            try:
                place = self.grid.place(token.at)
            except PlaceError:
                continue
            found[self.grid.is_raised(place)] |= 1 << self.grid.hex_of(place)
        return found[0], found[1]

    @cached_property
    def levels(self) -> tuple[LevelHexes, LevelHexes, LevelHexes]:
        """The hexes taken on the ground, those under platforms, and the tall ones."""
        ground, raised, tall = LevelHexes(), LevelHexes(), LevelHexes()
        for piece in self.classes:
            for level, hexes in zip((ground, raised, tall), _levels((piece,)), strict=True):
                level.add(hexes)
        return ground, raised, tall

    @cached_property
    def loose(self) -> int:
        """The hexes of platforms that nothing holds up."""
        _, raised, tall = self.levels
        return unattached(self.grid, raised.once, tall.once)

    @property
    def clear_ground(self) -> int:
        """The hexes on whose ground nothing stands that closes them."""
        closed = union(piece.get(each, 0) for piece in self.classes for each in CLOSED)
        return self.grid.every_hex & ~closed

    def sound_terrain(self) -> tuple[Terrain, tuple[int, ...]]:
        """The terrain without pieces that overlap earlier ones, and the positions of those that were left out."""
        ground: dict[HexClass, int] = {"tall": 0, "low": 0, "difficult": 0, "ladder": 0}
        platforms, taken, roofed, left_out = list[int](), 0, 0, list[int]()
        for number, piece in enumerate(self.classes):
            own_ground, own_raised, _ = _levels((piece,))
            if own_ground & taken or own_raised & roofed or _overlaps_itself(piece):
                left_out.append(number)
                continue
            taken, roofed = taken | own_ground, roofed | own_raised
            platforms.append(own_raised)
            for hex_class in ground:
                ground[hex_class] |= piece.get(hex_class, 0)
        terrain = Terrain(
            self.grid, ground["tall"], ground["low"], ground["difficult"], ground["ladder"], tuple(platforms)
        )
        return terrain, tuple(left_out)

    def around(self, piece: int) -> FreeSpace:
        """The space for something else in place of one piece."""
        return FreeSpace(self, piece)


@dataclass(slots=True)
class LevelHexes:
    """The hexes that pieces fill at one level, and those that several do."""

    once: int = 0
    twice: int = 0

    def add(self, hexes: int) -> None:
        self.twice |= self.once & hexes
        self.once |= hexes

    def without(self, hexes: int) -> int:
        """The hexes that the pieces fill without one that has these."""
        return self.once & ~(hexes & ~self.twice)


class FreeSpace:
    """The other pieces and the tokens of a map, around one piece that may be moved, changed or removed."""

    def __init__(self, space: MapSpace, piece: int) -> None:
        self.grid = space.grid
        own = _levels((space.classes[piece],))
        levels = zip(space.levels, own, strict=True)
        self._ground, self._raised, self._tall = (level.without(hexes) for level, hexes in levels)
        self._loose = space.loose
        self._tokens, above = space.tokens
        self._held_up = above & space.levels[1].once

    def fits(self, *classes: PieceClasses) -> bool:
        """Whether pieces with these hexes may lie here instead of the one piece: nothing overlaps, no token is covered
        or loses its platform, and no platform becomes loose."""
        ground, raised, tall = self._ground, self._raised, self._tall
        for each in classes:
            own_ground, own_raised, own_tall = _levels((each,))
            if own_ground & (ground | self._tokens) or own_raised & raised or _overlaps_itself(each):
                return False
            ground, raised, tall = ground | own_ground, raised | own_raised, tall | own_tall
            if own_raised & unattached(self.grid, raised, tall):
                return False
        return not self._held_up & ~raised and not unattached(self.grid, raised, tall) & ~self._loose

    def nearest_shift(self, piece: ClassedPiece | MeasuredPiece) -> Axial | None:
        """The shortest shift to a free place on the sheet, if there is one near."""
        hexes = tuple(_axial_by_class(self.grid, piece))
        if len(hexes) > LARGEST_MOVED:
            return None
        for lane, slant in _shifts(_steps_outside(self.grid, [axial for axial, _ in hexes])):
            classes: dict[HexClass, int] = {}
            for (own_lane, own_slant), hex_class in hexes:
                hex_ = self.grid.hex_at_axial(own_lane + lane, own_slant + slant)
                if hex_ is None:
                    break
                classes[hex_class] = classes.get(hex_class, 0) | 1 << hex_
            else:
                if (lane or slant) and self.fits(classes):
                    return lane, slant
        return None


def unattached(grid: Grid, platforms: int, tall: int) -> int:
    """BG-MAP-4: the hexes of connected platforms that neither cover nor touch a tall hex."""
    held = platforms & (tall | around(grid, tall))
    edge = held
    while edge:
        edge = around(grid, edge) & platforms & ~held
        held |= edge
    return platforms & ~held


def nearest_hex(grid: Grid, hex_: int, allowed: int, farthest: int = FARTHEST) -> int | None:
    """The nearest allowed hex, the first by number among equals; None if none is near."""
    for steps in range(farthest + 1):
        found = ring(grid, hex_, steps) & allowed
        if found:
            return (found & -found).bit_length() - 1
    return None


def clamped(grid: Grid, name: str) -> int | None:
    """The hex of the sheet nearest to a place name that may lie outside it; None for a name that is no hex."""
    try:
        lane, slant = next(axial_hexes(grid.tops, [name.removesuffix("^")]))
    except PlaceError:
        return None
    along = min(max(slant + (lane >> 1), 0), grid.lane_length - 1)
    return min(lane, grid.lanes - 1) * grid.lane_length + along


def free_name(name: str, taken: Iterable[str]) -> str:
    """A name like this one that is not taken: `rock`, `rock-2`, `rock-3`."""
    used = set(taken)
    stem, _, last = name.rpartition("-")
    base = stem if stem and last.isdigit() else name
    base = base[:50].rstrip("-")
    return next(made for number in count(2) if (made := f"{base}-{number}") not in used)


def _levels(pieces: Iterable[PieceClasses]) -> tuple[int, int, int]:
    """The hexes taken on the ground, those under platforms, and the tall ones."""
    ground = raised = tall = 0
    for piece in pieces:
        ground |= union(hexes for hex_class, hexes in piece.items() if hex_class != "platform")
        raised |= piece.get("platform", 0)
        tall |= piece.get("tall", 0)
    return ground, raised, tall


def _overlaps_itself(piece: PieceClasses) -> bool:
    """Whether portions of a piece lie on one another."""
    ground = [hexes for hex_class, hexes in piece.items() if hex_class != "platform"]
    return sum(hexes.bit_count() for hexes in ground) > union(ground).bit_count()


def _axial_by_class(grid: Grid, piece: ClassedPiece | MeasuredPiece) -> Iterator[tuple[Axial, HexClass]]:
    """The hexes of a piece with their classes, even those outside the sheet."""
    if isinstance(piece, MeasuredPiece):
        for portion in piece.portions:
            derived = portion.hex_class(piece.attachable)
            if derived is not None:
                yield from ((axial, derived) for axial in axial_hexes(grid.tops, portion.hexes))
        return
    low = set(axial_hexes(grid.tops, piece.low))
    for axial in axial_hexes(grid.tops, piece.hexes):
        if piece.piece_class == "mixed":
            yield axial, "low" if axial in low else "tall"
        else:
            yield axial, piece.piece_class


def _steps_outside(grid: Grid, hexes: Iterable[Axial]) -> Axial:
    """The lanes and steps along by which hexes lie outside the sheet at its far sides."""
    lanes = alongs = 0
    for lane, slant in hexes:
        lanes = max(lanes, lane - grid.lanes + 1)
        alongs = max(alongs, slant + (lane >> 1) - grid.lane_length + 1)
    return lanes, alongs


def _shifts(outside: Axial) -> Iterator[Axial]:
    """Shifts in axial coordinates, the shortest first, from where hexes outside the sheet come onto it."""
    lanes, alongs = outside
    # A shift by lanes moves hexes half a step along for each lane, which the slanted coordinate leaves out.
    first = (-lanes, -alongs + lanes // 2)
    yield first
    for steps in range(1, FARTHEST + 1):
        for lane in range(-steps, steps + 1):
            for slant in range(-steps, steps + 1):
                if max(abs(lane), abs(slant), abs(lane + slant)) == steps:
                    yield first[0] + lane, first[1] + slant
