"""Matches: many games of the same players, each with a seed of its own, on any number of processes."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any

from engine.bots.autoplay import play_on
from engine.bots.bot import bot_named
from engine.kernel.chance.rolls import random_below
from engine.kernel.data.record import record
from engine.kernel.play.game import resume_game
from engine.kernel.state.game_state import State
from engine.kernel.state.outcome import Outcome
from engine.registry import system_named

MOST_DECISIONS = 100_000
BATCHES_PER_WORKER = 8
LARGEST_BATCH = 10
LARGEST_SEED = 2**53

MatchReport = Callable[["Sequence[PlayedGame]"], None]
"""Callback for progress, called with the games that have been played since the last call."""


class WrongPlayers(ValueError):
    """A match needs one player for each seat."""

    def __init__(self, players: Sequence[str], seats: Sequence[str]) -> None:
        super().__init__(f"{len(players)} players for {len(seats)} seats")
        self.players = tuple(players)
        self.seats = tuple(seats)


class GamesLost(RuntimeError):
    """The processes that played some of the games were killed from outside, each time that they were tried."""

    def __init__(self, played: Sequence[PlayedGame], lost: Sequence[int]) -> None:
        super().__init__(f"{len(lost)} games lost")
        self.played = tuple(played)
        """The games that were played."""
        self.lost = tuple(lost)
        """The numbers of the games."""


@record(frozen=True, slots=True)
class Match:
    """A series of games of one scenario between bots, named in the order of the seats.

    With `swap_seats` the players move one seat on from game to game, and games of one round trip share their luck.
    """

    system: str
    scenario: Mapping[str, Any]
    players: tuple[str, ...]
    games: int
    seed: int = 0
    swap_seats: bool = False

    def seed_of(self, number: int) -> int:
        """The seed of a game."""
        pairing = number // len(self.players) if self.swap_seats else number
        return random_below(LARGEST_SEED, self.seed, "game", pairing)

    def seating(self, number: int, seats: Sequence[str]) -> tuple[str, ...]:
        """The seat of each player in a game."""
        shift = number % len(seats) if self.swap_seats else 0
        return tuple(seats[(player + shift) % len(seats)] for player in range(len(seats)))


@record(frozen=True, slots=True)
class PlayedGame:
    """A game of a match: the seat of each player, and the result. Without an outcome it did not end."""

    number: int
    seed: int
    seating: tuple[str, ...]
    outcome: Outcome | None
    rounds: int | None
    decisions: int


def play_match(match: Match, workers: int = 1, report: MatchReport = lambda _: None) -> tuple[PlayedGame, ...]:
    """Play all games; the results do not depend on the number of workers. `report` is called with finished games.

    Raises `GamesLost` if the system killed a process playing some of them twice, and again when they were played alone.
    """
    seats_of(match)
    if workers == 1 or match.games == 1:
        return tuple(_in_this_process(match, report))
    return _in_processes(match, workers, report)


def seats_of(match: Match) -> tuple[str, ...]:
    """The seats of the scenario; raises `WrongPlayers` or `UnknownBot` if the players do not fit."""
    seats = table_of(match).seats
    if len(match.players) != len(seats):
        raise WrongPlayers(match.players, seats)
    for name in match.players:
        bot_named(name)
    return seats


def table_of(match: Match) -> State:
    """The initial state of every game of the match; a state never changes, so they share it."""
    table: State = system_named(match.system).setup(match.scenario)
    return table


def play_game(match: Match, table: State, number: int) -> PlayedGame:
    """Play one game of the match."""
    seed = match.seed_of(number)
    game = resume_game(system_named(match.system), table, seed)
    seating = match.seating(number, game.state.seats)
    bots = {seat: bot_named(name) for seat, name in zip(seating, match.players, strict=True)}
    decisions = play_on(game, bots, seed, MOST_DECISIONS)
    return PlayedGame(number, seed, seating, game.outcome, getattr(game.state, "round", None), decisions)


def _in_this_process(match: Match, report: MatchReport) -> Iterator[PlayedGame]:
    table = table_of(match)
    for number in range(match.games):
        played = play_game(match, table, number)
        report([played])
        yield played


def _in_processes(match: Match, workers: int, report: MatchReport) -> tuple[PlayedGame, ...]:
    size = max(1, min(LARGEST_BATCH, match.games // (workers * BATCHES_PER_WORKER)))
    waiting = [range(start, min(start + size, match.games)) for start in range(0, match.games, size)]
    played: list[PlayedGame] = []

    def keep(games: Sequence[PlayedGame]) -> None:
        played.extend(games)
        report(games)

    for _ in range(2):
        waiting = _play_together(match, waiting, workers, keep) if waiting else []
    # The batch that crashes its process is identified by giving each batch a process of its own.
    lost = [number for batch in waiting if _play_together(match, [batch], 1, keep) for number in batch]
    played.sort(key=lambda game: game.number)
    if lost:
        raise GamesLost(played, lost)
    return tuple(played)


def _play_together(match: Match, batches: Sequence[range], workers: int, keep: MatchReport) -> list[range]:
    """Play these batches; returns those that were not played because a process was killed and took the others with
    it."""
    from concurrent.futures import Future, ProcessPoolExecutor, as_completed
    from concurrent.futures.process import BrokenProcessPool
    from multiprocessing import active_children, get_context

    others = active_children()
    pool = ProcessPoolExecutor(min(workers, len(batches)), get_context("spawn"), _leave_interrupts_to_the_parent)
    waiting = {batch.start: batch for batch in batches}
    begun: list[Future[list[PlayedGame]]] = []
    try:
        with suppress(BrokenProcessPool), _interrupts_held_back():
            begun.extend(pool.submit(_play_batch, match, batch) for batch in batches)
        for done in as_completed(begun):
            with suppress(BrokenProcessPool):
                games = done.result()
                del waiting[games[0].number]
                keep(games)
    except BaseException:
        for worker in active_children():
            if worker not in others:
                worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)
    return list(waiting.values())


def _play_batch(match: Match, numbers: Sequence[int]) -> list[PlayedGame]:
    table = table_of(match)
    return [play_game(match, table, number) for number in numbers]


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Interrupts are delayed until the end, and blocked for good in the processes that are started meanwhile."""
    if sys.platform == "win32":  # The platform has no signals to block.
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _leave_interrupts_to_the_parent() -> None:
    """A worker ignores interrupts, even one that came while it was starting: the parent handles them and ends the
    worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
