"""Dice without end: equal to the closed form of one die, and to runs counted out for several."""

from collections.abc import Mapping
from fractions import Fraction
from itertools import product

import pytest

from engine.odds.exploding_dice import with_one_more

BOUND = 12


def certain(total: int) -> list[float]:
    """A total that is already there."""
    return [float(each == total) for each in range(BOUND)]


def test_one_die_of_battleground() -> None:
    """Nothing by 1 to 4; a 5 or a 6 is one, and each 6 goes on."""
    found = with_one_more(certain(0), {0: 4 / 6, 1: 1 / 6}, {1: 1 / 6})
    closed = [4 / 6, *((1 / 6) ** (n - 1) * (1 / 6 + 4 / 36) for n in range(1, BOUND))]
    assert found == pytest.approx(closed, abs=1e-15)


def test_exploding_dice_add_to_a_given_total() -> None:
    """The same chances, so many totals higher."""
    ends, goes_on = {0: 0.5, 2: 0.25}, {1: 0.25}
    from_none, from_three = (with_one_more(certain(total), ends, goes_on) for total in (0, 3))
    assert from_three == pytest.approx([0, 0, 0, *from_none[:-3]], abs=1e-15)


def test_going_on_for_nothing() -> None:
    """A face that only asks for another die is as if it were not there."""
    assert with_one_more(certain(0), {0: 0.25, 1: 0.25}, {0: 0.5}) == with_one_more(certain(0), {0: 0.5, 1: 0.5}, {})


def test_a_die_that_ends_at_once() -> None:
    """No face goes on."""
    assert with_one_more([0.5, 0.5, 0], {0: 0.75, 1: 0.25}, {}) == [0.375, 0.5, 0.125]


@pytest.mark.parametrize("dice", [1, 2, 3])
def test_several_dice_one_after_the_other(dice: int) -> None:
    """Against all runs of up to so many faces, in exact numbers."""
    totals = certain(0)
    for _ in range(dice):
        totals = with_one_more(totals, {0: 4 / 6, 1: 1 / 6}, {1: 1 / 6})
    expected = counted_out(dice, most=4)
    assert totals[:5] == pytest.approx([float(expected[total]) for total in range(5)], abs=1e-15)


def counted_out(dice: int, most: int) -> Mapping[int, Fraction]:
    """The chances of every total up to a bound: each die is a run of sixes with an end."""
    runs = {0: Fraction(4, 6)}
    for sixes in range(most):
        runs[sixes + 1] = Fraction(1, 6) ** sixes * (Fraction(1, 6) + Fraction(1, 6) * Fraction(4, 6))
    found = dict.fromkeys(range(most + 1), Fraction(0))
    for totals in product(runs, repeat=dice):
        if sum(totals) <= most:
            chance = Fraction(1)
            for total in totals:
                chance *= runs[total]
            found[sum(totals)] += chance
    return found
