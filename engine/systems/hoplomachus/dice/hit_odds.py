"""Exact odds of a pool of coloured dice, computed by applying the functions of play to all possible results."""

from __future__ import annotations

from collections.abc import Sequence
from operator import add

from engine.odds.distribution import Distribution, lifted, lifted_over_both
from engine.systems.hoplomachus.dice.attack_dice import SIDES, HitFaces, hits

ONE_DIE: Distribution[int] = dict.fromkeys(range(1, SIDES + 1), 1 / SIDES)


def odds_of_pool(faces: HitFaces, colours: Sequence[str]) -> Distribution[int]:
    """HR-COMP-2: the probability of each number of hits."""
    pool: Distribution[int] = {0: 1.0}
    for colour in colours:
        die = lifted(lambda face, colour=colour: int(hits(faces, colour, face)), ONE_DIE)  # type: ignore[misc]
        pool = lifted_over_both(add, pool, die)
    return pool
