"""The values cached from one imagined game to the next: those that stay valid."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from engine.bots.evaluators.battleground import attack_value as fights
from engine.bots.evaluators.battleground.choice_value import rate_promising_choices
from engine.bots.evaluators.battleground.position_value import standing
from engine.bots.memory import Memory
from engine.kernel.play.game import Game
from engine.systems.battleground.state import Battle, Token
from tests.rules.battleground.fights import BOW, SWORD, fight
from tests.support.battleground import with_figure

ARMS: dict[str, Any] = {"ana": (SWORD,), "al": (BOW,), "bo": (BOW,), "be": (SWORD,)}


def positions() -> Iterator[Game[Battle]]:
    """Variations of the game: other places and facings, wounds, tokens on cards."""
    game = fight(red="ana@E5:n al@E8:n", blue="bo@E3:s be@G2:s", arms=ARMS, size="9x12")
    grid = game.state.scenario.terrain.grid
    yield game
    for figure in ("ana", "bo"):
        for change in (
            {"wounds": 2},
            {"focused": True},
            {"facing": 3},
            {"buff": Token("enhancement", game.state.figures[figure].seat)},
            {"debuff": Token("stun", game.state.opponent(game.state.figures[figure].seat))},
            {"at": grid.place("C4")},
        ):
            yield with_figure(game, figure, **change)


def test_remembered_values_of_other_positions_change_nothing() -> None:
    """Positions and choices have the same value as without the cache."""
    memory = Memory()
    for game in positions():
        for seat in game.state.seats:
            assert standing(game.state, seat, memory) == standing(game.state, seat)
        assert game.decision is not None
        mine = game.decision.choices_of("red")
        assert rate_promising_choices(game.state, mine, "red", memory) == rate_promising_choices(
            game.state, mine, "red", Memory()
        )


def test_valid_values_are_not_computed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether a figure was activated changes no attack: cached values are used again, but not for a wounded one."""
    memory = Memory()
    game = next(positions())
    standing(game.state, "red", memory)
    reckoned = list[str]()

    def counted(name: str) -> Callable[..., float]:
        def reckon(*_: object, **__: object) -> float:
            reckoned.append(name)
            return 0.0

        return reckon

    for name in ("_best_attack", "_best_shot", "best_attack_points"):
        monkeypatch.setattr(fights, name, counted(name))
    activated = {name: replace(each, activated=not each.activated) for name, each in game.state.figures.items()}
    standing(game.state.but(figures=activated), "red", memory)
    assert not reckoned
    standing(with_figure(game, "bo", wounds=1).state, "red", memory)
    assert {*reckoned} == {"_best_attack", "_best_shot", "best_attack_points"}
