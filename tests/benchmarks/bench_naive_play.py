"""Goal 18: random play of whole games, against our own engine with naive sight, naive reach and deep copies."""

from collections.abc import Iterator
from typing import Any

from tests.benchmarks.first_game import answered, table
from tests.benchmarks.harness import Contender, Goal, Measure, agree, interleave
from tests.benchmarks.naive_parts import copied, naive_parts

SEEDS = range(6)


def measures(full: bool) -> Iterator[Measure]:
    games = range(3 * len(SEEDS)) if full else SEEDS
    for seed in games:
        agree(f"game {seed}", {"ours": _ours(seed), "naive": _naive(seed)})
    timings = interleave(
        {
            "ours": Contender(lambda: [_ours(seed) for seed in games], len(games)),
            "naive": Contender(lambda: [_naive(seed) for seed in games], len(games)),
        }
    )
    # Whole naive fields would make it hundreds of times; nobody would write them, so only what is asked is looked at.
    note = "a game; shapely line by line for the pairs asked about, dict and heapq, a deep copy of the state an answer"
    goal = Goal("18", at_least=8)
    yield timings.measure("random play, naive parts", goal, above="naive", below="ours", unit="x naive", note=note)


def _ours(seed: int) -> Any:
    """All events of a game."""
    return [moment.game for moment in answered(seed)][-1].events


def _naive(seed: int) -> Any:
    """The events of the same game, with each state copied before it is left."""
    with naive_parts(table()):
        return [(moment.game, copied(moment.game.state)) for moment in answered(seed)][-1][0].events
