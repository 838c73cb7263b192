"""Cover does not depend on where on the lattice a scene lies, how it is turned, or whether it is mirrored."""

import random

import pytest

from engine.geometry.hex.bit_sets import mask_of, members
from engine.geometry.sight.cover import BesideMassive, judge_cover
from engine.geometry.sight.cover_cache import cover_lines
from tests.engine.geometry.lattice_motions import Motion, on_every_motion
from tests.engine.geometry.random_maps import grown_base, random_terrain


@pytest.mark.rule("BG-SIGHT-6", "BG-SIGHT-7", "BG-BIG-4")
@on_every_motion
@pytest.mark.parametrize("beside_massive", ["all", "low"])
def test_cover_moves_with_the_scene(motion: Motion, beside_massive: BesideMassive) -> None:
    """The verdict, its rule and what it names, at both heights, for bases of one to three hexes, with figures about."""
    chance = random.Random("covered scenes")
    because = 0
    for _ in range(8):
        terrain = random_terrain(chance, motion.stage.grid, members(motion.stage.hexes), platforms=6)
        moved = motion.terrain(terrain)
        places = members(terrain.places & motion.stage.places)
        for _ in range(10):
            attacker, target = (grown_base(chance, terrain, chance.choice(places)) for _ in range(2))
            if terrain.platforms and chance.random() < 0.4:
                attacker = grown_base(chance, terrain, chance.choice(members(terrain.platform << terrain.grid.size)))
            figures = mask_of(place for place in places if chance.random() < 0.15)
            here = judge_cover(terrain, attacker, target, figures, beside_massive)
            there = judge_cover(
                moved, motion.places(attacker), motion.places(target), motion.mask(figures), beside_massive
            )
            assert (there.cover, there.rules) == (here.cover, here.rules)
            assert set(there.because) == set(motion.places(here.because))
            because += len(here.because)
    assert because > 30


@pytest.mark.rule("BG-SIGHT-6", "BG-SIGHT-7")
@on_every_motion
def test_kept_lines_move_with_the_scene(motion: Motion) -> None:
    """With few figures and with many."""
    chance = random.Random("kept scenes")
    for _ in range(8):
        terrain = random_terrain(chance, motion.stage.grid, members(motion.stage.hexes))
        here, there = cover_lines(terrain), cover_lines(motion.terrain(terrain))
        places = members(terrain.places & motion.stage.places)
        for share in (0.05, 0.3) * 5:
            attacker, target = chance.sample(places, 2)
            figures = mask_of(place for place in places if chance.random() < share)
            verdict = here(attacker, target, figures)
            start, end = motion.places((attacker, target))
            moved = there(start, end, motion.mask(figures))
            assert (moved.cover, moved.rules) == (verdict.cover, verdict.rules)
            assert set(moved.because) == set(motion.places(verdict.because))
