"""The first game as benches play it: from the stock documents, by random answers, as figure actions."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from editor.services.document_resolver import DocumentResolver
from engine.bots.players.random import choose
from engine.content.kinds.scenario import Scenario
from engine.kernel.chance.rolls import Stream
from engine.kernel.data.choice import Choice
from engine.kernel.play.game import Game, resume_game
from engine.session.context import GameContext
from engine.session.documents import load_playable
from engine.systems.battleground.state import Battle
from engine.systems.battleground.system import SYSTEM

FIRST_GAME = "first-game"
ACTIONS = frozenset({"move", "attack", "use", "focus", "guard"})
"""The kinds of figure actions; cards, re-rolls, turns and the like are parts of them."""


@cache
def scenario(mission: str = FIRST_GAME) -> dict[str, Any]:
    """The stock scenario, complete."""
    return load_playable(GameContext(DocumentResolver()), f"battleground/{mission}", Scenario, "$").plain()


@cache
def table(mission: str = FIRST_GAME) -> Battle:
    """The state before the first decision; games share it, as those of a match do."""
    return SYSTEM.setup(scenario(mission))


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision of a game, and the answer given."""

    game: Game[Battle]
    answer: Choice
    seat: str


def answered(seed: int) -> Iterator[Moment]:
    """A game of the bot `random`; yields each moment before its answer."""
    game: Game[Battle] = resume_game(SYSTEM, table(), seed)
    stream = Stream(seed, "bench")
    while game.decision is not None:
        seat = game.decision.seats[0]
        answer = choose(game.state, game.decision, seat, stream)
        yield Moment(game, answer, seat)
        game.apply(answer, seat)


def figure_actions(seed: int) -> int:
    """Plays a whole game; returns the number of its figure actions."""
    return sum(moment.answer.kind in ACTIONS for moment in answered(seed))
