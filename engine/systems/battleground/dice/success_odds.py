"""BG-TEST: the exact odds of the successes of a test, by the arithmetic of `arithmetic` applied to all dice."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.odds.dice import DiceOdds, equivalent_faces, one_showing
from engine.odds.distribution import Distribution, followed, lifted
from engine.odds.exploding_dice import GainOdds, with_one_more
from engine.systems.battleground.dice.arithmetic import (
    SIDES,
    Faces,
    combine_throws,
    exploded_successes,
    kept,
    rerolled,
    sixes,
    successes,
)

MOST_DICE = 60
"""The odds of more dice than this are not computed."""
LONGEST_RUN = 24
"""The limit of successes: the probability of more than two for each die plus this many is below 1e-15."""
_NEGLIGIBLE = 1e-18


class Rerolls(NamedTuple):
    """BG-TEST-4: the number of dice that may be thrown again: free ones together, then those paid with mana."""

    free: int = 0
    mana: int = 0


class Attempt(NamedTuple):
    """A test, reduced to the values that its odds depend on."""

    dice: int
    threshold: int
    rerolls: Rerolls = Rerolls()


def odds_of_test(test: Attempt) -> Distribution[int]:
    """BG-TEST-4 to -9: the final successes of a test, with failures thrown again first."""
    dice = DiceOdds(SIDES, equivalent_faces(SIDES, lambda die: _looks(die, test.threshold)))
    shown = dice.thrown(test.dice)
    for most in test.rerolls:
        shown = _thrown_again(dice, shown, test.threshold, most)
    return _exploded(shown, test)


def _looks(die: Faces, threshold: int) -> tuple[int, int, int]:
    """The three properties of a die on which the steps of a test depend."""
    return successes(die, threshold), sixes(die), sum(rerolled(die, threshold, 1))


def _thrown_again(dice: DiceOdds, shown: Distribution[Faces], threshold: int, most: int) -> Distribution[Faces]:
    """BG-TEST-4: some dice are thrown again, and the new faces replace the old ones."""
    if not most:
        return shown

    def split(faces: Faces) -> tuple[Faces, int]:
        again = rerolled(faces, threshold, most)
        return kept(faces, again), sum(again)

    def thrown(stays: tuple[Faces, int]) -> Distribution[Faces]:
        return {combine_throws(stays[0], new): chance for new, chance in dice.thrown(stays[1]).items()}

    return followed(lifted(split, shown), thrown)


def _exploded(shown: Distribution[Faces], test: Attempt) -> Distribution[int]:
    """BG-TEST-5: each 6 gives one more die, without limit; throws with the most sixes are processed first."""
    ends, goes_on = _gains(lambda die: not sixes(die)), _gains(lambda die: bool(sixes(die)))
    by_sixes = lifted(lambda faces: (sixes(faces), successes(faces, test.threshold)), shown)
    totals = [0.0] * (2 * test.dice + LONGEST_RUN)
    for exploding in range(test.dice, -1, -1):
        for reached in range(test.dice + 1):
            totals[reached] += by_sixes.get((exploding, reached), 0.0)
        if exploding:
            totals = with_one_more(totals, ends, goes_on)
    return {reached: chance for reached, chance in enumerate(totals) if chance > _NEGLIGIBLE}


def _gains(chosen: Callable[[Faces], bool]) -> GainOdds:
    """The probability that an exploded die shows one of the chosen faces and adds so many successes."""
    faces = (one_showing(place, SIDES) for place in range(SIDES))
    return lifted(exploded_successes, {die: 1 / SIDES for die in faces if chosen(die)})
