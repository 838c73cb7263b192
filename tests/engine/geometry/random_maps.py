"""Random maps for the geometry tests, as the engine's terrain and as the reference's scene at once."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from engine.geometry.hex.bit_sets import mask_of, members
from engine.geometry.hex.grid import Grid, Tops
from engine.geometry.hex.terrain import Terrain
from tests.engine.geometry import sight_reference as reference


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


def random_map(
    chance: random.Random,
    columns: int,
    rows: int,
    tops: Tops = "flat",
    platforms: int = 3,
    shares: tuple[float, float] = (0.05, 0.6),
) -> RandomMap:
    """A random terrain over a whole sheet."""
    grid = Grid(columns, rows, tops)
    return in_both_forms(random_terrain(chance, grid, range(grid.size), platforms, shares))


def random_terrain(
    chance: random.Random,
    grid: Grid,
    hexes: Sequence[int],
    platforms: int = 3,
    shares: tuple[float, float] = (0.05, 0.6),
) -> Terrain:
    """Obstacles on 5 % to 60 % of these hexes, unless given otherwise, and some platform pieces of up to four hexes."""
    share = chance.uniform(*shares)
    obstacles = [hex_ for hex_ in hexes if chance.random() < share]
    tall = {hex_ for hex_ in obstacles if chance.random() < 0.8}
    pieces: list[set[int]] = []
    for _ in range(chance.randint(0, platforms)):
        piece = {chance.choice(hexes)}
        for _ in range(chance.randint(0, 3)):
            grown = grid.neighbour(chance.choice(sorted(piece)), chance.randrange(6))
            piece |= set() if grown is None else {grown}
        piece = piece.intersection(hexes).difference(*pieces)
        pieces += [piece] if piece else []
    return Terrain(
        grid, mask_of(tall), mask_of(set(obstacles) - tall), platforms=tuple(mask_of(piece) for piece in pieces)
    )


def grown_base(chance: random.Random, terrain: Terrain, place: int) -> list[int]:
    """A base of one to three hexes about a place, as far as there is room at its height."""
    grid = terrain.grid
    base = {place}
    for _ in range(chance.choice((0, 0, 1, 2))):
        grown = grid.neighbour(grid.hex_of(chance.choice(sorted(base))), chance.randrange(6))
        if grown is not None:
            grown += grid.size * grid.is_raised(place)
            base |= {grown} if terrain.places >> grown & 1 else set()
    return sorted(base)


def in_both_forms(terrain: Terrain) -> RandomMap:
    grid = terrain.grid

    def hexes(mask: int) -> frozenset[reference.Hex]:
        pairs = (grid.column_row(hex_) for hex_ in members(mask))
        return frozenset(pair if grid.tops == "flat" else (pair[1], pair[0]) for pair in pairs)

    scene = reference.Scene(hexes(terrain.tall), hexes(terrain.low), tuple(hexes(piece) for piece in terrain.platforms))
    return RandomMap(terrain, scene, members(terrain.places))
