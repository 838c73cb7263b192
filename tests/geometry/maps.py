"""Random maps for the geometry tests, as the engine's terrain and as the reference's scene at once."""

import random
from dataclasses import dataclass

from engine.geometry.bits import mask_of, members
from engine.geometry.grid import Grid, Tops
from engine.geometry.terrain import Terrain
from tests.geometry import reference


@dataclass(frozen=True)
class RandomMap:
    """One map in both forms, with all its places."""

    terrain: Terrain
    scene: reference.Scene
    places: list[int]

    def reference_hex(self, place: int) -> reference.Hex:
        """A pointy-top sheet is the transpose."""
        grid = self.terrain.grid
        column, row = grid.column_row(place)
        return (column, row) if grid.tops == "flat" else (row, column)

    def reference_place(self, place: int) -> reference.Place:
        return self.reference_hex(place), self.terrain.grid.is_raised(place)

    def pair(self, chance: random.Random) -> tuple[int, int]:
        """Two places; tall and raised ones come up more often than by chance."""
        return self._place(chance), self._place(chance)

    def _place(self, chance: random.Random) -> int:
        grid = self.terrain.grid
        wanted = chance.choice(("any", "tall", "raised", "edge"))
        if wanted == "tall" and self.terrain.tall:
            return chance.choice(members(self.terrain.tall))
        if wanted == "raised" and self.terrain.platforms:
            return grid.raised(chance.choice(members(self.terrain.platform)))
        if wanted == "edge":
            return grid.hex_at(chance.choice((0, grid.columns - 1)), chance.randrange(grid.rows))
        return chance.choice(self.places)


def random_map(chance: random.Random, columns: int, rows: int, tops: Tops = "flat", platforms: int = 3) -> RandomMap:
    """5 % to 60 % obstacles, and some platform pieces of up to four hexes."""
    grid = Grid(columns, rows, tops)
    share = chance.uniform(0.05, 0.6)
    obstacles = [hex_ for hex_ in range(grid.size) if chance.random() < share]
    tall = {hex_ for hex_ in obstacles if chance.random() < 0.8}
    pieces: list[set[int]] = []
    for _ in range(chance.randint(0, platforms)):
        piece = {chance.randrange(grid.size)}
        for _ in range(chance.randint(0, 3)):
            grown = grid.neighbour(chance.choice(sorted(piece)), chance.randrange(6))
            piece |= set() if grown is None else {grown}
        piece -= set().union(*pieces)
        pieces += [piece] if piece else []
    terrain = Terrain(
        grid, mask_of(tall), mask_of(set(obstacles) - tall), platforms=tuple(mask_of(piece) for piece in pieces)
    )
    return in_both_forms(terrain)


def in_both_forms(terrain: Terrain) -> RandomMap:
    grid = terrain.grid

    def hexes(mask: int) -> frozenset[reference.Hex]:
        pairs = (grid.column_row(hex_) for hex_ in members(mask))
        return frozenset(pair if grid.tops == "flat" else (pair[1], pair[0]) for pair in pairs)

    scene = reference.Scene(hexes(terrain.tall), hexes(terrain.low), tuple(hexes(piece) for piece in terrain.platforms))
    return RandomMap(terrain, scene, members(terrain.places))
