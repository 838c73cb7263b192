"""Our own map as the slow reference of the movement tests sees it: what a reach costs, and what a whole path does."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from engine.geometry.hex.bit_sets import members
from engine.geometry.hex.grid import Grid
from engine.geometry.hex.terrain import Terrain
from engine.geometry.movement.reach import Crowd
from tests.engine.geometry.movement.movement_reference import Board, Hex
from tests.engine.geometry.movement.random_boards import number, place_of


def board_of(terrain: Terrain, crowd: Crowd) -> Board:
    """The same map with the same figures."""
    grid = terrain.grid

    def hexes(mask: int) -> set[Hex]:
        return {grid.column_row(hex_) for hex_ in members(mask)}

    return Board(
        grid.columns,
        grid.rows,
        grid.tops == "pointy",
        tall=hexes(terrain.tall),
        low=hexes(terrain.low),
        ladders=hexes(terrain.ladder),
        platforms=hexes(terrain.platform),
        enemies={place_of(grid, place) for place in crowd.enemies},
        allies={place_of(grid, place) for place in crowd.allies},
        massive={place_of(grid, place) for place in crowd.massive},
    )


class Reference:
    """The answers of the reference, in our numbers."""

    def __init__(self, terrain: Terrain, crowd: Crowd) -> None:
        self.grid: Grid = terrain.grid
        self.board = board_of(terrain, crowd)

    def costs(self, start: int, points: int) -> dict[int, int]:
        """The cost of every free place within reach."""
        return self.costs_and_pushes(start, points)[0]

    def costs_and_pushes(self, start: int, points: int) -> tuple[dict[int, int], dict[int, int]]:
        """The cost of every free place within reach, and of every occupied place that a climb may end on."""
        costs, pushes = (
            {number(self.grid, place): cost for place, cost in found.items()}
            for found in self.board.reach(place_of(self.grid, start), points)
        )
        return costs, pushes

    def prices(self, start: int, paths: Mapping[int, Sequence[int]]) -> dict[int, int | None]:
        """The cost of each path walked step by step; None if a rule forbids it, or it leads elsewhere."""
        return {end: self._price(path) if (path[0], path[-1]) == (start, end) else None for end, path in paths.items()}

    def _price(self, path: Sequence[int]) -> int | None:
        spent = 0
        for start, end in pairwise(place_of(self.grid, place) for place in path):
            cost = self.board.step(start, end)
            if cost is None or (spent and self.board.is_stopped(start)):
                return None
            spent += cost
        return spent
