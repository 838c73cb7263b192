"""How much the dice exceeded their expected value, which explains results that no card caused."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from engine.kernel.chance.rolls import Rolled
from engine.systems.battleground.dice.arithmetic import EXPLODED_THRESHOLD, SIDES, least_success
from engine.systems.battleground.dice.events import TestBegan

OF_A_SIX = (SIDES + 1 - EXPLODED_THRESHOLD) / (SIDES - 1)
"""The successes that a six brings in the end: one more die that succeeds on five or more, and may explode itself."""


class Luck(NamedTuple):
    """Successes more than expected, those of the masters less those of the evil warriors."""

    attack: float
    defence: float
    other: float


def luck_of(events: Iterable[Any], owners: Mapping[str, int]) -> Luck:
    """The luck of a whole game. Before any die is thrown its expected value is zero, for all armies."""
    found = {"attack": 0.0, "defence": 0.0}
    other, test = 0.0, None
    for event in events:
        if isinstance(event, TestBegan):
            test = event
        elif isinstance(event, Rolled) and test is not None and event.purpose.startswith(test.purpose):
            threshold = EXPLODED_THRESHOLD if event.purpose.endswith("exploding") else least_success(test.threshold)
            gained = (-1) ** owners[test.figure] * surplus(event.results, threshold)
            if test.purpose in found:
                found[test.purpose] += gained
            else:
                other += gained
    return Luck(found["attack"], found["defence"], other)


def surplus(faces: Iterable[int], threshold: int) -> float:
    """The successes of these dice, with what their sixes bring, less what so many dice are expected to give."""
    expected = (SIDES + 1 - threshold + OF_A_SIX) / SIDES
    return sum((face >= threshold) + (face == SIDES) * OF_A_SIX - expected for face in faces)
