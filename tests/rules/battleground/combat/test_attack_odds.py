"""BG-TEST in numbers: the odds agree with icepool, with dice thrown, and with the digest's own examples."""

from collections import Counter
from collections.abc import Mapping
from math import sqrt
from random import Random

import pytest

from engine.abilities.ability_use import AbilityUse
from engine.kernel.rules.clauses import Clause, dropping
from engine.systems.battleground.cards import ResultLineDef
from engine.systems.battleground.combat.attack_odds import odds_of_attack, wounds_dealt
from engine.systems.battleground.combat.extra_effects import Extra, Strikes
from engine.systems.battleground.dice import arithmetic as dice_steps
from engine.systems.battleground.dice.arithmetic import (
    Faces,
    combine_throws,
    counted,
    exploded_successes,
    kept,
    left_after_defence,
    rerolled,
    sixes,
    successes,
)
from engine.systems.battleground.dice.success_odds import Attempt, Rerolls, odds_of_test
from tests.engine.odds import icepool_reference

SWORD = (ResultLineDef(1, 2, 1), ResultLineDef(3, 4, 2), ResultLineDef(5, None, 3))
STRIKES = Strikes(AbilityUse("red", "ana", "test/ring"))
RING = Extra(needs=3, wounds=1, step=STRIKES)
ENOUGH = 12
"""Successes are kept one by one up to here; the rest of a distribution is compared as a whole."""

TESTS = [
    Attempt(dice, threshold, Rerolls(free, mana))
    for dice, threshold, free, mana in (
        (0, 4, 0, 0),
        (1, 4, 0, 0),
        (1, 4, 1, 1),
        (2, 2, 2, 5),
        (3, 6, 1, 5),
        (4, 4, 0, 2),
        (4, 7, 2, 0),
        (5, 4, 0, 0),
        (5, 3, 5, 1),
        (6, 1, 3, 3),
        (6, 5, 1, 2),
        (8, 4, 8, 5),
        (9, 4, 2, 0),
    )
]


def sword(left: int) -> int:
    """The wounds of the Sword of Power."""
    return wounds_dealt(SWORD, (), left)


def equal(ours: Mapping[int, float], theirs: Mapping[int, float]) -> bool:
    """Whether two distributions agree to 1e-12 in every outcome and in the rest."""
    beyond = [sum(chance for outcome, chance in each.items() if outcome > ENOUGH) for each in (ours, theirs)]
    apart = [abs(ours.get(outcome, 0) - theirs.get(outcome, 0)) for outcome in range(ENOUGH + 1)]
    return max(*apart, abs(beyond[0] - beyond[1]), abs(sum(ours.values()) - 1)) < 1e-12


@pytest.mark.rule("BG-TEST-3", "BG-TEST-4", "BG-TEST-5")
@pytest.mark.parametrize("test", TESTS, ids=str)
def test_successes_are_those_of_icepool(test: Attempt) -> None:
    """Widened and narrowed beyond all bounds, with free re-rolls and with mana, failures first."""
    theirs = icepool_reference.successes(test.dice, test.threshold, *test.rerolls)
    assert equal(odds_of_test(test), icepool_reference.chances(theirs))


@pytest.mark.soak
@pytest.mark.parametrize("threshold", range(2, 7))
@pytest.mark.parametrize("dice", range(11))
def test_all_successes_are_those_of_icepool(dice: int, threshold: int) -> None:
    """Every number of dice that a character may have, every threshold, many re-rolls."""
    for free in (0, 1, 3, dice):
        for mana in range(6):
            test = Attempt(dice, threshold, Rerolls(free, mana))
            theirs = icepool_reference.successes(dice, threshold, free, mana)
            assert equal(odds_of_test(test), icepool_reference.chances(theirs)), test


@pytest.mark.rule("BG-TEST-6", "BG-TEST-7", "BG-ATT-1")
@pytest.mark.parametrize(
    ("attack", "defence"),
    [
        (Attempt(5, 3), Attempt(4, 4)),
        (Attempt(4, 4, Rerolls(1, 2)), Attempt(3, 5, Rerolls(2, 1))),
        (Attempt(0, 4), Attempt(3, 4)),
        (Attempt(6, 2, Rerolls(6, 5)), Attempt(0, 4)),
    ],
    ids=str,
)
def test_wounds_are_those_of_icepool(attack: Attempt, defence: Attempt) -> None:
    """Both tests with thresholds, re-rolls and explosions of their own."""
    hits = icepool_reference.successes(attack.dice, attack.threshold, *attack.rerolls)
    saves = icepool_reference.successes(defence.dice, defence.threshold, *defence.rerolls)
    ours, theirs = odds_of_attack(attack, defence, sword), icepool_reference.wounds(hits, saves, sword)
    assert equal(ours.wounds, icepool_reference.chances(theirs))
    assert equal(ours.successes, icepool_reference.chances(hits))
    assert equal(ours.defence, icepool_reference.chances(saves))


@pytest.mark.rule("BG-TEST-6")
def test_no_defence_cancels_nothing() -> None:
    """As of a spell at an ally."""
    odds = odds_of_attack(Attempt(4, 4), None, sword)
    assert odds.left == odds.successes
    assert odds.defence == {0: 1.0}


@pytest.mark.rule("BG-ATT-1")
def test_wounds_that_nothing_gives() -> None:
    """A weapon without a line in its table causes no wounds."""
    assert odds_of_attack(Attempt(4, 4), Attempt(3, 4), lambda left: 0).wounds == pytest.approx({0: 1.0}, abs=1e-12)


@pytest.mark.rule("BG-ATT-7")
def test_extra_wounds_come_on_top() -> None:
    """Of what the defence leaves the ring needs three; with two it does nothing, and the sword wounds once."""
    left = left_after_defence(successes(counted([1, 3, 4, 4, 5]), 4), successes(counted([3, 2, 4]), 4))
    assert (left, wounds_dealt(SWORD, (RING,), left)) == (2, 1)
    both = (RING, Extra(5, 2, STRIKES))
    assert [wounds_dealt(SWORD, both, reached) for reached in range(7)] == [0, 1, 1, 3, 3, 6, 6]
    plain = odds_of_attack(Attempt(5, 4), Attempt(3, 4), sword)
    ringed = odds_of_attack(Attempt(5, 4), Attempt(3, 4), lambda left: wounds_dealt(SWORD, (RING,), left))
    assert ringed.left == plain.left
    assert ringed.wounds[1] == pytest.approx(plain.wounds[1], abs=1e-12)
    assert ringed.wounds[3] == pytest.approx(plain.wounds[2], abs=1e-12)


ONE_MORE = {0: 4 / 6, 1: 10 / 36}
"""The first chances of an exploded die: a 5 with no more, or a 6 and then nothing."""


@pytest.mark.rule("BG-TEST-3", "BG-TEST-5")
@pytest.mark.parametrize(
    ("dropped", "test", "expected"),
    [
        (dice_steps.sixes, Attempt(1, 4), {0: 1 / 2, 1: 1 / 2}),
        (dice_steps.exploded_successes, Attempt(1, 4), {0: 1 / 2, 1: 1 / 2}),
        (dice_steps.successes, Attempt(1, 4), {0: 5 / 6 + ONE_MORE[0] / 6, 1: ONE_MORE[1] / 6}),
        (dice_steps.lowered_to_six, Attempt(1, 7), {0: 5 / 6 + ONE_MORE[0] / 6, 1: ONE_MORE[1] / 6}),
        (dice_steps.raised_above_one, Attempt(1, 1), {0: 0, 1: 5 / 6 + ONE_MORE[0] / 6}),
    ],
    ids=lambda each: getattr(each, "name", None),
)
def test_the_odds_are_made_of_the_steps_of_play(
    dropped: Clause[object, int], test: Attempt, expected: Mapping[int, float]
) -> None:
    """Without one of them in the book, play would change, and the odds with it."""
    before = odds_of_test(test)
    with dropping((dropped,)):
        without = odds_of_test(test)
    assert {reached: without.get(reached, 0) for reached in expected} == pytest.approx(expected, abs=1e-12)
    assert {reached: before.get(reached, 0) for reached in expected} != pytest.approx(expected, abs=1e-3)
    assert sum(without.values()) == pytest.approx(1, abs=1e-12)


def thrown(rng: Random, dice: int) -> Faces:
    """Dice as they fall."""
    return counted(rng.randint(1, 6) for _ in range(dice))


def played(rng: Random, test: Attempt) -> int:
    """A test thrown die by die, failures first thrown again."""
    shown = thrown(rng, test.dice)
    for most in test.rerolls:
        again = rerolled(shown, test.threshold, most)
        shown = combine_throws(kept(shown, again), thrown(rng, sum(again)))
    reached, exploding = successes(shown, test.threshold), sixes(shown)
    while exploding:
        more = thrown(rng, exploding)
        reached, exploding = reached + exploded_successes(more), sixes(more)
    return reached


def agree_with(odds: Mapping[int, float], found: Counter[int]) -> bool:
    """Whether the results are within five standard deviations of the expected ones, outcome by outcome."""
    throws = found.total()
    return all(
        abs(found[outcome] - throws * odds.get(outcome, 0))
        <= 5 * sqrt(throws * odds.get(outcome, 0) * (1 - odds.get(outcome, 0))) + 1
        for outcome in {*odds, *found}
    )


@pytest.mark.rule("BG-TEST-4", "BG-TEST-5", "BG-TEST-6", "BG-TEST-7")
@pytest.mark.parametrize("throws", [2_000, pytest.param(100_000, marks=pytest.mark.soak)])
def test_dice_fall_as_the_odds_say(throws: int) -> None:
    """Attacks rolled one by one with the same steps."""
    attack, defence, rng = Attempt(5, 3, Rerolls(1, 2)), Attempt(4, 4, Rerolls(0, 1)), Random("odds")
    odds = odds_of_attack(attack, defence, sword)
    left = Counter(left_after_defence(played(rng, attack), played(rng, defence)) for _ in range(throws))
    assert agree_with(odds.left, left)
    wounds: Counter[int] = Counter()
    for reached, times in left.items():
        wounds[sword(reached)] += times
    assert agree_with(odds.wounds, wounds)
    wrong = odds_of_attack(attack._replace(threshold=4), defence, sword)
    assert not agree_with(wrong.wounds, wounds), "so many throws tell a threshold from the next"
