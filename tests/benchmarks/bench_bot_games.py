"""Games of each bot against the engine before they were made quicker: the same games then, and how fast now.

Two commits of the repository's own history play the same games, which proves that nothing but the speed changed then.
The tree as it is now is timed against the older one; its rules and cards may have changed since.
"""

from collections.abc import Iterator
from statistics import median

from tests.benchmarks.harness import DisagreementError, Goal, Measure
from tests.benchmarks.revisions import (
    HERE,
    SCENARIOS,
    NoHistoryError,
    Turn,
    Workload,
    milliseconds,
    play_side_by_side,
    workers,
)

BEFORE = "70f90eadd88b587216d6198679812902497fdaeb"
"""The last commit before judges remembered places and attacks and looked at moves lazily."""
AFTER = "1d04225db056a7a9e89a13649bed9292089a3cae"
"""The commit that introduced both."""
FIRST_GAME, SKIRMISH = "battleground/first-game", "hoplomachus/skirmish-pozzuoli"
GREEDY, SEARCH, BRISK = (("greedy",) * 2, ("search",) * 2, ("brisk",) * 2)
GAMES = 3
"""How many games are timed; the default run has little time."""


def measures(full: bool) -> Iterator[Measure]:
    games = range(3 * GAMES if full else GAMES)
    try:
        yield from _identical(range(3 if full else 1), full)
        yield from _speed(games, full)
    except NoHistoryError as error:
        raise DisagreementError(str(error)) from error


def _identical(seeds: range, full: bool) -> Iterator[Measure]:
    """Whether the games of both commits are the same: decisions, choices, events, winner and round."""
    workloads = [Workload(scenario, GREEDY, seeds) for scenario in SCENARIOS]
    workloads += [Workload(SKIRMISH, SEARCH, range(1))] if full else []
    with workers(BEFORE, AFTER) as (before, after):
        for workload in workloads:
            for turn in play_side_by_side(before, after, workload):
                if turn.differences():
                    raise DisagreementError(f"{workload.name} differs in {', '.join(turn.differences())}")
            same = Goal("same games", at_least=1)
            note = f"seeds 0 to {workload.seeds.stop - 1} of {BEFORE[:7]} and {AFTER[:7]}"
            yield Measure(f"same games: {workload.name}", same, 1.0, "of all", (1.0, 1.0), len(workload.seeds), note)


def _speed(games: range, full: bool) -> Iterator[Measure]:
    """The speed of the working tree as a multiple of that of the older commit."""
    with workers(BEFORE, HERE) as (before, here):

        def gain(workload: Workload, least: float, instead: Workload | None = None) -> Measure:
            turns = list(play_side_by_side(before, here, workload, instead))
            return _measure(instead or workload, turns, Goal("faster games", at_least=least))

        greedy = Workload(FIRST_GAME, GREEDY, games)
        yield gain(greedy, 1.2)
        yield gain(Workload(SKIRMISH, GREEDY, games), 3.5)
        yield gain(greedy, 2.0, Workload(FIRST_GAME, BRISK, games))
        if full:
            # It remembered attacks within a decision already; what it gains is hardly more than the keys cost.
            yield gain(Workload(FIRST_GAME, SEARCH, range(2)), 0.95)
            yield gain(Workload(SKIRMISH, SEARCH, range(2)), 2.2)


def _measure(workload: Workload, turns: list[Turn], goal: Goal) -> Measure:
    gains = [turn.gain for turn in turns]
    before, after = milliseconds(turns)
    note = f"{before:.0f} ms a game at {BEFORE[:7]}, {after:.0f} ms now ({1000 / after:.2f} games a second)"
    spread = min(gains), max(gains)
    return Measure(f"games: {workload.name}", goal, median(gains), "times as fast", spread, len(turns), note)
