"""A round stage in the middle of a sheet, and the turns, mirrors and shifts that carry all that stands on it along."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

import pytest

from engine.geometry.hex.bit_sets import mask_of, members
from engine.geometry.hex.grid import Grid, Tops
from engine.geometry.hex.steps import area
from engine.geometry.hex.symmetry import Symmetry, mirror_about, turn_about
from engine.geometry.hex.terrain import Terrain
from engine.geometry.movement.bases import Base

LAYOUTS: tuple[Tops, ...] = ("flat", "pointy")
STAGE_STEPS = 5
FENCE_STEPS = 2


@dataclass(frozen=True)
class Stage:
    """The hexes around the centre of a sheet; scenes on them stay on the sheet under all motions."""

    grid: Grid

    @cached_property
    def middle(self) -> int:
        return self.grid.hex_at(self.grid.columns // 2, self.grid.rows // 2)

    @cached_property
    def hexes(self) -> int:
        return area(self.grid, self.middle, STAGE_STEPS)

    @cached_property
    def places(self) -> int:
        return self.hexes | self.hexes << self.grid.size

    @cached_property
    def fence(self) -> int:
        """A ring about the stage: as tall obstacles it is two portions thick, and nobody gets across (BG-MOVE-6)."""
        return area(self.grid, self.middle, STAGE_STEPS + FENCE_STEPS) & ~self.hexes

    def symmetries(self) -> Iterator[tuple[str, Symmetry]]:
        """Every turn, every mirror, and shifts that change the lane, its parity or the place along it."""
        yield from ((f"turned by {turns} of 6", turn_about(self.grid, self.middle, turns)) for turns in range(1, 6))
        yield from ((f"mirrored on axis {axis}", mirror_about(self.grid, self.middle, axis)) for axis in range(6))
        yield "two lanes on", Symmetry(shift=(6, 0))
        yield "one lane on", Symmetry(shift=(3, 1))
        yield "one hex along", Symmetry(shift=(0, -2))


@dataclass(frozen=True)
class Motion:
    """One such movement, of all that can stand on a stage."""

    stage: Stage
    symmetry: Symmetry

    def place(self, place: int) -> int:
        grid = self.stage.grid
        image = self.symmetry.hex(grid, grid.hex_of(place))
        assert image is not None
        return grid.raised(image) if grid.is_raised(place) else image

    def places(self, places: Iterable[int]) -> tuple[int, ...]:
        return tuple(map(self.place, places))

    def mask(self, places: int) -> int:
        return mask_of(map(self.place, members(places)))

    def terrain(self, terrain: Terrain) -> Terrain:
        return Terrain(
            terrain.grid,
            tall=self.mask(terrain.tall),
            low=self.mask(terrain.low),
            difficult=self.mask(terrain.difficult),
            ladder=self.mask(terrain.ladder),
            platforms=tuple(map(self.mask, terrain.platforms)),
        )

    def base(self, base: Base) -> Base:
        """A turn of a figure is its facing, but a mirror makes another base of it, left and right exchanged."""
        if not self.symmetry.mirrored:
            return base
        return Base(tuple((-lane, lane + slant) for lane, slant in base.offsets))


MOTIONS = {
    f"{tops}, {name}": Motion(stage, symmetry)
    for tops in LAYOUTS
    for stage in [Stage(Grid(19, 21, tops))]
    for name, symmetry in stage.symmetries()
}
on_every_motion = pytest.mark.parametrize("motion", MOTIONS.values(), ids=MOTIONS.keys())
