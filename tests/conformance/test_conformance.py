"""Every registered system, probes too, keeps the kernel's promises in random games."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.kernel.rules.game_system import GameSystem
from engine.registry import probes, systems
from tests.support import conformance
from tests.support.conformance import Played

EVERY_SYSTEM = {**probes(), **systems()}
SEEDS = range(2)
SOAK_SEEDS = range(2, 204)


def of_every_system(test: Callable[..., None]) -> Callable[..., None]:
    """Run the test for each system with a few seeds, and with many in the soak."""
    soaked = [pytest.param(seed, marks=pytest.mark.soak) for seed in SOAK_SEEDS]
    for_each = pytest.mark.parametrize("system", EVERY_SYSTEM.values(), ids=list(EVERY_SYSTEM))
    marked: Callable[..., None] = for_each(pytest.mark.parametrize("seed", [*SEEDS, *soaked])(test))
    return marked


@pytest.mark.slow
@of_every_system
def test_choices_are_sound_and_anything_else_is_refused(system: GameSystem[Any], seed: int) -> None:
    played = Played(system, seed)
    for decision in played.decisions():
        conformance.check_choices(played.game, decision)
        conformance.check_refusals(played.game, decision)


@pytest.mark.slow
@of_every_system
def test_a_game_goes_on_the_same_after_saving_and_after_taking_back(system: GameSystem[Any], seed: int) -> None:
    played = Played(system, seed)
    for _ in played.decisions():
        conformance.check_saving(played)
        conformance.check_undo(played)


@pytest.mark.slow
@of_every_system
def test_hidden_information_reaches_no_other_seat(system: GameSystem[Any], seed: int) -> None:
    played = Played(system, seed)
    reported = 0
    for decision in played.decisions():
        conformance.check_secrets(played, decision)
        events = played.game.events
        conformance.check_events(played, events[reported:])
        reported = len(events)


@pytest.mark.slow
@of_every_system
def test_wishes_are_refused_for_exactly_the_reasons_given(system: GameSystem[Any], seed: int) -> None:
    played = Played(system, seed)
    for decision in played.decisions():
        conformance.check_wishes(played, decision)


@of_every_system
def test_games_end_and_replay_and_go_the_same_with_real_dice(system: GameSystem[Any], seed: int) -> None:
    played = Played(system, seed)
    for _ in played.decisions():
        pass
    assert played.game.outcome is not None
    conformance.check_replay(played)
    conformance.check_by_hand(played)
