"""Odds of pools of coloured dice: exact, the very numbers that play comes to (HR-COMP-2, HR-TURN-6)."""

from collections import Counter
from fractions import Fraction
from itertools import combinations_with_replacement, product
from math import prod
from typing import Any

import pytest
from icepool import Die, coin  # type: ignore[import-untyped]

from engine.systems.hoplomachus.combat.attack_odds import odds_of_loss
from engine.systems.hoplomachus.dice.attack_dice import COLOURS, HIT_FACES, hits_of
from engine.systems.hoplomachus.dice.hit_odds import odds_of_pool
from tests.support.hoplomachus import arena, until, with_dice
from tests.support.script import play

POOLS = ((), ("red",), ("yellow", "yellow"), ("black", "blue", "yellow"), ("green", "black", "red", "blue", "yellow"))


@pytest.mark.rule("HR-COMP-2")
@pytest.mark.parametrize("pool", POOLS)
def test_the_odds_are_those_of_all_throws(pool: tuple[str, ...]) -> None:
    """Every throw looked at, one by one."""
    counted = Counter(sum(hits_of(HIT_FACES, pool, faces)) for faces in product(range(1, 7), repeat=len(pool)))
    odds = odds_of_pool(HIT_FACES, pool)
    assert odds.keys() == counted.keys()
    for number, ways in counted.items():
        assert odds[number] == pytest.approx(float(Fraction(ways, 6 ** len(pool))), abs=1e-12)


@pytest.mark.rule("HR-COMP-2")
@pytest.mark.parametrize("size", range(1, 6))
def test_the_odds_are_those_of_icepool(size: int) -> None:
    """Every pool of so many dice, by the faces that the digest gives the colours."""
    faces = {"yellow": 2, "blue": 3, "green": 4, "black": 5, "red": 6}
    for pool in combinations_with_replacement(COLOURS, size):
        odds = odds_of_pool(HIT_FACES, pool)
        theirs: Any = sum((coin(faces[colour], 6) for colour in pool), start=Die([0]))
        for number in range(size + 1):
            assert odds.get(number, 0.0) == pytest.approx(float(theirs.probability(number)), abs=1e-12), pool


@pytest.mark.rule("HR-TURN-6", "HR-TURN-7")
def test_the_odds_of_a_loss_are_those_of_all_attacks() -> None:
    """Each throw of three dice played, at a target that withstands a hit and has fewer HP than there are dice."""
    cards = {"ana": {"attack": ["black", "blue", "yellow"]}, "bo": {"skills": ["ward:1"], "health": 1}}
    game = until(arena(red="ana@D5", blue="bo@D4 bert@I9", cards=cards), "engagement")
    lost = Counter[int]()
    for faces in product(range(1, 7), repeat=3):
        attacked = with_dice(game, *faces)
        play(attacked, "red: attack unit=ana target=bo")
        lost["bo" not in attacked.state.units] += 1
    odds = odds_of_loss(game.state, "bo", odds_of_pool(HIT_FACES, game.state.chip("ana").attack))
    assert odds.keys() == lost.keys()
    for hp, ways in lost.items():
        assert odds[hp] == pytest.approx(ways / 6**3, abs=1e-12)


@pytest.mark.rule("HR-COMP-2")
def test_a_large_pool() -> None:
    """The chance that all of a hundred dice hit is the product of their chances."""
    pool = ("blue",) * 50 + ("black",) * 50
    odds = odds_of_pool(HIT_FACES, pool)
    assert sum(odds.values()) == pytest.approx(1)
    assert odds[100] == pytest.approx(prod(HIT_FACES[colour] / 6 for colour in pool), rel=1e-9)


SPECIALS: dict[str, Any] = {
    "ana": {"attack": ["blue", "yellow"], "skills": ["sure-hit:2", "long-shot:3", "whirlwind"]},
    "bo": {"health": 1},
    "bert": {"skills": [{"skill": "ward", "by": 1, "against": "everything"}]},
}
