"""The bot `greedy`: it beats `random`, claims objectives, knows nothing hidden, and plays the same everywhere."""

import json
from functools import cache
from math import sqrt
from typing import Any

import pytest

from editor.services.document_resolver import DocumentResolver
from engine.bots.autoplay import play_on
from engine.bots.bot import bot_named
from engine.bots.evaluator import all_evaluators, evaluator_of
from engine.bots.match import Match, play_match, table_of
from engine.content.kinds.scenario import Scenario
from engine.kernel.chance.rolls import KeyedDice
from engine.kernel.play.game import resume_game, start_game
from engine.kernel.rules.game_system import GameSystem
from engine.registry import probe_scenario, probes
from engine.session.context import GameContext
from engine.session.documents import load_playable
from engine.systems.battleground.state import Battle
from engine.systems.battleground.system import SYSTEM
from tests.engine.bots.hidden_information import count_other_deals
from tests.engine.bots.match_results import (
    CONFIDENT,
    at_least,
    bound_of,
    results_under_other_hashes,
    score_of,
    seconds_of_a_game,
)
from tests.rules.battleground.crowded_game import PLENTY
from tests.support.battleground import scenario

pytestmark = pytest.mark.slow

LEAST_SCORE = 0.90
LEAST_CLAIMS = 0.90


@cache
def first_game() -> dict[str, Any]:
    """The stock scenario, complete."""
    return load_playable(GameContext(DocumentResolver()), "battleground/first-game", Scenario, "$").plain()


def match(games: int) -> Match:
    return Match("battleground", first_game(), ("greedy", "random"), games, 7, swap_seats=True)


def test_the_lower_bound_is_wilsons() -> None:
    """Its definition: the share from which what was seen is just so many deviations away."""
    for seen, games in ((0.5, 10), (0.9, 20), (0.97, 200), (1.0, 200)):
        bound = at_least(seen, games)
        assert seen - bound == pytest.approx(CONFIDENT * sqrt(bound * (1 - bound) / games))


def claimed(number: int, played: Match) -> bool:
    """Whether greedy claims an objective in a game of the match."""
    table = table_of(played)
    assert isinstance(table, Battle)
    game = resume_game(SYSTEM, table, played.seed_of(number))
    seats = played.seating(number, game.state.seats)
    bots = {seat: bot_named(name) for seat, name in zip(seats, played.players, strict=True)}
    play_on(game, bots, played.seed_of(number), 10_000)
    return bool(game.state.sides[seats[0]].objectives)


def test_greedy_beats_random_and_claims_objectives() -> None:
    """A short version of the long test: twenty games, seats swapped, each pair with the same random results."""
    assert score_of(play_match(match(20), workers=2)) >= LEAST_SCORE
    assert sum(claimed(number, match(4)) for number in range(4)) >= LEAST_CLAIMS * 4


@pytest.mark.soak
def test_greedy_beats_random_with_confidence() -> None:
    """At least nine points of ten at the lower bound of 95 %, over 200 games."""
    assert bound_of(match(200)) >= LEAST_SCORE


@pytest.mark.soak
def test_greedy_claims_an_objective_in_nearly_every_game() -> None:
    assert sum(claimed(number, match(200)) for number in range(200)) >= LEAST_CLAIMS * 200


def test_games_of_greedy_do_not_depend_on_the_workers() -> None:
    assert play_match(match(4), workers=1) == play_match(match(4), workers=2)


def test_games_of_greedy_do_not_depend_on_the_process() -> None:
    """The hashes of strings do not matter."""
    reported = results_under_other_hashes("battleground/first-game")
    assert reported[0] == reported[1]
    assert json.loads(reported[0])["games"] == 1


def test_greedy_knows_nothing_hidden() -> None:
    """At every decision of a game, its answer does not depend on how the cards that it cannot see are dealt."""
    assert count_other_deals(start_game(SYSTEM, scenario(**PLENTY), 5), "greedy", 60) > 30


@pytest.mark.parametrize("seed", range(2))
def test_greedy_answers_every_question_of_a_crowded_game(seed: int) -> None:
    """Massive figures, items, marks, tests of abilities, guards: it answers every question."""
    game = start_game(SYSTEM, scenario(**PLENTY), seed)
    play_on(game, dict.fromkeys(game.state.seats, bot_named("greedy")), seed, 5_000)
    assert game.outcome is not None


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2, 202))
def test_greedy_answers_every_question_of_many_crowded_games(seed: int) -> None:
    test_greedy_answers_every_question_of_a_crowded_game(seed)


@pytest.mark.parametrize("probe", probes().values(), ids=list(probes()))
def test_a_game_without_a_judge_is_played_at_random(probe: GameSystem[Any]) -> None:
    """It is played to its end, and not always the same."""
    games = [start_game(probe, probe_scenario(probe.id), KeyedDice(4)) for _ in range(8)]
    for seed, game in enumerate(games):
        play_on(game, dict.fromkeys(game.state.seats, bot_named("greedy")), seed, 10_000)
        assert game.outcome is not None
    assert type(games[0].state) not in all_evaluators()
    assert set(evaluator_of(games[0].state)(games[0].state, (), "red")) == set()
    answers = {tuple(str(entry) for entry in game.journal) for game in games}
    assert len(answers) > 1


def test_a_first_game_takes_less_than_two_seconds() -> None:
    """Of one processor, by the measure of a plain loop, which takes longer on a slow machine too."""
    assert seconds_of_a_game(match(2)) < 2
