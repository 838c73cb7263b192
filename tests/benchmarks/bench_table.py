"""What the table of the first game takes to show a decision, and to say why not; in moves of random chess."""

import time
from collections.abc import Callable, Iterator
from statistics import median
from typing import Any

from editor.playtest.choice_explanation import Explainer
from editor.playtest.choice_options import Handle
from editor.playtest.game_log import log_lines
from editor.playtest.play_session import PlaySession
from editor.playtest.snapshot import PlaySnapshot, take_snapshot
from tests.benchmarks.harness import Contender, DisagreementError, Goal, Measure, interleave, load_contender
from tests.support.play_sessions import FIRST_GAME, moments, session_at, words_of

CHESS_MOVES_A_MILLISECOND = 32.5
"""Random moves of python-chess in a second on the machine on which the limits were set."""
REPEATS = 5
DECISIONS = 120
POINTED_AT = 6
LEAST_CHOICES = 10


def measures(full: bool) -> Iterator[Measure]:
    """Each at the 95th percentile of a hundred decisions of a game by random answers."""
    chess: Any = load_contender("p_chess")
    repeats = 3 * REPEATS if full else REPEATS
    yield _measured(chess, repeats, "table: a decision shown, with sides, options and log", 20, _shown)
    yield _measured(chess, repeats, "table: why not, for a place or piece pointed at", 10, _refused)


def _measured(chess: Any, repeats: int, name: str, limit: float, times: Callable[[int], list[float]]) -> Measure:
    times(0)
    ratios, last = [], []
    for repeat in range(repeats):
        move = interleave({"chess": Contender(lambda: chess.playout(0), chess.playout(0))}, repeats=3).median("chess")
        last = sorted(times(repeat))
        ratios.append(last[len(last) * 95 // 100] / move)
    measured = f"median {median(last) * 1e3:.2g} ms of {len(last)}"
    note = f"{measured}; {limit:g} ms where python-chess plays 32,500 moves a second"
    goal = Goal(name.partition(":")[0], at_most=limit * CHESS_MOVES_A_MILLISECOND)
    return Measure(name, goal, median(ratios), "chess moves", (min(ratios), max(ratios)), repeats, note)


def _shown(seed: int) -> list[float]:
    """The seconds of each decision, from the answer before it to all the data of the screen."""
    session = session_at(FIRST_GAME, seed)
    naming, found = words_of(session), []
    for _ in moments(session, seed, DECISIONS):
        start = time.process_time()
        snapshot = take_snapshot(session, naming)
        lines = log_lines(session, session.game.answers, naming)
        found.append(time.process_time() - start)
        if not snapshot.options.choices or (
            session.game.events and not lines and session.events_after(session.game.answers)
        ):
            raise DisagreementError("a decision shows nothing")
    return found


def _refused(seed: int) -> list[float]:
    """The seconds of each hover where there are many choices; the first one also lists all wishes."""
    session = session_at(FIRST_GAME, seed)
    naming = words_of(session)
    found: list[float] = []
    for _ in moments(session, seed, DECISIONS, ("activate",)):
        snapshot = take_snapshot(session, naming)
        if len(snapshot.options.choices) >= LEAST_CHOICES:
            found += _hovered(session, snapshot, Explainer(session, snapshot.options.known, naming))
    return found


def _hovered(session: PlaySession, snapshot: PlaySnapshot, why_not: Explainer) -> Iterator[float]:
    cells = snapshot.board.places
    places = [Handle("place", cells[number * len(cells) // POINTED_AT].id) for number in range(POINTED_AT)]
    for handle in (*places, *(Handle("piece", figure.id) for figure in snapshot.board.pieces)):
        start = time.process_time()
        reasons = why_not.reasons(None, (handle,))
        yield time.process_time() - start
        if not reasons and handle not in snapshot.options.by_handle:
            raise DisagreementError(f"{handle.id} is refused without a reason")
