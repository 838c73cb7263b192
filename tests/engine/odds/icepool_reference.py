"""The tests of Battleground written a second time, in icepool's terms and straight from the digest (BG-TEST)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from icepool import Again, Die, Vector, d6, tupleize  # type: ignore[import-untyped]

RUN = 20
"""A run of more sixes than this is less likely than 6 ** -20."""


def successes(dice: int, threshold: int, free: int = 0, mana: int = 0) -> Any:
    """The final successes of a test, as icepool's exact die."""
    least = min(6, max(2, threshold))
    die: Any = d6.map({face: Vector((face < least, face >= least, face == 6)) for face in range(1, 7)})
    shown: Any = dice @ die if dice else Die([Vector((0, 0, 0))])
    for most in (free, mana):
        shown = shown.map(lambda at, most=most: _again(at, min(most, at[0]), die), star=False)
    exploding: Any = Die({0: 4, 1: 1, 1 + Again: 1}, again_depth=RUN)
    more = [sixes @ exploding if sixes else Die([0]) for sixes in range(dice + 1)]
    return shown.map(lambda at: at[1] + more[at[2]], star=False)


def wounds(attack: Any, defence: Any, table: Callable[[int], int]) -> Any:
    """What an attack's successes come to against those of a defence."""
    return tupleize(attack, defence).map(lambda hits, saves: table(max(0, hits - saves)))


def chances(die: Any) -> dict[int, float]:
    """Each outcome with its chance."""
    return {outcome: float(die.probability(outcome)) for outcome in die.outcomes()}


def _again(at: Any, dice: int, die: Any) -> Any:
    return at - Vector((dice, 0, 0)) + dice @ die if dice else at
