"""The bot `brisk`: nearly as strong as `greedy`, and the same if an evaluator has no quick filter."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from editor.services.document_resolver import DocumentResolver
from engine.bots.autoplay import play_on
from engine.bots.bot import bot_named
from engine.bots.evaluator import all_position_evaluators
from engine.bots.match import Match, play_match
from engine.content.kinds.scenario import Scenario
from engine.kernel.chance.rolls import KeyedDice
from engine.kernel.play.game import Game, start_game
from engine.kernel.rules.game_system import GameSystem
from engine.registry import probe_scenario, probes
from engine.session.context import GameContext
from engine.session.documents import load_playable
from engine.systems.battleground.system import SYSTEM
from tests.engine.bots.hidden_information import count_other_deals
from tests.engine.bots.match_results import bound_of, results_under_other_hashes, score_of
from tests.rules.battleground.crowded_game import PLENTY
from tests.support.battleground import scenario

pytestmark = pytest.mark.slow

LEAST_AGAINST_RANDOM = 0.90
LEAST_AGAINST_GREEDY = 0.38
"""What the lower bound of 95 % has to reach: it is about as strong."""


@cache
def stock(name: str) -> dict[str, Any]:
    """A stock scenario, complete."""
    return load_playable(GameContext(DocumentResolver()), name, Scenario, "$").plain()


def match(games: int, *players: str, name: str = "battleground/first-game") -> Match:
    return Match(name.partition("/")[0], stock(name), players, games, 7, swap_seats=True)


def test_brisk_beats_random() -> None:
    """Six games, seats swapped, each pair with the same random results."""
    assert score_of(play_match(match(6, "brisk", "random"))) >= LEAST_AGAINST_RANDOM


@pytest.mark.soak
def test_brisk_is_about_as_strong_as_greedy() -> None:
    """Two hundred games, likewise."""
    assert bound_of(match(200, "brisk", "greedy")) >= LEAST_AGAINST_GREEDY


def test_games_of_brisk_do_not_depend_on_the_process() -> None:
    """The hashes of strings do not matter."""
    reported = results_under_other_hashes("battleground/first-game", "brisk,brisk")
    assert reported[0] == reported[1]


def test_the_cache_of_brisk_changes_no_answer() -> None:
    """A bot without a cache plays the same game as one with it."""
    games: list[Game[Any]] = [start_game(SYSTEM, stock("battleground/first-game"), 3) for _ in range(2)]
    seats = games[0].state.seats
    play_on(games[0], dict.fromkeys(seats, bot_named("brisk")), 3, 60)
    for _ in range(60):
        play_on(games[1], dict.fromkeys(seats, bot_named("brisk")), 3, 1)
    assert games[0].journal == games[1].journal


def test_brisk_knows_nothing_hidden() -> None:
    """Its answers do not depend on how the cards that it cannot see are dealt."""
    assert count_other_deals(start_game(SYSTEM, scenario(**PLENTY), 5), "brisk", 60) > 30


def test_brisk_answers_every_question_of_a_crowded_game() -> None:
    """Massive figures, items, marks, tests of abilities, guards: it answers every question."""
    game = start_game(SYSTEM, scenario(**PLENTY), 1)
    play_on(game, dict.fromkeys(game.state.seats, bot_named("brisk")), 1, 5_000)
    assert game.outcome is not None


def test_in_hoplomachus_it_is_greedy() -> None:
    """There every choice is soon judged, so that none is left out at a glance."""
    name = "hoplomachus/skirmish-pozzuoli"
    brisk, greedy = (match(2, bot, bot, name=name) for bot in ("brisk", "greedy"))
    assert play_match(brisk) == play_match(greedy)


@pytest.mark.parametrize("probe", probes().values(), ids=list(probes()))
def test_a_game_without_a_judge_is_played_as_greedy_plays_it(probe: GameSystem[Any]) -> None:
    journals = list(_journals(probe))
    assert type(start_game(probe, probe_scenario(probe.id), KeyedDice(4)).state) not in all_position_evaluators()
    assert journals[0] == journals[1]


def _journals(probe: GameSystem[Any]) -> Iterator[Any]:
    for bot in ("brisk", "greedy"):
        game = start_game(probe, probe_scenario(probe.id), KeyedDice(4))
        play_on(game, dict.fromkeys(game.state.seats, bot_named(bot)), 4, 10_000)
        yield game.journal
