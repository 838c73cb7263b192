"""Random skills and tactics: made from the operations, they are played without a crash."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel.chance.rolls import Stream
from engine.kernel.positions.codec import unsound
from engine.systems.hoplomachus.system import SYSTEM
from tests.support.abilities import abilities
from tests.support.hoplomachus import arena, own, tactic

DECISIONS = 20
SEEDS = st.integers(0, 9)


def plays(skill: dict[str, Any], card: dict[str, Any], seed: int) -> None:
    """Both sides have it, and do anything for some decisions; every state on the way is sound."""
    given_by = tactic("odd", abilities=[card])
    chip = {"skills": [own("knack", skill)], "health": 3, "movement": 3}
    game = arena(
        seed,
        red="ana@D5 al@D6 ay",
        blue="bo@E5 by@E6 bu",
        cards={"ana": chip, "bo": chip},
        tactics={"red": [given_by], "blue": [{**given_by, "id": "test/other"}]},
    )
    rng = Stream(seed, "random skills")
    for _ in range(DECISIONS):
        if game.decision is None:
            return
        assert unsound(SYSTEM, game.state) is None
        game.apply(game.decision.choices[rng.next_below(len(game.decision.choices))])


@pytest.mark.slow
@given(abilities("ability", "hoplomachus"), abilities("tactic-ability", "hoplomachus"), SEEDS)
@settings(max_examples=60)
def test_random_skills_are_played(skill: dict[str, Any], card: dict[str, Any], seed: int) -> None:
    """A skill on chips of both sides, and a tactic that gives something."""
    plays(skill, card, seed)


@pytest.mark.soak
@given(abilities("ability", "hoplomachus"), abilities("tactic-ability", "hoplomachus"), SEEDS)
@settings(max_examples=1_000)
def test_thousands_of_random_skills_are_played(skill: dict[str, Any], card: dict[str, Any], seed: int) -> None:
    """The same, with very many."""
    plays(skill, card, seed)
