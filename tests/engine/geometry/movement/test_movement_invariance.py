"""Movement does not depend on where on the lattice a scene lies, how it is turned, or whether it is mirrored."""

from collections.abc import Sequence
from itertools import islice

import pytest

from engine.geometry.hex.grid import DIRECTIONS
from engine.geometry.movement.approaches import towards
from engine.geometry.movement.illegal_paths import first_refusal
from engine.geometry.movement.paths import steps_of
from engine.geometry.movement.pushes import Shove, shove
from engine.geometry.movement.reach import possible_facings
from tests.engine.geometry.lattice_motions import Motion, on_every_motion
from tests.engine.geometry.movement.random_scenes import Question, carried, costs_there


@pytest.mark.slow
@pytest.mark.rule("BG-MOVE-2", "BG-MOVE-3", "BG-MOVE-6", "BG-MOVE-7", "BG-MOVE-8", "BG-MOVE-9", "BG-BIG-1", "BG-BIG-2")
@on_every_motion
def test_reach_moves_with_the_scene(motion: Motion) -> None:
    """Costs, pushes and their ends, and where moves end at once, for bases of 1, 2, 3 and 7 hexes."""
    pushes = 0
    for here, there in carried(motion, "reach", 3):
        pushes += len(here.reach.pushes)
        assert there.reach.costs == costs_there(motion, here.reach.costs)
        assert there.reach.pushes == costs_there(motion, here.reach.pushes)
        for place in here.reach.costs | here.reach.pushes:
            assert there.reach.ends_at(motion.place(place)) == here.reach.ends_at(place)
        for place in here.crowd.places:
            ends = motion.places(here.movement.push_ends(place, here.crowd))
            assert set(there.movement.push_ends(motion.place(place), there.crowd)) == set(ends)
    assert pushes > 5


@pytest.mark.slow
@pytest.mark.rule("BG-BIG-1", "BG-BIG-2", "BG-MOVE-4", "BG-MOVE-5")
@on_every_motion
def test_bases_move_with_the_scene(motion: Motion) -> None:
    """The hexes under a base, whether they are on difficult ground, and the facings that fit."""
    for here, there in carried(motion, "reach", 3):
        for place in here.reach.costs:
            image = motion.place(place)
            base = motion.places(here.movement.footprint.at(place))
            assert sorted(there.movement.footprint.at(image)) == sorted(base)
            assert there.movement.on_difficult_ground(image) == here.movement.on_difficult_ground(place)
        fit = possible_facings(here.movement.terrain, here.base, here.start, here.crowd)
        fit_there = possible_facings(there.movement.terrain, there.base, there.start, there.crowd)
        assert set(fit_there) == set(map(motion.symmetry.direction, fit))


@pytest.mark.slow
@pytest.mark.rule("BG-MOVE-1", "BG-MOVE-2", "BG-MOVE-3", "BG-MOVE-6", "BG-MOVE-7", "BG-MOVE-8", "BG-BIG-2")
@on_every_motion
def test_paths_move_with_the_scene(motion: Motion) -> None:
    """The path that stands for the cheapest costs the same; carried along it is legal, and each step costs the same."""
    for here, there in islice(carried(motion, "paths", 3), 0, None, 2):
        assert _path_costs(there) == costs_there(motion, _path_costs(here))
        for path in here.paths.values():
            image = motion.places(path)
            assert _points(there, image) == _points(here, path)
            assert first_refusal(there.movement, image, there.points, there.crowd) is None


@pytest.mark.slow
@pytest.mark.rule("BG-SHIFT-1")
@on_every_motion
def test_routes_towards_an_aim_move_with_the_scene(motion: Motion) -> None:
    """What they cost, where they end, and where a figure may stop on them."""
    routes = 0
    for here, there in carried(motion, "towards", 3):
        for aim in sorted(here.crowd.places)[:3]:
            found = towards(here.movement, here.start, [aim], here.points, here.crowd)
            image = towards(there.movement, there.start, [motion.place(aim)], there.points, there.crowd)
            if found is None or image is None:
                assert found is image
                continue
            routes += 1
            assert (image.cost, image.ends) == (found.cost, frozenset(motion.places(found.ends)))
            assert image.reach.costs == costs_there(motion, found.reach.costs)
            assert image.reach.pushes == costs_there(motion, found.reach.pushes)
            assert image.costs == costs_there(motion, found.costs)
    assert routes > 5


@pytest.mark.slow
@pytest.mark.rule("BG-MOVE-9", "BG-SHIFT-3", "BG-SHIFT-4", "BG-SHIFT-5")
@on_every_motion
def test_journeys_leaps_and_shoves_move_with_the_scene(motion: Motion) -> None:
    """Beyond pushed allies, over everything but figures, and straight in each direction."""
    further = 0
    for here, there in carried(motion, "journeys 13", 3):
        further += any(legs > 1 for _, legs in here.journeys.values())
        costs, costs_of_image = ({end: cost for end, (cost, _) in each.journeys.items()} for each in (here, there))
        assert costs_of_image == costs_there(motion, costs)
        inside = motion.stage.places
        assert _leaps(there, motion.mask(inside)) == costs_there(motion, _leaps(here, inside))
        for direction in DIRECTIONS:
            found = shove(here.movement, here.start, direction, 4, here.crowd)
            image = shove(there.movement, there.start, motion.symmetry.direction(direction), 4, there.crowd)
            at = None if found.at is None else motion.place(found.at)
            assert image == Shove(motion.places(found.path), found.stopped_by, at, found.pushes)
    assert further > 0


def _path_costs(asked: Question) -> dict[int, int]:
    return {end: sum(_points(asked, path)) for end, path in asked.paths.items()}


def _points(asked: Question, path: Sequence[int]) -> list[int]:
    return [step.kind.points for step in steps_of(asked.movement, path, asked.crowd)]


def _leaps(asked: Question, inside: int) -> dict[int, int]:
    """Those that do not lead over the fence."""
    return {place: cost for place, cost in asked.leaps.items() if inside >> place & 1}
