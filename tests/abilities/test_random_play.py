"""Random abilities, many in one game: they load, and in twenty decisions of random players every promise is kept.

An arena or a battle holds about a dozen abilities, and four times twenty decisions are made in it, so that each
ability is there for at least twenty. That random abilities read well is tested where their words are.
"""

from collections.abc import Callable, Mapping

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.support import random_arenas, random_battles
from tests.support.random_games import Abilities, Stage, played

DECISIONS = 80
Places = tuple[Callable[[], st.SearchStrategy[Abilities]], Callable[[Abilities], Stage], Mapping[str, int]]
PLACES: Mapping[str, Places] = {
    "battleground": (random_battles.carried, random_battles.battle_of, random_battles.CARRIED),
    "hoplomachus": (random_arenas.carried, random_arenas.arena_of, random_arenas.CARRIED),
}
IN_ALL: Mapping[str, int] = {"battleground": 380, "hoplomachus": 130}
"""How many abilities of each game are played in every run; ten times as many in a soak."""


def plays_random_abilities(game: str, abilities: int, *, the_same: bool) -> None:
    """At least so many of them, in games of many; the same each time, or others."""
    carried, stage_of, held = PLACES[game]
    games = -(-abilities // sum(held.values()))

    @given(given_=carried(), seed=st.integers(0, 2**32))
    @settings(max_examples=games, derandomize=the_same, suppress_health_check=list(HealthCheck))
    def check(given_: Abilities, seed: int) -> None:
        assert list(played(stage_of(given_), seed, DECISIONS))

    check()


@pytest.mark.parametrize("game", PLACES)
def test_random_abilities_are_played(game: str) -> None:
    """Five hundred of them, the same in every run."""
    plays_random_abilities(game, IN_ALL[game], the_same=True)


@pytest.mark.soak
@pytest.mark.parametrize("game", PLACES)
def test_thousands_of_random_abilities_are_played(game: str) -> None:
    """Five thousand, others each time."""
    plays_random_abilities(game, 10 * IN_ALL[game], the_same=False)
