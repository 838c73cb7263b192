"""The kernel's promises, in games in which everything that happens wakes or changes something."""

from collections import Counter
from collections.abc import Iterator

import pytest

from engine.kernel.chance.rolls import Stream
from engine.kernel.play.game import start_game
from engine.systems.battleground.system import SYSTEM
from tests.rules.battleground.crowded_game import played as random_play
from tests.rules.battleground.reactions import reactive
from tests.support import conformance


@pytest.fixture(params=[("default", 1), ("pl", 2)])
def played(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> conformance.Played:
    """A random game of it."""
    preset, seed = request.param
    document = reactive(profile={"preset": preset}, rounds=2)
    monkeypatch.setattr(conformance, "scenario_of", lambda _: document)
    return conformance.Played(SYSTEM, seed=seed)


def test_the_kernels_promises_hold_among_reactions(played: conformance.Played) -> None:
    """Choices, refusals, saving and rewinding in the middle of anything."""
    conformance.check_promises(played)


def _happened(seed: int) -> Iterator[str]:
    game = start_game(SYSTEM, reactive(), seed)
    for events in random_play(game, Stream(seed, "reactions")):
        yield from (each.name() for each in events)


def test_in_a_few_games_everything_is_woken_and_changed() -> None:
    """So that the promises are about something."""
    counted = Counter(name for seed in range(4) for name in _happened(seed))
    for name in ("ability-triggered", "replaced", "spared", "scenario-acted", "figure-entered", "worked-once"):
        assert counted[name], name
    assert not counted["ability-stopped"] > counted["ability-triggered"]
