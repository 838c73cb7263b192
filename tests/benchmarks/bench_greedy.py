"""The time of a game of the bot `greedy`, and the shares of sight and reach."""

import cProfile
import pstats
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import PurePath
from typing import Any

from engine.bots.autoplay import play_on
from engine.bots.bot import bot_named
from engine.bots.match import MOST_DECISIONS
from engine.geometry.sight.sight_fields import sight_on
from engine.kernel.play.game import resume_game
from engine.systems.battleground.system import SYSTEM
from tests.benchmarks.first_game import table
from tests.benchmarks.harness import Contender, DisagreementError, Goal, Measure, interleave, load_contender

SEEDS = range(2)
PROFILES = 3
CHESS_MOVES_IN_TWO_SECONDS = 65_000
"""What python-chess plays at random in two seconds of the machine on which the goals were set."""

SIGHT_AND_REACH = (
    ("geometry", ("sight/cover",)),
    ("sight", ("sight/", "hex/outlines")),
    ("reach", ("movement/",)),
)
"""The files of the geometry for sight and reach, by the beginnings of their paths; the first match counts."""


def measures(full: bool) -> Iterator[Measure]:
    chess: Any = load_contender("p_chess")
    games = range(3 * len(SEEDS)) if full else SEEDS
    yield _a_game(chess, games)
    yield _sight_and_reach(games if full else games[:1])


def _played(seed: int) -> int:
    """Plays a whole game; returns the number of its decisions."""
    game = resume_game(SYSTEM, table(), seed)
    bots = {seat: bot_named("greedy") for seat in game.state.seats}
    decisions = play_on(game, bots, seed, MOST_DECISIONS)
    if game.outcome is None:
        raise DisagreementError(f"game {seed} did not end")
    return decisions


def _a_game(chess: Any, games: range) -> Measure:
    """The time of a game in moves of random chess, so that it means the same on any machine."""
    decisions = sum(map(_played, games)) // len(games)
    moves = sum(chess.playout(seed) for seed in games)
    timings = interleave(
        {
            "greedy": Contender(lambda: [_played(seed) for seed in games], len(games)),
            "python-chess": Contender(lambda: [chess.playout(seed) for seed in games], moves),
        }
    )
    note = f"{decisions} decisions a game; 2 s where python-chess plays 32,500 random moves a second"
    goal = Goal("greedy game", at_most=CHESS_MOVES_IN_TWO_SECONDS)
    return timings.measure("greedy game", goal, above="greedy", below="python-chess", unit="chess moves", note=note)


def _sight_and_reach(games: range) -> Measure:
    """The self time of sight and reach together, against the largest other part of the profile."""
    shares = [_shares(games) for _ in range(PROFILES)]
    ratios = [(each["sight"] + each["reach"]) / _largest_other(each)[1] for each in shares]
    last = shares[-1]
    name, _ = _largest_other(last)
    parts = ", ".join(f"{part} {seconds / last.total():.0%}" for part, seconds in last.most_common())
    ratio = sorted(ratios)[len(ratios) // 2]
    note = f"own time by part: {parts}; all sight of the map is found out in the game"
    unit = f"x the part {name}"
    goal = Goal("greedy profile", at_most=1)
    return Measure("sight and reach in a greedy game", goal, ratio, unit, (min(ratios), max(ratios)), PROFILES, note)


def _largest_other(parts: Counter[str]) -> tuple[str, float]:
    return next(each for each in parts.most_common() if each[0] not in ("sight", "reach"))


def _shares(games: range) -> Counter[str]:
    """The seconds spent in the functions of each part of the engine; built-in functions count for their callers."""
    sight_on.cache_clear()
    profile = cProfile.Profile(time.process_time, builtins=False)
    profile.runcall(lambda: [_played(seed) for seed in games])
    parts = Counter[str]()
    stats: Any = pstats.Stats(profile)
    for (file, _, _), (_, _, own, _, _) in stats.stats.items():
        parts[_part_of(PurePath(file))] += own
    return parts


def _part_of(file: PurePath) -> str:
    """Sight, reach, another part of the engine by its folder, or `others`."""
    if "engine" not in file.parts:
        return "others"
    folders = file.parts[file.parts.index("engine") + 1 : -1]
    if folders[:1] == ("geometry",):
        path = "/".join((*folders[1:], file.name))
        named = (part for part, beginnings in SIGHT_AND_REACH if path.startswith(beginnings))
        return next(named, "geometry")
    return folders[0] if folders else "engine"
