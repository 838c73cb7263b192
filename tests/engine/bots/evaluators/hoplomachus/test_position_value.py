"""What whole positions of Hoplomachus are worth, and where looking ahead stops."""

from collections.abc import Iterator
from typing import Any

from engine.bots.evaluator import evaluator_of
from engine.bots.evaluators.hoplomachus.attack_value import GAME
from engine.bots.evaluators.hoplomachus.position_value import is_over, rate_promising_choices, standing
from engine.bots.memory import Memory
from engine.bots.work_limit import LimitedChoices
from engine.kernel.data.choice import Choice
from engine.kernel.play.game import Game
from engine.kernel.state.look_budget import LookBudget
from engine.systems.hoplomachus.state import Arena
from tests.support.hoplomachus import arena, changed, with_side, with_unit

LINES: dict[str, Any] = {"red": "ana@D5 al", "blue": "bo@D9 bert"}


def worth(game: Game[Arena], seat: str = "red") -> float:
    return standing(game.state, seat)


def test_the_gain_of_one_side_is_the_loss_of_the_other() -> None:
    game = with_unit(arena(**LINES, cards={"bo": {"health": 3}}), "bo", hp=2)
    assert abs(worth(game, "red") + worth(game, "blue")) < 1e-9
    assert worth(game) > worth(with_unit(game, "bo", hp=3))


def test_favour_and_units_in_camp_count() -> None:
    """HR-TROOP-3."""
    game = arena(**LINES)
    assert worth(with_side(game, "red", favour=2)) > worth(game) > worth(with_side(game, "blue", favour=2))
    assert worth(with_side(game, "red", camp=("red-hero",))) > worth(with_side(game, "red", camp=()))


def test_a_hero_is_worth_no_game_for_being_there() -> None:
    """HR-S-1: it could be defeated there; and the less HP it has, the worse."""
    game = arena(red="ana@D5 red-hero@A1", blue="bo@I9 bert@I8")
    hurt = with_unit(game, "red-hero", hp=1)
    assert abs(worth(game)) < GAME
    assert worth(hurt) < worth(game)


def test_the_end_of_the_game_counts_above_all() -> None:
    """HR-S-1."""
    game = arena(red="ana@D5", blue="bo@D9")
    won = changed(game, round=2, units={"ana": game.state.units["ana"]})
    assert (worth(won, "red"), worth(won, "blue")) == (GAME, -GAME)


def test_a_turn_is_over_with_the_next_one() -> None:
    """HR-TURN-1."""
    game = arena(**LINES)
    assert not is_over(game.state, changed(game, phase="engagement").state, "red")
    assert is_over(game.state, game.state.but(active="blue"), "red")
    assert is_over(game.state, game.state.but(round=game.state.round + 1), "red")


def test_every_choice_is_judged() -> None:
    game = arena(**LINES)
    assert game.decision is not None
    few = rate_promising_choices(game.state, game.decision.choices, "red", Memory())
    assert tuple(each for each, _ in few) == game.decision.choices
    assert [worth for _, worth in few] == list(evaluator_of(game.state)(game.state, game.decision.choices, "red"))


def test_choices_that_are_cut_short_keep_their_values() -> None:
    """The limit is reached in the middle; iterating the choices once more evaluates fewer of them."""
    game, looks = arena(**LINES), LookBudget()
    assert game.decision is not None

    class Dear(tuple[Choice, ...]):
        """Choices that are work to read."""

        def __iter__(self) -> Iterator[Choice]:
            for each in super().__iter__():
                looks.work += 1
                yield each

    every = rate_promising_choices(game.state, game.decision.choices, "red", Memory())
    few = rate_promising_choices(game.state, LimitedChoices(Dear(game.decision.choices), looks, 3), "red", Memory())
    assert few == every[:3]
    assert len(few) < len(every)
