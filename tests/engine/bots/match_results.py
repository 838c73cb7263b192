"""A bot's score in a match, its time, and whether it plays identically everywhere; for any game."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from math import sqrt
from pathlib import Path
from time import process_time

from engine.bots.autoplay import play_on
from engine.bots.bot import bot_named
from engine.bots.match import Match, PlayedGame, play_game, play_match, table_of
from engine.kernel.chance.rolls import Stream
from engine.kernel.play.game import resume_game
from engine.kernel.state.decision import Decision
from engine.kernel.state.game_state import State
from engine.registry import system_named

PROJECT = Path(__file__).parents[3]
CONFIDENT = 1.96
"""A normal variable is at most so far off in 95 of 100 cases."""
CALIBRATED = 0.1
"""What the loop that the time of a game is measured by takes where the limits in seconds were set."""


def score_of(played: tuple[PlayedGame, ...]) -> float:
    """(wins + draws / 2) / games of the first player; a game without an end is a fault."""
    assert all(game.outcome is not None for game in played)
    outcomes = [(game.seating[0], game.outcome) for game in played]
    wins = sum(outcome is not None and seat in outcome.winners for seat, outcome in outcomes)
    draws = sum(outcome is not None and outcome.result == "draw" for _, outcome in outcomes)
    return (wins + draws / 2) / len(played)


def at_least(share: float, trials: int) -> float:
    """Wilson's lower bound of a share that was seen in so many trials."""
    square = CONFIDENT**2 / trials
    middle = share + square / 2
    return (middle - sqrt(square * (share * (1 - share) + square / 4))) / (1 + square)


def bound_of(match: Match) -> float:
    """The lower bound of the score; two games that share their luck are one trial, so that trials are independent."""
    return at_least(score_of(play_match(match, workers=2)), match.games // 2)


def results_under_other_hashes(scenario: str, players: str = "greedy,greedy") -> list[str]:
    """What `play` prints of a game of these bots in two processes whose hashes of strings differ."""
    command = [sys.executable, "-m", "editor.cli", "play", scenario, "--players", players]
    return [
        subprocess.run(
            [*command, "--seed", "3", "--json"],
            capture_output=True,
            text=True,
            cwd=PROJECT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            check=True,
        ).stdout
        for seed in ("0", "424242")
    ]


def seconds_of_a_game(match: Match) -> float:
    """What a game costs one processor once everything is warm, in seconds where the limits were set."""
    table = table_of(match)
    play_game(match, table, 0)
    return _seconds_of(lambda: play_game(match, table, 1))


def seconds_of_a_decision(match: Match, bot: str, every: int = 4) -> float:
    """What an answer of a bot costs one processor on average in a game of the players of a match, in seconds where
    the limits were set; it is asked now and then, and what it answers is not played."""
    asked = list(_asked_now_and_then(match, every))
    return _seconds_of(lambda: [bot_named(bot)(*each) for each in asked]) / len(asked)


def _asked_now_and_then(match: Match, every: int) -> Iterator[tuple[State, Decision, str, Stream]]:
    game = resume_game(system_named(match.system), table_of(match), match.seed)
    bots = dict(zip(game.state.seats, map(bot_named, match.players), strict=True))
    while game.decision is not None:
        if game.answers % every == 0:
            seat = game.decision.seats[0]
            yield game.view(seat), game.decision.seen_by(seat), seat, Stream(game.answers, "measured")
        play_on(game, bots, match.seed, 1)


def _seconds_of(run: Callable[[], object]) -> float:
    """What something costs one processor, in seconds where the limits were set."""
    calibrated = -process_time()
    sum(range(10_000_000))
    calibrated += process_time()
    taken = -process_time()
    run()
    return (taken + process_time()) * CALIBRATED / calibrated
