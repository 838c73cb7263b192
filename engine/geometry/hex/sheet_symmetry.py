"""The symmetries of a sheet by name: mirrors, and turns by a half, a third or a sixth, each a group of motions.

A sheet of offset lanes has few of them exactly: elsewhere some hexes at its edge have no twin.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal, TypeAlias

from engine.geometry.hex.bit_sets import mask_of, members
from engine.geometry.hex.grid import Grid
from engine.geometry.hex.lattice import centre
from engine.geometry.hex.symmetry import Symmetry, turn_about
from engine.kernel.data.record import record

SymmetryName: TypeAlias = Literal["left-right", "top-bottom", "half-turn", "thirds", "sixths"]

ORDERS: dict[SymmetryName, int] = {"left-right": 2, "top-bottom": 2, "half-turn": 2, "thirds": 3, "sixths": 6}
"""The number of motions of each group, with the one that moves nothing."""


@record(frozen=True, slots=True)
class SheetSymmetry:
    """A group of motions of a sheet, made by one of them; motion n is that one, n times."""

    grid: Grid
    name: SymmetryName
    generator: Symmetry

    @property
    def order(self) -> int:
        return ORDERS[self.name]

    @property
    def motions(self) -> range:
        """The motions without the one that moves nothing."""
        return range(1, self.order)

    def axial(self, motion: int, lane: int, slant: int) -> tuple[int, int]:
        """The image of axial coordinates, which may lie outside the sheet."""
        x, y = 3 * lane, 2 * slant + lane
        for _ in range(motion % self.order):
            x, y = self.generator.point(x, y)
        return x // 3, (y - x // 3) // 2

    def hex(self, motion: int, hex_: int) -> int | None:
        """The image of a hex; None outside the sheet."""
        return _images(self)[motion % self.order][hex_]

    def place(self, motion: int, place: int) -> int | None:
        """The image of a place at its height."""
        found = self.hex(motion, self.grid.hex_of(place))
        return found + self.grid.size if found is not None and self.grid.is_raised(place) else found

    def hexes(self, motion: int, hexes: int) -> int:
        """The image of a set of hexes, without those outside the sheet."""
        table = _images(self)[motion % self.order]
        return mask_of(image for hex_ in members(hexes) if (image := table[hex_]) is not None)

    def orbit(self, hexes: int) -> int:
        """A set of hexes with all its images."""
        for motion in self.motions:
            hexes |= self.hexes(motion, hexes)
        return hexes

    @property
    def whole(self) -> int:
        """The hexes that have a twin under every motion."""
        tables = _images(self)
        return mask_of(hex_ for hex_ in range(self.grid.size) if all(table[hex_] is not None for table in tables))

    @property
    def fixed(self) -> int:
        """The hexes on the axis, or at the middle: their own twins under some motion."""
        tables = _images(self)[1:]
        return mask_of(hex_ for hex_ in range(self.grid.size) if any(table[hex_] == hex_ for table in tables))


@lru_cache(maxsize=16)
def _images(symmetry: SheetSymmetry) -> tuple[tuple[int | None, ...], ...]:
    """The image of each hex under each motion."""
    grid = symmetry.grid
    made = []
    for motion in range(symmetry.order):
        images = (symmetry.axial(motion, *grid.axial(hex_)) for hex_ in range(grid.size))
        made.append(tuple(grid.hex_at_axial(*image) for image in images))
    return tuple(made)


@lru_cache(maxsize=64)
def sheet_symmetry(grid: Grid, name: SymmetryName) -> SheetSymmetry:
    """The symmetry with this name that leaves the fewest hexes of a sheet without twins."""
    found = (SheetSymmetry(grid, name, each) for each in _generators(grid, name))
    return max(found, key=lambda each: each.whole.bit_count())


def sheet_symmetries(grid: Grid) -> tuple[SheetSymmetry, ...]:
    """The symmetries under which at least half of the hexes of a sheet have all their twins."""
    found = (sheet_symmetry(grid, name) for name in ORDERS)
    return tuple(each for each in found if 2 * each.whole.bit_count() >= grid.size > 1)


def _generators(grid: Grid, name: SymmetryName) -> Iterator[Symmetry]:
    """The motions that may make the group, about the middle of the sheet and near it."""
    across, along = 3 * (grid.lanes - 1), 2 * (grid.lane_length - 1)
    mirrors_lanes = (name == "left-right") is (grid.tops == "flat")
    if name == "half-turn":
        # A turn that exchanges odd and even lanes moves hexes by half a step.
        yield Symmetry(3, shift=(across, along + (grid.lanes + 1) % 2))
    elif name in ("left-right", "top-bottom") and mirrors_lanes:
        # Lanes are mirrored at a lane: with an even number of them the last one has no twin.
        yield Symmetry(0, mirrored=True, shift=(across - 3 * ((grid.lanes + 1) % 2), 0))
    elif name in ("left-right", "top-bottom"):
        yield Symmetry(3, mirrored=True, shift=(0, along))
    else:
        middle = (grid.lanes - 1) // 2, (grid.lane_length - 1) // 2
        for lane in {middle[0], min(middle[0] + 1, grid.lanes - 1)}:
            for place in {middle[1], min(middle[1] + 1, grid.lane_length - 1)}:
                hex_ = lane * grid.lane_length + place
                yield turn_about(grid, hex_, 2 if name == "thirds" else 1)


def axis_of(symmetry: SheetSymmetry) -> tuple[tuple[int, int], ...]:
    """The place of a symmetry in lattice units: two points of the axis of a mirror, or the middle of a turn.

    The second point of an axis is one unit further; points are doubled, since the middle of a turn may lie between
    those of the lattice.
    """
    x, y = symmetry.generator.point(0, 0)
    if symmetry.name in ("thirds", "sixths"):
        fixed = symmetry.fixed
        middle = centre(symmetry.grid, (fixed & -fixed).bit_length() - 1)
        return ((2 * middle[0], 2 * middle[1]),)
    if symmetry.name == "half-turn":
        return ((x, y),)
    return ((x, 0), (x, 2)) if symmetry.generator.turns == 0 else ((0, y), (2, y))
