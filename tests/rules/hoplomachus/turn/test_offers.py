"""What is on offer: the quick lists of the phases, against what their clauses say of every wish."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.kernel.chance.rolls import Stream
from engine.kernel.play.game import start_game
from engine.systems.hoplomachus.phases import InPhase
from engine.systems.hoplomachus.system import SYSTEM
from tests.rules.hoplomachus.stock.test_stock import skirmish

SELDOM = 5
"""One question of so many is looked at."""
SOAK = [pytest.param(seed, marks=pytest.mark.soak) for seed in range(2, 40)]


@pytest.mark.slow
@pytest.mark.rule("HR-TURN-2", "HR-TURN-4", "HR-TURN-5", "HR-TURN-6")
@pytest.mark.parametrize("seed", [0, 1, *SOAK])
def test_the_offered_choices_are_the_legal_ones(seed: int) -> None:
    """In whole random games the lists have exactly the wishes that no clause refuses, in their order."""
    game, rng, seen = start_game(SYSTEM, skirmish(), seed), Stream(seed, "listing"), Counter[str]()
    while game.decision is not None:
        state = game.state
        if isinstance(state.question, InPhase) and rng.next_below(SELDOM) == 0:
            for action in state.question.offers:
                legal = [wish for wish in action.wishes(state) if action.legal(state, wish)]
                assert list(action.choices(state)) == legal, action.kind
                seen[action.kind] += len(legal)
        game.apply(game.decision.choices[rng.next_below(len(game.decision.choices))])
    assert all(seen[kind] for kind in ("deploy", "move", "ability", "attack", "special"))
