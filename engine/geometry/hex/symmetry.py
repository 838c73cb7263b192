"""Rotations and reflections of the hex grid, and the symmetries of a sheet or region.

It is meant for the map editor; so far only tests of invariance use it.
"""

from collections.abc import Iterator

from engine.geometry.hex.bit_sets import members
from engine.geometry.hex.grid import DIRECTIONS, Grid
from engine.geometry.hex.lattice import LatticePoint, centre, hex_at_centre
from engine.kernel.data.record import record


@record(frozen=True, slots=True)
class Symmetry:
    """A mapping of the lattice onto itself: an optional reflection at x = 0, a rotation by sixths of a turn, then a
    shift.

    A rotation takes each direction to the next by number. That is clockwise on a flat-top sheet; a pointy-top sheet is
    the transpose, so there it is anticlockwise.
    """

    turns: int = 0
    mirrored: bool = False
    shift: LatticePoint = (0, 0)

    def point(self, x: int, y: int) -> LatticePoint:
        """The image of a lattice point."""
        if self.mirrored:
            x = -x
        for _ in range(self.turns):
            x, y = (x - 3 * y) // 2, (x + y) // 2
        return x + self.shift[0], y + self.shift[1]

    def direction(self, direction: int) -> int:
        """The image of a direction."""
        return ((-direction if self.mirrored else direction) + self.turns) % 6

    def hex(self, grid: Grid, hex_: int) -> int | None:
        """The image of a hex; None outside the grid."""
        return hex_at_centre(grid, *self.point(*centre(grid, hex_)))

    def hexes(self, grid: Grid, hexes: int) -> int:
        """The image of a set of hexes, without those outside the grid."""
        found = 0
        for hex_ in members(hexes):
            image = self.hex(grid, hex_)
            if image is not None:
                found |= 1 << image
        return found

    @property
    def is_identity(self) -> bool:
        return self == Symmetry()


def turn_about(grid: Grid, hex_: int, turns: int) -> Symmetry:
    """A rotation by sixths of a turn about a hex."""
    return _about(grid, hex_, Symmetry(turns % 6))


def mirror_about(grid: Grid, hex_: int, axis: int) -> Symmetry:
    """A reflection whose axis passes through a hex: axis 2d has direction d, axis 2d + 1 is between d and the next."""
    return _about(grid, hex_, Symmetry(axis % 6, mirrored=True))


def _about(grid: Grid, hex_: int, linear: Symmetry) -> Symmetry:
    x, y = centre(grid, hex_)
    moved_x, moved_y = linear.point(x, y)
    return Symmetry(linear.turns, linear.mirrored, (x - moved_x, y - moved_y))


def symmetries(grid: Grid, region: int | None = None) -> tuple[Symmetry, ...]:
    """Every symmetry of a region (the whole sheet unless given) except the identity."""
    found = _symmetries(grid, grid.every_hex if region is None else region)
    return tuple(symmetry for symmetry in found if not symmetry.is_identity)


def _symmetries(grid: Grid, region: int) -> Iterator[Symmetry]:
    points = [centre(grid, hex_) for hex_ in members(region)]
    if not points:
        return
    present = set(points)
    first = min(points)
    for mirrored in (False, True):
        for turns in DIRECTIONS:
            linear = Symmetry(turns, mirrored)
            # The least point of the region must be the image of a point that leads to the least point of the image.
            least = min(linear.point(*point) for point in points)
            symmetry = Symmetry(turns, mirrored, (first[0] - least[0], first[1] - least[1]))
            if all(symmetry.point(*point) in present for point in points):
                yield symmetry


def partners(grid: Grid, symmetry: Symmetry, region: int) -> dict[int, int]:
    """For each hex of a region its image under the symmetry, if that is in the region too."""
    found = {}
    for hex_ in members(region):
        image = symmetry.hex(grid, hex_)
        if image is not None and region >> image & 1:
            found[hex_] = image
    return found
