"""BG-TEST: the exact odds of a test and of an attack, by the arithmetic of `arithmetic` over all dice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from engine.odds.dice import DiceOdds, alike, one_showing
from engine.odds.distribution import Distribution, followed, lifted, lifted_over_both
from engine.odds.exploding_dice import Gains, with_one_more
from engine.systems.battleground.cards import ResultLineDef
from engine.systems.battleground.combat.extra_effects import Extra, ReachedExtra, enough_successes
from engine.systems.battleground.dice.arithmetic import (
    SIDES,
    Faces,
    exploded_successes,
    kept,
    left_after_defence,
    line_reached,
    rerolled,
    sixes,
    successes,
    together,
)

MOST_DICE = 60
"""More dice than this are not reckoned with."""
LONGEST_RUN = 24
"""All results of more successes than two for each die and so many more are less likely than 1e-15 together."""
_NEGLIGIBLE = 1e-18


class Rerolls(NamedTuple):
    """BG-TEST-4: how many dice may be thrown again: free ones at one time, then those paid with mana."""

    free: int = 0
    mana: int = 0


class Attempt(NamedTuple):
    """A test as far as the odds are concerned."""

    dice: int
    threshold: int
    rerolls: Rerolls = Rerolls()


class AttackOdds(NamedTuple):
    """The successes of both tests, those that the defence leaves, and the wounds they come to."""

    successes: Distribution[int]
    defence: Distribution[int]
    left: Distribution[int]
    wounds: Distribution[int]


def odds_of_test(test: Attempt) -> Distribution[int]:
    """BG-TEST-4 to -9: the final successes of a test, failures being thrown again first."""
    dice = DiceOdds(SIDES, alike(SIDES, lambda die: _looks(die, test.threshold)))
    shown = dice.thrown(test.dice)
    for most in test.rerolls:
        shown = _thrown_again(dice, shown, test.threshold, most)
    return _exploded(shown, test)


def odds_of_attack(attack: Attempt, defence: Attempt | None, wounds: Callable[[int], int]) -> AttackOdds:
    """BG-TEST-6, -7: an attack, the defence test against it, and the wounds for the successes that are left."""
    attacking = odds_of_test(attack)
    defending = odds_of_test(defence) if defence else {0: 1.0}
    left = lifted_over_both(left_after_defence, attacking, defending)
    return AttackOdds(attacking, defending, left, lifted(wounds, left))


def wounds_dealt(table: Sequence[ResultLineDef], extras: Iterable[Extra], left: int) -> int:
    """BG-TEST-7, BG-ATT-7: the wounds of the line that is reached, and on top those of the extra effects."""
    line = line_reached(table, left)
    more = sum(extra.wounds for extra in extras if enough_successes(ReachedExtra(extra, left)))
    return (line.wounds if line else 0) + more


def _looks(die: Faces, threshold: int) -> tuple[int, int, int]:
    """The three properties of a die that the steps of a test read."""
    return successes(die, threshold), sixes(die), sum(rerolled(die, threshold, 1))


def _thrown_again(dice: DiceOdds, shown: Distribution[Faces], threshold: int, most: int) -> Distribution[Faces]:
    """BG-TEST-4: some dice are picked up, and the new faces stand."""
    if not most:
        return shown

    def split(faces: Faces) -> tuple[Faces, int]:
        again = rerolled(faces, threshold, most)
        return kept(faces, again), sum(again)

    def thrown(stays: tuple[Faces, int]) -> Distribution[Faces]:
        return {together(stays[0], new): chance for new, chance in dice.thrown(stays[1]).items()}

    return followed(lifted(split, shown), thrown)


def _exploded(shown: Distribution[Faces], test: Attempt) -> Distribution[int]:
    """BG-TEST-5: each 6 gives one more die, without end; the handfuls with most sixes begin."""
    ends, goes_on = _gains(lambda die: not sixes(die)), _gains(lambda die: bool(sixes(die)))
    by_sixes = lifted(lambda faces: (sixes(faces), successes(faces, test.threshold)), shown)
    totals = [0.0] * (2 * test.dice + LONGEST_RUN)
    for exploding in range(test.dice, -1, -1):
        for reached in range(test.dice + 1):
            totals[reached] += by_sixes.get((exploding, reached), 0.0)
        if exploding:
            totals = with_one_more(totals, ends, goes_on)
    return {reached: chance for reached, chance in enumerate(totals) if chance > _NEGLIGIBLE}


def _gains(chosen: Callable[[Faces], bool]) -> Gains:
    """The probability that an exploded die shows one of the chosen faces and adds so many successes."""
    faces = (one_showing(place, SIDES) for place in range(SIDES))
    return lifted(exploded_successes, {die: 1 / SIDES for die in faces if chosen(die)})
