"""What one corner sees, corner by corner of every target, equals what the lines say; nothing cancels out in between."""

import random

import pytest

from engine.geometry.hex.bit_sets import members
from engine.geometry.hex.grid import Grid
from engine.geometry.hex.lattice import LatticePoint, centre, corners
from engine.geometry.sight.corner_views import corners_of_hex, dark_corners, dark_corners_from_above, shade_beyond
from engine.geometry.sight.field_strategies import layout_for
from engine.geometry.sight.level_fields import LevelSight
from engine.geometry.sight.line_of_sight import blocked_by, neighbours_of
from engine.geometry.sight.template_layout import shifted
from engine.geometry.sight.templates import templates_for


class Views:
    """One sheet with tall hexes, asked what is dark from a corner of a viewer, about hexes that do not touch it.

    Hexes that touch always see each other, so nobody asks their single corners.
    """

    def __init__(self, grid: Grid, tall: int) -> None:
        self.grid, self.tall = grid, tall
        self.layout = layout_for(grid)
        self.templates = templates_for(self.layout.frame)
        self.obstacles = LevelSight(grid, tall, "one", self.layout, self.templates).obstacles

    def by_templates(self, viewer: int, k: int, from_above: bool) -> list[list[int]]:
        """From corner k of the viewer, by corner of the target."""
        corner = corners_of_hex(centre(self.grid, viewer))[k]
        about = self.templates.corners[corner.corner_class]
        move = self.obstacles.at(corner.lane, corner.y) - self.layout.frame.middle
        blocking = shifted(self.obstacles.laid_out & ~(1 << self.layout.at[viewer]), -move)
        if from_above:
            dark = dark_corners_from_above(about, blocking, about.touches)
        else:
            dark = dark_corners(about, shade_beyond(about, self.obstacles, corner), blocking, about.touches)
        on_sheet = [self.layout.compact(shifted(hexes, move) & self.layout.valid) for hexes in dark]
        return [members(hexes & ~neighbours_of(self.grid, viewer)) for hexes in on_sheet]

    def by_lines(self, viewer: int, k: int, from_above: bool) -> list[list[int]]:
        start = corners(self.grid, viewer)[k]
        targets = members(self.grid.every_hex & ~neighbours_of(self.grid, viewer))
        return [[b for b in targets if self._blocked(viewer, start, b, other, from_above)] for other in range(6)]

    def _blocked(self, viewer: int, start: LatticePoint, target: int, k: int, from_above: bool) -> bool:
        blockers = self.tall & ~(1 << viewer | 1 << target)
        if from_above:
            blockers &= neighbours_of(self.grid, target)
        end = corners(self.grid, target)[k]
        return end == start or bool(blocked_by(self.grid, start, end, blockers))


@pytest.mark.rule("BG-SIGHT-2", "BG-SIGHT-3", "BG-SIGHT-4")
@pytest.mark.parametrize("from_above", [False, True])
@pytest.mark.parametrize("seed", range(12))
def test_dark_corners_are_those_whose_line_is_blocked(seed: int, from_above: bool) -> None:
    """On sheets dense enough for sealed sides in every direction."""
    chance = random.Random(f"outlook {seed}")
    grid = Grid(chance.randint(3, 9), chance.randint(3, 9))
    share = chance.uniform(0.2, 0.7)
    views = Views(grid, sum(1 << hex_ for hex_ in range(grid.size) if chance.random() < share))
    for viewer in (0, grid.size - 1, grid.size // 2, chance.randrange(grid.size)):
        for k in range(6):
            assert views.by_templates(viewer, k, from_above) == views.by_lines(viewer, k, from_above)


@pytest.mark.rule("BG-SIGHT-2")
def test_a_far_corner_is_one_behind_another_of_the_same_hex() -> None:
    """In line with the viewer's corner and a nearer corner of the target, P itself left out."""
    grid = Grid(7, 7)
    layout = layout_for(grid)
    viewer = grid.place("D4")
    for corner, start in zip(corners_of_hex(centre(grid, viewer)), corners(grid, viewer), strict=True):
        about = templates_for(layout.frame).corners[corner.corner_class]
        here = layout.base + layout.frame.offset(corner.lane, corner.y)
        for k in range(6):
            far = members(layout.compact(shifted(about.far[k], here - layout.frame.middle) & layout.valid))
            expected = [target for target in range(grid.size) if _behind(start, corners(grid, target), k)]
            assert far == expected


def _behind(start: LatticePoint, around: tuple[LatticePoint, ...], k: int) -> bool:
    """Whether a corner other than the start itself lies inside the line from start to corner k."""
    end = around[k]
    for near in around:
        if near in (start, end) or start == end:
            continue
        (dx, dy), (x, y) = (end[0] - start[0], end[1] - start[1]), (near[0] - start[0], near[1] - start[1])
        if dx * y == dy * x and 0 < x * dx + y * dy < dx * dx + dy * dy:
            return True
    return False
