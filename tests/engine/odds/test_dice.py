"""Handfuls of dice: equal to every throw counted out, and to faces counted as one where nothing tells them apart."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from engine.odds.dice import Counts, DiceOdds, equivalent_faces, one_showing
from engine.odds.distribution import lifted


def counted_out(sides: int, dice: int) -> dict[Counts, float]:
    """Every throw, one by one."""
    throws = Counter(tuple(map(throw.count, range(sides))) for throw in product(range(sides), repeat=dice))
    return {counts: float(Fraction(ways, sides**dice)) for counts, ways in throws.items()}


def test_one_die() -> None:
    assert one_showing(0, 6) == (1, 0, 0, 0, 0, 0)
    assert one_showing(5, 6) == (0, 0, 0, 0, 0, 1)


@pytest.mark.parametrize(("sides", "dice"), [(6, 0), (6, 1), (6, 3), (6, 5), (4, 4), (2, 7), (1, 3)])
def test_all_faces_distinguished(sides: int, dice: int) -> None:
    """Each handful with the very chance it has."""
    faces = equivalent_faces(sides, lambda die: die)
    assert faces == dict.fromkeys(range(sides), 1)
    assert DiceOdds(sides, faces).thrown(dice) == counted_out(sides, dice)


@pytest.mark.parametrize("least", range(7))
def test_faces_that_look_alike_are_counted_as_the_first_of_them(least: int) -> None:
    """What is read of the handful stays as likely, with far fewer handfuls to look at."""

    def high(counts: Counts) -> int:
        return sum(counts[least:])

    faces = equivalent_faces(6, high)
    assert faces == {place: ways for place, ways in ((0, least), (least, 6 - least)) if ways and place < 6}
    few, all_ = DiceOdds(6, faces).thrown(4), counted_out(6, 4)
    assert len(few) <= 5 < len(all_)
    assert lifted(high, few) == pytest.approx(lifted(high, all_), abs=1e-14)


@pytest.mark.parametrize("dice", [1, 8, 60])
def test_the_chances_make_one(dice: int) -> None:
    """However many dice."""
    chances = DiceOdds(6, {0: 3, 3: 2, 5: 1}).thrown(dice).values()
    assert sum(chances) == pytest.approx(1, abs=1e-14)
    assert len(chances) == (dice + 1) * (dice + 2) // 2
