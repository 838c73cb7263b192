"""Parts of a map and their images under a symmetry: pieces, tokens, zones and roles."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.content.maps.hex_map import HexMap
from engine.content.maps.hexes import hexes_of
from engine.content.maps.piece_shapes import moved_piece
from engine.content.maps.terrain_classes import HexClass
from engine.geometry.hex.bit_sets import union
from engine.geometry.hex.grid import PlaceError
from engine.geometry.hex.sheet_symmetry import SheetSymmetry, sheet_symmetry
from engine.kernel.data.record import record

USUAL_SEATS = ("red", "blue")
"""The seats of a map that has no zones yet."""
ClassHexes = Mapping[HexClass, int]
Region = tuple[str, str]
"""A list of the map, and the seat or role: all hexes of a seat's zones, or of a role, are one region."""


@record(frozen=True, slots=True)
class LiveSymmetry:
    """The symmetry of a map: the motions of its sheet, what they do to seats, and where it is broken on purpose."""

    sheet: SheetSymmetry
    seats: tuple[str, ...]
    exceptions: int
    """The hexes of the exceptions, with all their twins."""

    def seat(self, motion: int, seat: str) -> str:
        """The seat that a motion leads to."""
        if seat not in self.seats or self.sheet.order % len(self.seats):
            return seat
        return self.seats[(self.seats.index(seat) + motion) % len(self.seats)]

    def role(self, motion: int, role: str) -> str:
        """The role that a motion leads to: one that ends in a seat changes with it."""
        stem, _, last = role.rpartition("-")
        return f"{stem}-{self.seat(motion, last)}" if stem and last in self.seats else role

    def region(self, motion: int, region: Region) -> Region:
        """The region that a motion leads to."""
        key, name = region
        return (key, self.seat(motion, name)) if key == "zones" else (key, self.role(motion, name))

    def piece(self, motion: int, piece: Mapping[str, Any]) -> dict[str, Any] | None:
        """The image of a piece as a map writes it; None if it does not lie wholly on the sheet."""
        sheet = self.sheet
        return moved_piece(sheet.grid, piece, lambda lane, slant: sheet.axial(motion, lane, slant))

    def place(self, motion: int, name: str) -> str | None:
        """The image of a place name; None outside the sheet."""
        grid = self.sheet.grid
        try:
            image = self.sheet.place(motion, grid.place(name))
        except PlaceError:
            return None
        return None if image is None else grid.name(image)

    def classes(self, motion: int, classes: ClassHexes) -> dict[HexClass, int]:
        """The images of hexes by class."""
        return {hex_class: self.sheet.hexes(motion, hexes) for hex_class, hexes in classes.items() if hexes}

    def leaves(self, hexes: int) -> bool:
        """Whether some twin of these hexes would lie outside the sheet."""
        return bool(hexes & ~self.sheet.whole)


def live_symmetry(board: HexMap) -> LiveSymmetry | None:
    """The symmetry that a map is drawn with, if it has one."""
    if board.symmetry is None:
        return None
    sheet = sheet_symmetry(board.sheet(), board.symmetry.type)
    exceptions = sheet.orbit(hexes_of(board.sheet(), board.symmetry.exceptions))
    return LiveSymmetry(sheet, board.symmetry.seats or _seats(board, sheet), exceptions)


def regions(board: HexMap) -> dict[Region, int]:
    """The hexes of each seat's zones, and of each role."""
    grid, found = board.sheet(), dict[Region, int]()
    for zone in board.zones:
        found["zones", zone.seat] = found.get(("zones", zone.seat), 0) | hexes_of(grid, zone.hexes)
    for role in board.roles:
        found["roles", role.role] = found.get(("roles", role.role), 0) | hexes_of(grid, role.hexes)
    return found


def piece_classes(board: HexMap) -> Iterator[dict[HexClass, int]]:
    """The hexes of each piece by class, without empty classes."""
    grid = board.sheet()
    for piece in board.pieces:
        yield {hex_class: hexes for hex_class, hexes in piece.classes(grid).items() if hexes}


def all_hexes(classes: ClassHexes) -> int:
    """All hexes of a piece."""
    return union(classes.values())


def _seats(board: HexMap, sheet: SheetSymmetry) -> tuple[str, ...]:
    """The seats in the order in which the symmetry leads from one to the next, by their zones; empty if each zone is
    its own twin."""
    zones = {name: hexes for (key, name), hexes in regions(board).items() if key == "zones"}
    order = list(zones)
    if len(order) < 2:
        other = [seat for seat in USUAL_SEATS if seat not in order]
        return (*order, *other)[: len(USUAL_SEATS)]
    next_seat = {}
    for seat, hexes in zones.items():
        image = sheet.hexes(1, hexes)
        next_seat[seat] = max(order, key=lambda each: ((image & zones[each]).bit_count(), each != seat))
    found = [order[0]]
    while next_seat[found[-1]] not in found:
        found.append(next_seat[found[-1]])
    return tuple(found) if len(found) > 1 else ()
