"""BG-TEST: the result that a test in progress has if no more dice are re-rolled: its successes, and the wounds."""

from __future__ import annotations

from typing import NamedTuple

from engine.kernel.chance.rolls import dice
from engine.systems.battleground.combat.attack_odds import attack_results, wounds_dealt
from engine.systems.battleground.combat.attack_test import StrikeLands
from engine.systems.battleground.dice.arithmetic import counted, left_after_defence, successes
from engine.systems.battleground.dice.dice_test import AfterTest, CountSuccesses, Defended
from engine.systems.battleground.dice.pending_test import Purpose
from engine.systems.battleground.state import Battle


class PendingResult(NamedTuple):
    """A test whose dice were thrown but not counted yet.

    `hits` are the successes of the attack, `blocked` those of the defence test, without dice that explode later.
    """

    purpose: Purpose
    dice: int
    hits: int
    blocked: int = 0
    wounds: int = 0
    """BG-TEST-7: the wounds of the remaining successes; 0 in a test of an ability."""
    by: str = ""
    """The attacker; empty in a test of an ability."""


def pending_result(state: Battle) -> PendingResult | None:
    """The result of the innermost test in progress; None if no dice wait to be counted."""
    counts = next((step for step in reversed(state.agenda) if isinstance(step, CountSuccesses)), None)
    if counts is None:
        return None
    faces, test = dice(state, "faces"), counts.test
    reached = successes(counted(faces), state.bound("threshold", int))
    if isinstance(test.then, Defended):
        hits = test.then.reached
        strike, left = test.then.test.then, left_after_defence(hits, reached)
        wounds, by = _wounds(state, strike, left), test.then.test.figure
        return PendingResult("defence", len(faces), hits, reached, wounds, by)
    if isinstance(test.then, StrikeLands):
        return PendingResult("attack", len(faces), reached, 0, _wounds(state, test.then, reached), test.figure)
    return PendingResult("ability", len(faces), reached)


def _wounds(state: Battle, strike: AfterTest, left: int) -> int:
    """The wounds of an attack that has so many successes left; none if it is a test of an ability."""
    if not isinstance(strike, StrikeLands) or not {strike.figure, strike.target} <= state.figures.keys():
        return 0
    results = attack_results(state, strike.figure, strike.weapon, strike.target)
    return wounds_dealt(results.table, results.extras, left)
