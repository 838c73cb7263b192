"""The average time of a decision of the bot `search`, in each mission of Battleground."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from engine.bots.bot import bot_named
from engine.kernel.chance.rolls import Stream
from engine.kernel.data.choice import Choice
from engine.kernel.play.game import resume_game
from engine.kernel.state.decision import Decision
from engine.systems.battleground.state import Battle
from engine.systems.battleground.system import SYSTEM
from tests.benchmarks.first_game import table
from tests.benchmarks.harness import Contender, Goal, Measure, interleave, load_contender

MISSIONS = ("first-game", "drowned-altar", "break-through", "castle-siege")
EVERY = 3
"""Only every so many decisions of a game are timed."""
PLAY_OUTS = range(8)
CHESS_MOVES_IN_SIXTY_MS = 1_950
"""What python-chess plays at random in 60 ms of the machine on which the goals were set."""


class Question(NamedTuple):
    """A decision of a seat, with its view."""

    view: Battle
    decision: Decision
    seat: str
    number: int


def measures(full: bool) -> Iterator[Measure]:
    return (_a_decision(mission, full) for mission in MISSIONS)


def _a_decision(mission: str, full: bool) -> Measure:
    """The time of a decision in moves of random chess, so that it means the same on any machine."""
    chess: Any = load_contender("p_chess")
    asked = [question for seed in range(4 if full else 1) for question in _questions(mission, seed)]
    moves = sum(map(chess.playout, PLAY_OUTS))
    timings = interleave(
        {
            "search": Contender(lambda: [_answer(each) for each in asked], len(asked)),
            "python-chess": Contender(lambda: [chess.playout(seed) for seed in PLAY_OUTS], moves),
        },
        repeats=5 if full else 3,
    )
    note = f"{len(asked)} decisions of games between greedy bots; 60 ms where python-chess plays 32,500 moves a second"
    goal, name = Goal("search decision", at_most=CHESS_MOVES_IN_SIXTY_MS), f"search decision: {mission}"
    return timings.measure(name, goal, above="search", below="python-chess", unit="chess moves", note=note)


@cache
def _questions(mission: str, seed: int) -> tuple[Question, ...]:
    """Some of the decisions in a game of two greedy bots."""
    game, found = resume_game(SYSTEM, table(mission), seed), list[Question]()
    while game.decision is not None:
        seat = game.decision.seats[0]
        question = Question(game.view(seat), game.decision.seen_by(seat), seat, game.answers)
        if game.answers % EVERY == 0:
            found.append(question)
        game.apply(bot_named("greedy")(*question[:3], Stream(seed, "bench", game.answers)), seat)
    return tuple(found)


def _answer(question: Question) -> Choice:
    return bot_named("search")(*question[:3], Stream(question.number, "bench"))
