"""Goal 13 for the second game: the legal choices of busy positions of Hoplomachus, as lists made anew."""

from collections.abc import Iterator
from typing import Any

from editor.services.document_resolver import DocumentResolver
from engine.bots.players.random import choose
from engine.content.kinds.scenario import Scenario
from engine.kernel.chance.rolls import Stream
from engine.kernel.play.game import Game, resume_game
from engine.session.context import GameContext
from engine.session.documents import load_playable
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.system import SYSTEM
from tests.benchmarks.harness import Contender, DisagreementError, Goal, Measure, interleave, load_contender

SCENARIO = "hoplomachus/skirmish-pozzuoli"
LEAST_CHOICES = 40
POSITIONS = 12
GAMES = 100
"""The maximum number of games searched for busy positions."""


def measures(full: bool) -> Iterator[Measure]:
    chess: Any = load_contender("p_chess")
    yield _legal_lists(chess, POSITIONS * 4 if full else POSITIONS)


def _busy(number: int) -> list[Arena]:
    """Positions of random games in which a unit may do forty to sixty things."""
    table = SYSTEM.setup(load_playable(GameContext(DocumentResolver()), SCENARIO, Scenario, "$").plain())
    found: list[Arena] = []
    for seed in range(GAMES):
        for state, choices in _asked(resume_game(SYSTEM, table, seed), seed):
            if LEAST_CHOICES <= choices <= LEAST_CHOICES + 20:
                found.append(state)
                if len(found) == number:
                    return found
    raise DisagreementError("too few positions have so many choices")


def _asked(game: Game[Arena], seed: int) -> Iterator[tuple[Arena, int]]:
    """The decisions of a game of the bot `random`: the state, and the number of choices."""
    stream = Stream(seed, "bench")
    while game.decision is not None:
        yield game.state, len(game.decision.choices)
        seat = game.decision.seats[0]
        game.apply(choose(game.state, game.decision, seat, stream), seat)


def _checked(states: list[Arena]) -> int:
    """The number of choices; each is legal by its clauses, and no legal wish is missing."""
    actions = 0
    for state in states:
        for action in state.question.offers:
            offered = {each.id for each in action.choices(state)}
            if offered != {wish.id for wish in action.wishes(state) if action.legal(state, wish)}:
                raise DisagreementError(f"the list of {action.kind} is not what its clauses allow")
            actions += len(offered)
    return actions


def _legal_lists(chess: Any, number: int) -> Measure:
    """The time to list the choices of a player, against the moves of a busy chess position."""
    states = _busy(number)
    actions = _checked(states)
    board = chess.chess.Board(chess.BUSY)
    timings = interleave(
        {
            "python-chess": Contender(lambda: chess.legal_list(board)),
            "ours": Contender(lambda: [state.question.ask(state) for state in states], len(states)),
        },
        turn_seconds=0.2,
    )
    note = f"{actions // len(states)} choices on average; python-chess lists {len(chess.legal_list(board))} moves"
    goal = Goal("13", at_most=6)
    return timings.measure(
        "legal choices of Hoplomachus", goal, above="ours", below="python-chess", unit="times", note=note
    )
