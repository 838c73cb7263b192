"""How well a bot does in a match, what it costs, and whether it plays the same everywhere: alike for every game."""

import os
import subprocess
import sys
from math import sqrt
from pathlib import Path
from time import process_time

from engine.bots.match import Match, Played, play_game, play_match, table_of

PROJECT = Path(__file__).parents[2]
CONFIDENT = 1.96
"""A normal variable is at most so far off in 95 of 100 cases."""
CALIBRATED = 0.1
"""What the loop that the time of a game is measured by takes where the limits in seconds were set."""


def score_of(played: tuple[Played, ...]) -> float:
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


def told_under_other_hashes(scenario: str, players: str = "greedy,greedy") -> list[str]:
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
    calibrated = -process_time()
    sum(range(10_000_000))
    calibrated += process_time()
    taken = -process_time()
    play_game(match, table, 1)
    return (taken + process_time()) * CALIBRATED / calibrated
