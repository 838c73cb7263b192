"""Random boards for the movement tests, as the reference and as the engine see them."""

import random

from engine.geometry.hex.bit_sets import mask_of
from engine.geometry.hex.grid import Grid
from engine.geometry.hex.terrain import Terrain
from engine.geometry.movement.reach import Crowd
from tests.engine.geometry.movement.movement_reference import GROUND, RAISED, Board, Hex, Place


def random_board(rng: random.Random, columns: int, rows: int, figures: int = 6) -> Board:
    """A board with 5 % to 60 % of its hexes under obstacles, some platforms and ladders, and figures of both sides."""
    board = Board(columns, rows, pointy=rng.random() < 0.5)
    hexes = [(column, row) for column in range(columns) for row in range(rows)]
    rng.shuffle(hexes)
    obstacles = round(len(hexes) * rng.uniform(0.05, 0.6))
    for hex_ in hexes[:obstacles]:
        rng.choice((board.tall, board.low)).add(hex_)
    board.ladders.update(hexes[obstacles : obstacles + rng.randint(0, 1 + len(hexes) // 25)])
    for _ in range(rng.randint(0, 1 + len(hexes) // 25)):
        board.platforms.update(random_patch(rng, board))
    free = sorted(free_places(board))
    for place in rng.sample(free, min(figures, len(free) // 2)):
        rng.choice((board.enemies, board.allies)).add(place)
        if rng.random() < 0.2:
            board.massive.add(place)
    return board


def random_patch(rng: random.Random, board: Board) -> set[Hex]:
    """A few hexes that hang together."""
    patch = {(rng.randrange(board.columns), rng.randrange(board.rows))}
    for _ in range(rng.randint(0, 5)):
        beside = board.hexes_beside(rng.choice(sorted(patch)))
        patch.update(rng.sample(beside, min(1, len(beside))))
    return patch


def free_places(board: Board) -> set[Place]:
    return {place for place in board.places() if board.can_be_stood_on(place) and not board.occupied(place)}


def grid_of(board: Board) -> Grid:
    return Grid(board.columns, board.rows, "pointy" if board.pointy else "flat")


def number(grid: Grid, place: Place) -> int:
    column, row, height = place
    hex_ = grid.hex_at(column, row)
    return grid.raised(hex_) if height == RAISED else hex_


def place_of(grid: Grid, place: int) -> Place:
    return (*grid.column_row(place), RAISED if grid.is_raised(place) else GROUND)


def terrain_of(board: Board) -> Terrain:
    grid = grid_of(board)

    def mask(hexes: set[Hex]) -> int:
        return mask_of(grid.hex_at(*hex_) for hex_ in hexes)

    platform = mask(board.platforms)
    pieces = (platform,) if platform else ()
    return Terrain(grid, tall=mask(board.tall), low=mask(board.low), ladder=mask(board.ladders), platforms=pieces)


def crowd_of(board: Board) -> Crowd:
    grid = grid_of(board)
    enemies, allies, massive = (
        frozenset(number(grid, place) for place in places) for places in (board.enemies, board.allies, board.massive)
    )
    return Crowd(enemies, allies, massive)
