"""Autoplay: bots answer until the game ends, a limit is reached, or a seat without a bot has to answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.bots.bot import Bot
from engine.kernel.chance.rolls import Stream
from engine.kernel.play.game import Game
from engine.kernel.state.decision import Decision


def play_on(game: Game[Any], bots: Mapping[str, Bot], seed: int, most: int) -> int:
    """Answer for the seats that have a bot, up to a limit; returns the number of decisions.

    The random results of a bot depend only on the seed, its seat and the number of the decision, so that a game played
    in parts is the same as one played without a break.
    """
    taken = 0
    while taken < most and game.decision is not None:
        seat = next_to_answer(game.decision, bots)
        if seat is None:
            break
        stream = Stream(seed, "bot", seat, game.answers)
        game.apply(bots[seat](game.view(seat), game.decision.seen_by(seat), seat, stream), seat)
        taken += 1
    return taken


def next_to_answer(decision: Decision, bots: Mapping[str, Bot]) -> str | None:
    """The seat with a bot that answers now; None if only others can answer."""
    if decision.mode == "all":
        return next((seat for seat in decision.seats if seat in bots), None)
    return decision.seats[0] if decision.seats[0] in bots else None
