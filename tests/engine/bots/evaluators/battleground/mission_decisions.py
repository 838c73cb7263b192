"""Questions drawn from games of the four missions of Battleground that ship."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from editor.services.document_resolver import DocumentResolver
from engine.bots.autoplay import play_on
from engine.bots.bot import bot_named
from engine.content.kinds.scenario import Scenario
from engine.kernel.data.choice import Choice
from engine.kernel.play.game import resume_game
from engine.session.context import GameContext
from engine.session.documents import load_playable
from engine.systems.battleground.state import Battle
from engine.systems.battleground.system import SYSTEM

MISSIONS = ("first-game", "drowned-altar", "break-through", "castle-siege")
FEW = 4
"""Questions with fewer choices are not drawn."""


class Asked(NamedTuple):
    """What a seat knows, and its choices."""

    view: Battle
    choices: tuple[Choice, ...]
    seat: str


@cache
def table(mission: str) -> Battle:
    """The state of a mission before its first decision."""
    return SYSTEM.setup(
        load_playable(GameContext(DocumentResolver()), f"battleground/{mission}", Scenario, "$").plain()
    )


def drawn(mission: str, seed: int, every: int, bot: str = "random") -> Iterator[Asked]:
    """Each so many questions of a game of these bots."""
    game = resume_game(SYSTEM, table(mission), seed)
    bots = {seat: bot_named(bot) for seat in game.state.seats}
    number = 0
    while game.decision is not None:
        seat = game.decision.seats[0]
        choices = game.decision.seen_by(seat).choices_of(seat)
        number += len(choices) >= FEW
        if len(choices) >= FEW and number % every == 0:
            yield Asked(game.view(seat), choices, seat)
        play_on(game, bots, seed, 1)
