"""Luck is the difference of the dice from their expected value."""

from collections.abc import Sequence
from typing import Any

import pytest

from engine.kernel.chance.rolls import Rolled
from engine.systems.battleground.dice import events as trials_events
from engine.systems.battleground.dice.pending_test import Purpose
from tests.balance.luck import OF_A_SIX, luck_of, surplus

OWNERS = {"he-man": 0, "skeletor": 1}


def begun(figure: str, purpose: Purpose, threshold: int) -> Any:
    return trials_events.TestBegan(
        figure=figure,
        purpose=purpose,
        statistic="strength",
        target="",
        weapon="",
        dice=2,
        dice_parts=(),
        threshold=threshold,
        threshold_parts=(),
    )


def rolled(purpose: str, *faces: int) -> Any:
    return Rolled(purpose=purpose, seat="red", results=faces, into="faces", faces=faces)


@pytest.mark.rule("BG-TEST-3", "BG-TEST-5")
@pytest.mark.parametrize("threshold", range(2, 7))
def test_luck_is_zero_on_average(threshold: int) -> None:
    assert sum(surplus([face], threshold) for face in range(1, 7)) == pytest.approx(0)


@pytest.mark.rule("BG-TEST-5")
def test_a_six_is_worth_what_its_next_die_brings() -> None:
    """A success on five or more, and the same again on a six."""
    assert pytest.approx(1 / 3 + OF_A_SIX / 6) == OF_A_SIX


@pytest.mark.parametrize(("faces", "expected"), [((4, 4), 1), ((1, 2), -1), ((3, 5), 0)])
def test_luck_is_counted_for_the_masters(faces: Sequence[int], expected: int) -> None:
    """Of two dice on four or more one succeeds; what is luck for one side is none for the other."""
    of_sixes = 2 * OF_A_SIX / 6
    mine = luck_of([begun("he-man", "attack", 4), rolled("attack", *faces)], OWNERS)
    theirs = luck_of([begun("skeletor", "attack", 4), rolled("attack", *faces)], OWNERS)
    assert mine == pytest.approx((expected - of_sixes, 0, 0))
    assert theirs == pytest.approx((of_sixes - expected, 0, 0))


def test_dice_thrown_again_and_exploded_ones_count_too() -> None:
    """Those that exploded against their own threshold; other dice are nobody's luck."""
    reported = [
        rolled("first-player", 6),
        begun("he-man", "defence", 6),
        rolled("defence", 6),
        rolled("defence-exploding", 5),
        rolled("defence-mana-reroll", 1),
        rolled("first-player", 6),
    ]
    expected = surplus([6], 6) + surplus([5], 5) + surplus([1], 6)
    assert luck_of(reported, OWNERS) == pytest.approx((0, expected, 0))
    assert luck_of([begun("he-man", "ability", 4), rolled("ability", 5)], OWNERS).other > 0
