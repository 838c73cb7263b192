"""Marches over an empty map: they equal the reach of single figures, move by move."""

import random

import pytest

from engine.geometry.hex.bit_sets import mask_of, members
from engine.geometry.movement.marches import UNREACHED, after_moves, points_to_places
from engine.geometry.movement.reach import WITHOUT_LIMIT, movement_on
from tests.engine.geometry.random_maps import random_map


@pytest.mark.parametrize("seed", range(4))
def test_marches_are_the_reach_of_single_figures(seed: int) -> None:
    """From several starts, with moves that begin on difficult ground, over obstacles, ladders and platforms."""
    chance = random.Random(seed)
    terrain = random_map(chance, 10, 9, "flat" if seed % 2 else "pointy").terrain
    movement = movement_on(terrain)
    starts = mask_of(chance.sample(members(terrain.standing), 3))
    costs = [movement.reach(start, WITHOUT_LIMIT).costs for start in members(starts)]
    for place, points in enumerate(points_to_places(movement, starts)):
        assert points == min((each[place] for each in costs if place in each), default=UNREACHED)
    reached = starts
    for number, after in enumerate(after_moves(movement, starts, 4, 2, 3)):
        if number:
            for place in members(reached):
                speed = 2 if terrain.difficult >> place & 1 else 4
                reached |= mask_of(movement.reach(place, speed).costs)
        assert after == reached
    assert after_moves(movement, 0, 4, 2, 3) == (0,)
    assert after_moves(movement, terrain.standing, 4, 2, 3) == (terrain.standing,)
