"""Random scenes on a fenced stage: a figure's question about its movement there, and the same where a motion leads."""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property

from engine.geometry.hex.bit_sets import mask_of, members
from engine.geometry.hex.steps import area
from engine.geometry.movement.bases import Base
from engine.geometry.movement.journeys import journeys
from engine.geometry.movement.leaps import leap
from engine.geometry.movement.paths import all_paths
from engine.geometry.movement.reach import Crowd, MovementGraph, ReachMap, movement_on
from tests.engine.geometry.lattice_motions import Motion, Stage
from tests.engine.geometry.movement.named_scene import Scene
from tests.engine.geometry.movement.test_reach import BASES
from tests.engine.geometry.random_maps import random_terrain

POINTS = (0, 2, 4, 6, 8, 10, 12, 100)
# Scenes are in turn open, mixed and dense.
SHARES = ((0.05, 0.2), (0.2, 0.4), (0.4, 0.6))


@dataclass(frozen=True)
class Question:
    """How a figure on some base, which faces somewhere, moves with so many points among these others.

    Its answers are kept: what is found here is compared with what is found wherever a motion leads.
    """

    movement: MovementGraph
    base: Base
    facing: int
    crowd: Crowd
    start: int
    points: int

    @cached_property
    def reach(self) -> ReachMap:
        return self.movement.reach(self.start, self.points, self.crowd)

    @cached_property
    def paths(self) -> Mapping[int, Sequence[int]]:
        return all_paths(self.reach)

    @cached_property
    def journeys(self) -> Mapping[int, tuple[int, int]]:
        """What the way to each place costs, and how many legs it has."""
        return {end: (way.cost, len(way.legs)) for end, way in journeys(self.reach).items()}

    @cached_property
    def leaps(self) -> Mapping[int, int]:
        return leap(self.movement, self.start, self.points, self.crowd, past_figures=False)

    def carried(self, motion: Motion) -> "Question":
        sides = (self.crowd.enemies, self.crowd.allies, self.crowd.massive)
        base, facing = motion.base(self.base), motion.symmetry.direction(self.facing)
        movement = movement_on(motion.terrain(self.movement.terrain), base, facing)
        crowd = Crowd(*(frozenset(motion.places(side)) for side in sides))
        return Question(movement, base, facing, crowd, motion.place(self.start), self.points)


def carried(motion: Motion, seed: str, scenes: int) -> Iterator[tuple[Question, Question]]:
    """Questions here and there, in so many scenes."""
    return ((question, question.carried(motion)) for question in questions(motion.stage, seed, scenes))


def costs_there(motion: Motion, costs: Mapping[int, int]) -> dict[int, int]:
    """What was found here, as it must be found there."""
    return {motion.place(place): cost for place, cost in costs.items()}


@cache
def questions(stage: Stage, seed: str, scenes: int) -> tuple[Question, ...]:
    """Three for every base that finds room in a scene; with few points, or as many as it takes."""
    rng = random.Random(seed)
    crowded = (random_scene(stage, rng, SHARES[number % len(SHARES)]) for number in range(scenes))
    return tuple(question for scene in crowded for question in _each_base(scene, stage, rng))


def _each_base(scene: Scene, stage: Stage, rng: random.Random) -> Iterator[Question]:
    for _, base in BASES.values():
        facing = rng.randrange(6)
        movement = scene.movement(base, facing)
        free = [place for place in members(stage.places) if movement.can_stand(place, scene.crowd)]
        for start in rng.sample(free, min(3, len(free))):
            yield Question(movement, base, facing, scene.crowd, start, rng.choice(POINTS))


def random_scene(stage: Stage, rng: random.Random, shares: tuple[float, float]) -> Scene:
    """Obstacles, platforms, a large one too, ladders, difficult ground, and up to twelve others, half of them up."""
    terrain = random_terrain(rng, stage.grid, members(stage.hexes), platforms=6, shares=shares)
    bare = members(stage.hexes & ~terrain.obstacles)
    rng.shuffle(bare)
    ladders, difficult = bare[: rng.randint(0, 3)], bare[3:8]
    large = area(stage.grid, rng.choice(members(stage.hexes)), 1) & stage.hexes & ~terrain.platform
    terrain = replace(
        terrain,
        tall=terrain.tall | stage.fence,
        ladder=mask_of(ladders),
        difficult=mask_of(difficult),
        platforms=(*terrain.platforms, large),
    )
    standing = members(terrain.standing & stage.hexes), members(terrain.platform << stage.grid.size)
    others = [place for level in standing for place in rng.sample(level, min(6, len(level) // 3))]
    enemies, massive = (frozenset(place for place in others if rng.random() < share) for share in (0.25, 0.2))
    return Scene(terrain, Crowd(enemies, frozenset(others) - enemies, massive))
