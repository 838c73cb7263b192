"""The reference of the reach bench: the same map, and prices only for paths that the rules allow."""

import random

from engine.geometry.movement.paths import all_paths
from engine.geometry.movement.reach import movement_on
from tests.benchmarks.reach_reference import Reference, board_of
from tests.engine.geometry.movement.named_scene import scene
from tests.engine.geometry.movement.random_boards import crowd_of, random_board, terrain_of


def test_a_map_there_and_back_is_the_same() -> None:
    """Terrain and figures at both heights, flat and pointy tops."""
    rng = random.Random("there and back")
    for _ in range(40):
        board = random_board(rng, rng.randint(1, 9), rng.randint(1, 9))
        assert board_of(terrain_of(board), crowd_of(board)) == board


def test_only_legal_paths_have_a_price() -> None:
    """No path is priced that leaps, passes a figure, goes on next to an enemy, or leads elsewhere."""
    corridor = scene(1, 9, low="A3", enemies="A9", allies="A1")
    reference = Reference(corridor.terrain, corridor.crowd)

    def price(path: str, start: str, end: str) -> int | None:
        ends = {corridor.grid.place(end): corridor.places(path)}
        return reference.prices(corridor.grid.place(start), ends)[corridor.grid.place(end)]

    assert price("A2 A4 A5", "A2", "A5") == 4
    assert price("A4", "A4", "A4") == 0
    assert price("A4 A6", "A4", "A6") is None
    assert price("A2 A1", "A2", "A1") is None
    assert price("A8 A7", "A8", "A7") == 1
    assert price("A7 A8 A7", "A7", "A7") is None
    assert price("A4 A5", "A4", "A6") is None
    assert price("A5 A6", "A4", "A6") is None


def test_our_paths_cost_what_the_reference_says() -> None:
    """Costs agree, pushes included; otherwise the bench would stop before it has timed anything."""
    board = random_board(random.Random("priced"), 9, 9)
    movement, crowd = movement_on(terrain_of(board)), crowd_of(board)
    reference = Reference(movement.terrain, crowd)
    for start in sorted(movement.footings - crowd.places)[:10]:
        costs, pushes = reference.costs_and_pushes(start, 8)
        assert reference.prices(start, all_paths(movement.reach(start, 8, crowd))) == costs | pushes
