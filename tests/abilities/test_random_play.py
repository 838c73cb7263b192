"""Random abilities, many in one game: they load, and in twenty decisions of random players every promise is kept.

An arena or a battle holds about a dozen abilities, and four times twenty decisions are made in it, so that each
ability is there for at least twenty. Most of them do something at least once. That random abilities read well is
tested where their words are.
"""

import json
from collections import Counter
from collections.abc import Callable, Mapping

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.support import random_arenas, random_battles
from tests.support.acting import abilities_in, watching
from tests.support.random_games import Abilities, Stage, played

DECISIONS = 80
Places = tuple[Callable[[], st.SearchStrategy[Abilities]], Callable[[Abilities], Stage], Mapping[str, int]]
PLACES: Mapping[str, Places] = {
    "battleground": (random_battles.carried, random_battles.battle_of, random_battles.CARRIED),
    "hoplomachus": (random_arenas.carried, random_arenas.arena_of, random_arenas.CARRIED),
}
IN_ALL: Mapping[str, int] = {"battleground": 380, "hoplomachus": 130}
"""How many abilities of each game are played in every run, no two alike; ten times as many in a soak."""
DRAWN = 3
"""How many times as many are made as are played: some are made again, and then left out."""
ACTING: Mapping[str, float] = {"battleground": 0.45, "hoplomachus": 0.5}
"""The share of them that must have done something."""


def plays_random_abilities(game: str, wanted: int, *, the_same: bool) -> Counter[str]:
    """So many of them, the same each time or others; returns how many there were, and how many acted."""
    carried, stage_of, held = PLACES[game]
    seen, found, drawn = set[str](), Counter[str](), -(-DRAWN * wanted // sum(held.values()))

    @given(given_=carried(), seed=st.integers(0, 2**32))
    @settings(max_examples=drawn, derandomize=the_same, suppress_health_check=list(HealthCheck), deadline=None)
    def check(given_: Abilities, seed: int) -> None:
        made = {json.dumps(each, sort_keys=True) for family in given_.values() for each in family}
        if len(seen) >= wanted or len(made - seen) * 2 < sum(held.values()):
            return
        with watching() as watch:
            *_, last = played(stage_of(given_), seed, DECISIONS)
        there = abilities_in(last.state)
        found.update(there=len(there), acted=sum(watch.acted(key, each) for key, each in there.items()))
        seen.update(made)

    check()
    assert len(seen) >= wanted
    return found


@pytest.mark.parametrize("game", PLACES)
def test_random_abilities_are_played(game: str) -> None:
    """Five hundred of them, the same in every run; most of them act."""
    found = plays_random_abilities(game, IN_ALL[game], the_same=True)
    assert found["acted"] >= ACTING[game] * found["there"]


@pytest.mark.soak
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("game", PLACES)
def test_thousands_of_random_abilities_are_played(game: str) -> None:
    """Five thousand, others each time."""
    found = plays_random_abilities(game, 10 * IN_ALL[game], the_same=False)
    assert found["acted"] >= ACTING[game] * found["there"]
