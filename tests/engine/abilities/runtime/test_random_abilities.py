"""Random abilities, many in one game: they load, and in twenty decisions of random players every promise is kept.

An arena or a battle has about a dozen abilities, and four times twenty decisions are made in it, so that each ability
is there for at least twenty. Most of them have an effect at least once. The wording of random abilities is tested with
the tests of wording.
"""

import json
import secrets
from collections import Counter
from collections.abc import Callable, Iterable, Mapping

import pytest
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st

from tests.support import random_arenas, random_battles
from tests.support.ability_witness import abilities_in, watching
from tests.support.random_games import Abilities, Stage, played

DECISIONS = 80
Places = tuple[Callable[[], st.SearchStrategy[Abilities]], Callable[[Abilities], Stage], Mapping[str, int]]
PLACES: Mapping[str, Places] = {
    "battleground": (random_battles.carried, random_battles.battle_of, random_battles.CARRIED),
    "hoplomachus": (random_arenas.carried, random_arenas.arena_of, random_arenas.CARRIED),
}
IN_ALL: Mapping[str, int] = {"battleground": 380, "hoplomachus": 130}
"""How many abilities of each game are played in every run, no two alike; ten times as many in a soak."""
DRAWN = 10
"""How many games there are of one seed: afterwards Hypothesis puts new ones together from parts of the old, which takes
two thirds of the time and makes most abilities once more."""
ACTING: Mapping[str, float] = {"battleground": 0.45, "hoplomachus": 0.5}
"""The share of abilities that must have had an effect."""


def plays_random_abilities(game: str, wanted: int, seeds: Iterable[int]) -> Counter[str]:
    """Plays so many of them, from as many seeds as it takes; returns how many there were, and how many acted."""
    carried, stage_of, held = PLACES[game]
    seen, found = set[str](), Counter[str]()

    @given(given_=carried(), luck=st.integers(0, 2**32))
    @settings(max_examples=DRAWN, suppress_health_check=list(HealthCheck), deadline=None)
    def check(given_: Abilities, luck: int) -> None:
        made = {json.dumps(each, sort_keys=True) for family in given_.values() for each in family}
        if len(seen) >= wanted or len(made - seen) * 2 < sum(held.values()):
            return
        with watching() as watch:
            *_, last = played(stage_of(given_), luck, DECISIONS)
        there = abilities_in(last.state)
        found.update(there=len(there), acted=sum(watch.acted(key, each) for key, each in there.items()))
        seen.update(made)

    for number in seeds:
        seed(number)(check)()
        if len(seen) >= wanted:
            return found
    raise AssertionError(f"only {len(seen)} of {wanted} differ")


@pytest.mark.slow
@pytest.mark.parametrize("game", PLACES)
def test_random_abilities_are_played(game: str) -> None:
    """Five hundred of them, the same in every run; most of them act."""
    found = plays_random_abilities(game, IN_ALL[game], range(1, 201))
    assert found["acted"] >= ACTING[game] * found["there"]


@pytest.mark.soak
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("game", PLACES)
def test_thousands_of_random_abilities_are_played(game: str) -> None:
    """Five thousand, different each time; the report of a failure has its seed."""
    found = plays_random_abilities(game, 10 * IN_ALL[game], range(first := secrets.randbelow(2**32), first + 1500))
    assert found["acted"] >= ACTING[game] * found["there"]
