"""Distributions: what functions make of outcomes, and of chances that follow on each other."""

import pytest

from engine.odds.distribution import followed, lifted, lifted_over_both

COIN = {0: 0.5, 1: 0.5}


def test_outcomes_that_become_the_same_are_one() -> None:
    assert lifted(lambda side: "any", COIN) == {"any": 1.0}
    assert lifted(lambda side: side + 1, {1: 0.25, 2: 0.75}) == {2: 0.25, 3: 0.75}


def test_two_that_know_nothing_of_each_other() -> None:
    assert lifted_over_both(int.__add__, COIN, COIN) == {0: 0.25, 1: 0.5, 2: 0.25}
    assert lifted_over_both(int.__sub__, {3: 1.0}, COIN) == {3: 0.5, 2: 0.5}


def test_a_second_step_may_depend_on_the_first() -> None:
    """Heads is thrown again."""
    again = followed(COIN, lambda side: COIN if side else {0: 1.0})
    assert again == pytest.approx({0: 0.75, 1: 0.25})


def test_nothing_is_in_it_that_was_not_reached() -> None:
    """Looking for another outcome does not bring it about."""
    found = lifted(lambda side: side, COIN)
    assert found.get(7) is None
    with pytest.raises(KeyError):
        found[7]
