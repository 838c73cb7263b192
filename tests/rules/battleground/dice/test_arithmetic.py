"""BG-TEST: the result of a throw of dice, step by step."""

from itertools import combinations_with_replacement

import pytest

from engine.systems.battleground.cards import ResultLineDef
from engine.systems.battleground.dice.arithmetic import (
    NO_DICE,
    SIDES,
    combine_throws,
    counted,
    exploded_successes,
    kept,
    least_success,
    left_after_defence,
    line_reached,
    rerolled,
    sixes,
    successes,
)

THROWS = [throw for dice in range(5) for throw in combinations_with_replacement(range(1, SIDES + 1), dice)]
SWORD = (ResultLineDef(1, 2, 1), ResultLineDef(3, 4, 2), ResultLineDef(5, None, 3))


def test_dice_are_counted_by_their_faces() -> None:
    """In any order of the dice."""
    assert counted(()) == NO_DICE
    assert counted([3, 4, 6, 2, 6]) == counted([6, 6, 2, 4, 3]) == (0, 1, 1, 1, 0, 2)
    assert combine_throws(counted([1, 6]), counted([6, 2])) == counted([1, 2, 6, 6])
    assert kept(counted([1, 2, 6, 6]), counted([2, 6])) == counted([1, 6])


@pytest.mark.rule("BG-TEST-3")
@pytest.mark.parametrize(("threshold", "least"), [(-3, 2), (1, 2), (2, 2), (3, 3), (4, 4), (6, 6), (7, 6), (12, 6)])
def test_a_six_always_succeeds_and_a_one_always_fails(threshold: int, least: int) -> None:
    """However far the threshold is narrowed or widened."""
    assert least_success(threshold) == least
    assert successes(counted([1]), threshold) == 0
    assert successes(counted([6]), threshold) == 1


@pytest.mark.rule("BG-TEST-3")
def test_dice_from_the_threshold_on_succeed() -> None:
    """Each die for itself."""
    for throw in THROWS:
        for threshold in range(2, 7):
            assert successes(counted(throw), threshold) == sum(face >= threshold for face in throw)


@pytest.mark.rule("BG-TEST-5")
def test_each_six_explodes() -> None:
    """Nothing else does."""
    assert [sixes(counted(throw)) for throw in ([], [5, 5], [6, 1], [6, 6, 6])] == [0, 0, 1, 3]


@pytest.mark.rule("BG-TEST-5")
def test_exploded_dice_succeed_on_five() -> None:
    """Whatever the threshold of the test."""
    assert [exploded_successes(counted([face])) for face in range(1, 7)] == [0, 0, 0, 0, 1, 1]
    assert exploded_successes(counted([4, 5, 5, 6])) == 3


@pytest.mark.rule("BG-TEST-3", "BG-TEST-5", "BG-TEST-8")
def test_strength_four() -> None:
    """3 4 6 2, the 2 becomes a 3, the 6 explodes into a 5: three successes."""
    thrown = counted([3, 4, 6, 2])
    assert rerolled(thrown, 4, 1) == counted([2])
    after = combine_throws(kept(thrown, counted([2])), counted([3]))
    assert after == counted([3, 4, 6, 3])
    assert sixes(after) == 1
    assert successes(after, 4) + exploded_successes(counted([5])) == 3


@pytest.mark.rule("BG-TEST-4")
def test_failures_are_thrown_again_lowest_first() -> None:
    """As many as may be, and never a success."""
    thrown = counted([1, 2, 3, 3, 4, 5, 6])
    assert rerolled(thrown, 4, 0) == rerolled(thrown, 4, -1) == NO_DICE
    assert rerolled(thrown, 4, 3) == counted([1, 2, 3])
    assert rerolled(thrown, 4, 60) == counted([1, 2, 3, 3])
    assert rerolled(thrown, 9, 60) == counted([1, 2, 3, 3, 4, 5])
    assert rerolled(thrown, -9, 60) == counted([1])


@pytest.mark.rule("BG-TEST-4")
def test_a_reroll_keeps_the_successes() -> None:
    """For every throw of up to four dice."""
    for throw in THROWS:
        for threshold in range(2, 7):
            again = rerolled(counted(throw), threshold, 2)
            assert sum(again) == min(2, sum(face < threshold for face in throw))
            assert successes(kept(counted(throw), again), threshold) == successes(counted(throw), threshold)


@pytest.mark.rule("BG-TEST-6")
@pytest.mark.parametrize(("attack", "defence", "left"), [(0, 0, 0), (3, 0, 3), (3, 1, 2), (3, 3, 0), (2, 5, 0)])
def test_each_success_of_the_defence_cancels_one(attack: int, defence: int, left: int) -> None:
    """And there is nothing below none."""
    assert left_after_defence(attack, defence) == left


@pytest.mark.rule("BG-ATT-1")
@pytest.mark.parametrize(("reached", "wounds"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (50, 3)])
def test_the_line_that_is_reached(reached: int, wounds: int) -> None:
    """The sword of the worked examples."""
    line = line_reached(SWORD, reached)
    assert line is not None
    assert line.wounds == wounds


@pytest.mark.rule("BG-ATT-1")
def test_no_line_may_be_reached() -> None:
    """By no successes, or by too few."""
    assert line_reached(SWORD, 0) is None
    assert line_reached((), 7) is None
    assert line_reached((ResultLineDef(2, 3, 1),), 1) is None


@pytest.mark.rule("BG-ATT-1")
def test_a_line_that_was_reached_stays_so() -> None:
    """With more successes than it is printed for, the line that needs the most of those reached applies."""
    closed = (ResultLineDef(1, 1, 1), ResultLineDef(3, 4, 2))
    assert [line_reached(closed, successes) for successes in (2, 5)] == list(closed)


@pytest.mark.rule("BG-TEST-7")
@pytest.mark.parametrize("order", [1, -1])
def test_only_the_line_that_needs_the_most(order: int) -> None:
    """Even if a line that needs fewer would wound more, and in any order of the lines."""
    table = (ResultLineDef(1, None, 2), ResultLineDef(2, None, 3), ResultLineDef(4, None, 1))[::order]
    lines = [line_reached(table, reached) for reached in range(6)]
    assert [line and line.wounds for line in lines] == [None, 2, 3, 3, 1, 1]


@pytest.mark.rule("BG-ATT-8")
def test_perception_four_against_toughness_three() -> None:
    """4 1 3 5 against 3 1 4: one is left, and the Arm Cannon wounds once."""
    left = left_after_defence(successes(counted([4, 1, 3, 5]), 4), successes(counted([3, 1, 4]), 4))
    assert left == 1
    assert line_reached((ResultLineDef(1, None, 1),), left) == ResultLineDef(1, None, 1)
