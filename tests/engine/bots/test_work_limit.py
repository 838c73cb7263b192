"""Bots think for a bounded time, by counted work: with a thousand figures, or hundreds of triggers."""

from typing import Any

import pytest

from engine.bots import work_limit as attention
from engine.bots.autoplay import play_on
from engine.bots.bot import bot_named
from engine.bots.evaluator import RatedChoice, all_position_evaluators, evaluator_of
from engine.bots.memory import Memory
from engine.bots.search.lookahead import NODES
from engine.bots.search.rollout import Budget, Rollout
from engine.bots.work_limit import MOST_WORK, LimitedChoices, rated_choices
from engine.kernel.chance.rolls import KeyedDice, Stream
from engine.kernel.data.choice import choice
from engine.kernel.play.game import Game, start_game
from engine.kernel.rules.triggers import CHECKS
from engine.kernel.state.look_budget import LookBudget
from engine.systems.battleground.state import Battle
from engine.systems.battleground.system import SYSTEM
from tests.support.costly_abilities import crowd, within

Plain = dict[str, Any]
BOTS = ("brisk", "greedy", "search")
CHOOSE: Plain = {
    "when": "active",
    "id": "many",
    "effects": [
        {"do": "choose", "as": "them", "from": {"pieces": {"side": "all"}}, "count": 20},
        {"do": "wound", "on": "them"},
    ],
}


def mutual(number: int) -> list[Plain]:
    """Abilities that set off one another."""
    gains = {"gains": {"counter": "mana", "who": "character"}}
    return [
        {"when": gains, "id": f"t{each}", "effects": [{"do": "gain", "counter": "mana", "amount": 1}]}
        for each in range(number)
    ]


def at_an_activation(document: Plain) -> Game[Battle]:
    """The game at the choice of a character to activate."""
    return at("activate", document)


def at(kind: str, document: Plain) -> Game[Battle]:
    """The game at its first decision of this kind."""
    game = start_game(SYSTEM, document, KeyedDice(3))
    while game.decision is not None and game.decision.kind != kind:
        play_on(game, {seat: bot_named("random") for seat in game.state.seats}, 3, 1)
    return game


def played(game: Game[Battle], bot: str, decisions: int) -> int:
    return play_on(game, {seat: bot_named(bot) for seat in game.state.seats}, 3, decisions)


@pytest.mark.parametrize("bot", BOTS)
def test_an_evaluation_beyond_the_limit_ends_with_the_best_choice_so_far(
    bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And always the same way."""
    game = at_an_activation(crowd(15))
    decision = game.decision
    assert decision is not None
    seat = decision.seats[0]
    view, mine = game.view(seat), decision.choices_of(seat)
    judge = evaluator_of(view)
    every = rated_choices(judge, view, mine, seat, Memory())
    assert [each.choice for each in every] == list(mine)
    monkeypatch.setattr(attention, "MOST_WORK", view.meter.work + 500)
    few = rated_choices(judge, view, mine, seat, Memory())
    assert 2 <= len(few) < len(mine)
    assert few == every[: len(few)]
    chosen = [bot_named(bot)(view, decision, seat, Stream(1, "bot")) for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert chosen[0] in mine


def test_the_first_choice_is_weighed_however_dear_it_is() -> None:
    looks, choices = LookBudget(), [choice("a"), choice("b"), choice("c")]
    seen = []
    for each in LimitedChoices(choices, looks, 10):
        seen.append(each)
        looks.work += 8
    assert seen == choices[:2]
    assert len(LimitedChoices(choices, looks, 0)) == len(choices)
    assert list(LimitedChoices(choices, looks, 0)) == choices


def test_an_imagined_game_ends_where_its_work_is_done() -> None:
    budget = Budget(5)
    assert budget.spend()
    budget.work -= MOST_WORK + 1
    assert not budget.spend()


def test_looking_ahead_stays_within_its_work_where_one_answer_has_many_choices() -> None:
    """At the choice of a card: the answer that follows is whom of sixty to activate."""
    game = at("select-card", crowd(60))
    assert game.decision is not None
    seat, budget = game.decision.seats[0], Budget(NODES, work=1_000)
    judge = all_position_evaluators()[Battle]
    first = RatedChoice(game.decision.choices_of(seat)[0], 0.0)
    assert Rollout(game.branch(), seat, judge, budget, Memory()).after(first) is None
    assert budget.work > -1_000, "the last choice alone may take more than is left"


def test_checks_of_triggers_count_as_work() -> None:
    """Those by the event, those when they are put in order, and when one is chosen."""
    game = at_an_activation(crowd(5, mutual(10)))
    played(game, "random", 1)
    assert game.decision is not None
    assert game.decision.kind == "order"
    assert len(game.decision.choices) >= 100
    assert game.state.meter.work >= 2 * 100 // CHECKS
    played(game, "random", 1)
    assert game.state.meter.work >= 3 * 100 // CHECKS


@pytest.mark.slow
@pytest.mark.parametrize("bot", BOTS)
def test_abilities_that_set_off_one_another(bot: str) -> None:
    with within(30):
        assert played(at_an_activation(crowd(2, mutual(2))), bot, 2) == 2


@pytest.mark.soak
@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(
    "document",
    [crowd, lambda each: crowd(each, gear="bow"), lambda each: crowd(each, [CHOOSE])],
    ids=["figures", "bows", "choose 20 of 1,000"],
)
def test_a_thousand_figures(bot: str, document: Any) -> None:
    game = at_an_activation(document(500))
    with within(120):
        assert played(game, bot, 12) == 12


@pytest.mark.soak
@pytest.mark.parametrize("bot", BOTS)
def test_a_thousand_figures_at_the_choice_of_a_card(bot: str) -> None:
    game = at("select-card", crowd(500))
    with within(20):
        assert played(game, bot, 2) == 2


@pytest.mark.soak
@pytest.mark.timeout(600)
@pytest.mark.parametrize("bot", BOTS)
def test_hundreds_of_abilities_that_set_off_one_another(bot: str) -> None:
    """A decision takes about a second, however many triggers there are to put in order."""
    game = at_an_activation(crowd(20, mutual(10)))
    with within(30):
        assert played(game, bot, 12) == 12
