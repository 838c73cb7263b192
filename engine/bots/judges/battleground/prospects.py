"""What attacks promise: victory points that the wounds of an attack bring on average."""

from __future__ import annotations

from functools import lru_cache

from engine.systems.battleground.cards import ResultLine
from engine.systems.battleground.dice_steps import line_reached
from engine.systems.battleground.odds import Attempt, odds_of_attack

WOUND_SHARE = 0.6
"""A wounded character is worth so much of what it would be if it were knocked out, by the share of its health."""


@lru_cache(maxsize=100_000)
def promise(
    dice: int, threshold: int, defence: int, table: tuple[ResultLine, ...], left: int, health: int, cost: int
) -> float:
    """The points that an attack is worth on average against a target that stands `left` more wounds.

    A knock-out is worth the target's cost; wounds short of that a share of it.
    """

    def wounds(successes: int) -> int:
        line = line_reached(table, successes)
        return line.wounds if line else 0

    odds = odds_of_attack(Attempt(max(dice, 0), threshold), Attempt(max(defence, 0), 4), wounds)
    return sum(chance * points_for(dealt, left, health, cost) for dealt, chance in odds.wounds.items())


def points_for(wounds: int, left: int, health: int, cost: int) -> float:
    """What so many wounds are worth."""
    return float(cost) if wounds >= left else WOUND_SHARE * cost * wounds / health
