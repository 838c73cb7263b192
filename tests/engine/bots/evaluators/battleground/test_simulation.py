"""The positions that are inspected after simulated abilities, and the cached results."""

from typing import Any

import pytest

from engine.bots.evaluators.battleground import ability_value, rate_promising_choices
from engine.bots.evaluators.battleground.observation import Observation
from engine.bots.evaluators.battleground.step_value import changed_figures
from engine.bots.memory import Memory
from engine.kernel.play.game import Game
from engine.kernel.state.step import Step
from engine.systems.battleground.state import Battle, Mark
from tests.rules.battleground.fights import fight
from tests.support.battleground import with_figure
from tests.support.script import play

HEAL = {"when": "active", "to": "ally", "effects": [{"do": "heal", "wounds": 2}]}
SNARE = {
    "when": "active",
    "to": "hex",
    "effects": [{"do": "mark", "name": "snare", "range": 1, "gives": [{"modify": "mind", "by": -1}]}],
}
LINES: dict[str, Any] = {"red": "ana@E5:n al@C5:n", "blue": "bo@E2:s be@I9:n", "arms": {}}


def able(ability: dict[str, Any], wounds: int = 0) -> Game[Battle]:
    """A game in which Ana has this ability, and Al so many wounds."""
    return with_figure(fight(stats={"ana": {"abilities": [ability]}}, **LINES), "al", wounds=wounds)


def judged(game: Game[Battle], memory: Memory) -> dict[str, float]:
    """The choices left by the prefilter, with their values, computed with this cache."""
    assert game.decision is not None
    return {
        each.id: worth
        for each, worth in rate_promising_choices(game.view("red"), game.decision.choices_of("red"), "red", memory)
    }


def test_an_ability_is_simulated_once_for_a_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as the figures concerned have the same condition."""
    reckoned, memory = list[Step[Battle]](), Memory()

    def gained(outlook: Observation, step: Step[Battle]) -> float:
        reckoned.append(step)
        return 1.0

    monkeypatch.setattr(ability_value, "gained", gained)
    for game in (able(HEAL, 2), with_figure(able(HEAL, 2), "bo", wounds=1)):
        judged(game, memory)
    assert len(reckoned) == 1


def test_a_cached_result_is_not_used_for_another_position() -> None:
    """Wounds that are healed, another place, another aim: all are judged as if nothing had been remembered."""
    memory = Memory()
    games = [able(HEAL, 2), able(HEAL), with_figure(able(HEAL, 2), "ana", wounds=3)]
    games.append(with_figure(able(HEAL, 1), "al", at=games[0].state.scenario.terrain.grid.place("D7")))
    for game in games:
        assert judged(game, memory) == judged(game, Memory())


def test_a_mark_touches_those_whom_it_affects() -> None:
    """BG-FX-5: and nobody else."""
    game = able(SNARE)
    grid = game.state.scenario.terrain.grid
    marked = game.state.but(marks={"red snare": Mark(name="snare", seat="red", at=grid.place("E3"))})
    assert changed_figures(game.state, marked) == changed_figures(marked, game.state) == {"bo"}
    assert changed_figures(marked, marked) == frozenset()


def test_numbers_that_change_until_the_end_touch_who_has_them() -> None:
    boost = {"when": "active", "effects": [{"do": "modify", "gives": [{"modify": "toughness", "by": 1}]}]}
    game = able(boost)
    before = game.state
    play(game, "red: use ability=test/ana figure=ana")
    assert before.figures == game.state.figures
    assert changed_figures(before, game.state) == {"ana"}
