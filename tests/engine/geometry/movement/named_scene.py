"""A small map written in names, asked in names: what the hand-made movement tests stand on."""

from dataclasses import dataclass

from engine.geometry.hex.bit_sets import mask_of
from engine.geometry.hex.grid import Grid, Tops
from engine.geometry.hex.terrain import Terrain
from engine.geometry.movement.bases import ONE_HEX, Base
from engine.geometry.movement.reach import Crowd, MovementGraph, ReachMap, movement_on


@dataclass(frozen=True)
class Scene:
    """A terrain and the figures on it."""

    terrain: Terrain
    crowd: Crowd

    @property
    def grid(self) -> Grid:
        return self.terrain.grid

    def movement(self, base: Base = ONE_HEX, facing: int = 0) -> MovementGraph:
        return movement_on(self.terrain, base, facing)

    def reach(self, start: str, points: int, base: Base = ONE_HEX, facing: int = 0) -> ReachMap:
        return self.movement(base, facing).reach(self.grid.place(start), points, self.crowd)

    def costs(self, start: str, points: int, base: Base = ONE_HEX, facing: int = 0) -> dict[str, int]:
        """The free places within reach by name, the start left out."""
        costs = self.named(self.reach(start, points, base, facing).costs)
        del costs[start]
        return costs

    def pushes(self, start: str, points: int, base: Base = ONE_HEX, facing: int = 0) -> dict[str, int]:
        return self.named(self.reach(start, points, base, facing).pushes)

    def named(self, costs: dict[int, int]) -> dict[str, int]:
        return {self.grid.name(place): cost for place, cost in costs.items()}

    def names(self, *places: int) -> str:
        return " ".join(map(self.grid.name, places))

    def places(self, names: str) -> list[int]:
        return [self.grid.place(name) for name in names.split()]


def scene(
    columns: int,
    rows: int,
    *,
    tops: Tops = "flat",
    tall: str = "",
    low: str = "",
    difficult: str = "",
    ladder: str = "",
    platforms: tuple[str, ...] = (),
    enemies: str = "",
    allies: str = "",
    massive: str = "",
) -> Scene:
    """A scene from names such as "A1 B2^"."""
    grid = Grid(columns, rows, tops)

    def places(names: str) -> frozenset[int]:
        return frozenset(grid.place(name) for name in names.split())

    terrain = Terrain(
        grid,
        tall=mask_of(places(tall)),
        low=mask_of(places(low)),
        difficult=mask_of(places(difficult)),
        ladder=mask_of(places(ladder)),
        platforms=tuple(mask_of(places(piece)) for piece in platforms),
    )
    return Scene(terrain, Crowd(places(enemies), places(allies), places(massive)))
