"""Sight does not depend on where on the lattice a scene lies, how it is turned, or whether it is mirrored."""

import random

import pytest

from engine.geometry.hex.bit_sets import members
from engine.geometry.hex.steps import area
from engine.geometry.hex.terrain import Terrain
from engine.geometry.sight.line_of_sight import LosOrigin, judge_sight
from engine.geometry.sight.sight_fields import SightFields
from tests.engine.geometry.lattice_motions import Motion, Stage, on_every_motion


@pytest.mark.slow
@pytest.mark.rule("BG-SIGHT-2", "BG-SIGHT-3", "BG-SIGHT-4", "BG-SIGHT-5")
@on_every_motion
@pytest.mark.parametrize("los_origin", ["one", "any"])
def test_fields_move_with_the_scene(motion: Motion, los_origin: LosOrigin) -> None:
    chance = random.Random("scenes b")
    stage = motion.stage
    for _ in range(3):
        terrain = _scene(stage, chance)
        moved = motion.terrain(terrain)
        here, there = SightFields(terrain, los_origin), SightFields(moved, los_origin)
        for place in chance.sample(members(terrain.places & stage.places), 24):
            image = motion.place(place)
            assert there.field(image) & motion.mask(stage.places) == motion.mask(here.field(place) & stage.places)
            target = chance.choice(members(stage.hexes))
            verdict = judge_sight(moved, image, motion.place(target), los_origin)
            assert verdict.sees == here.sees(place, target)


def _scene(stage: Stage, chance: random.Random) -> Terrain:
    """Walls, a platform in the middle and another one of a single hex."""
    share = chance.uniform(0.05, 0.6)
    tall = sum(1 << hex_ for hex_ in members(stage.hexes) if chance.random() < share)
    apart = members(stage.hexes & ~area(stage.grid, stage.middle, 2))
    return Terrain(stage.grid, tall, platforms=(area(stage.grid, stage.middle, 1), 1 << chance.choice(apart)))
