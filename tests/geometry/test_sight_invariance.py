"""Sight does not depend on where on the lattice a scene lies, how it is turned, or whether it is mirrored."""

import random

import pytest

from engine.geometry.bits import members
from engine.geometry.grid import Grid
from engine.geometry.sight import LosOrigin, judge_sight
from engine.geometry.sight_fields import SightFields
from engine.geometry.steps import area
from engine.geometry.symmetry import Symmetry, mirror_about, turn_about
from engine.geometry.terrain import Terrain

GRID = Grid(19, 19)
MIDDLE = GRID.place("J10")
STAGE = area(GRID, MIDDLE, 5)
MOVEMENTS = {
    "turned by a sixth": turn_about(GRID, MIDDLE, 1),
    "turned by a half": turn_about(GRID, MIDDLE, 3),
    "mirrored along north": mirror_about(GRID, MIDDLE, 0),
    "mirrored between directions": mirror_about(GRID, MIDDLE, 3),
    "two lanes on": Symmetry(shift=(6, 0)),
    "one lane on": Symmetry(shift=(3, 1)),
    "one hex along": Symmetry(shift=(0, -2)),
}


@pytest.mark.rule("BG-SIGHT-2", "BG-SIGHT-3", "BG-SIGHT-4", "BG-SIGHT-5")
@pytest.mark.parametrize("movement", MOVEMENTS.values(), ids=MOVEMENTS.keys())
@pytest.mark.parametrize("los_origin", ["one", "any"])
def test_fields_move_with_the_scene(movement: Symmetry, los_origin: LosOrigin) -> None:
    chance = random.Random("scenes")
    for _ in range(3):
        terrain = _scene(chance)
        moved = _moved(terrain, movement)
        here, there = SightFields(terrain, los_origin), SightFields(moved, los_origin)
        for place in chance.sample(members(terrain.places & (STAGE | STAGE << GRID.size)), 12):
            image = _image(place, movement)
            assert there.field(image) & _both(movement) == _image_of(here.field(place), movement)
            target = chance.choice(members(STAGE))
            verdict = judge_sight(moved, image, _image(target, movement), los_origin)
            assert verdict.sees == here.sees(place, target)


def _scene(chance: random.Random) -> Terrain:
    share = chance.uniform(0.05, 0.5)
    tall = sum(1 << hex_ for hex_ in members(STAGE) if chance.random() < share)
    pieces = (area(GRID, MIDDLE, 1), 1 << chance.choice(members(STAGE & ~area(GRID, MIDDLE, 2))))
    return Terrain(GRID, tall, platforms=pieces)


def _image(place: int, movement: Symmetry) -> int:
    image = movement.hex(GRID, GRID.hex_of(place))
    assert image is not None
    return GRID.raised(image) if GRID.is_raised(place) else image


def _image_of(field: int, movement: Symmetry) -> int:
    inside = field & (STAGE | STAGE << GRID.size)
    return sum(1 << _image(place, movement) for place in members(inside))


def _both(movement: Symmetry) -> int:
    stage = movement.hexes(GRID, STAGE)
    return stage | stage << GRID.size


def _moved(terrain: Terrain, movement: Symmetry) -> Terrain:
    pieces = tuple(movement.hexes(GRID, piece) for piece in terrain.platforms)
    return Terrain(GRID, movement.hexes(GRID, terrain.tall), platforms=pieces)
