"""Whether a bot knows what its seat must not: it answers alike, however the hidden cards and bags are dealt."""

from typing import Any

from engine.bots.bot import bot_named
from engine.kernel.chance.rolls import Stream
from engine.kernel.play.game import Game


def count_other_deals(game: Game[Any], bot: str, decisions: int) -> int:
    """Plays on by one bot, each answer of it asked for twice: in the full state, and in another that its seat cannot
    tell from it; in how many decisions the other one really was another."""
    others = 0
    for number in range(decisions):
        if game.decision is None:
            break
        seat = game.decision.seats[0]
        chosen = _answer(game, bot, seat, game.state, number)
        full = game.imagined(seat, Stream(number, "another deal"))
        others += full != game.state
        assert _answer(game, bot, seat, full, number) == chosen
        game.apply(chosen, seat)
    return others


def _answer(game: Game[Any], bot: str, seat: str, state: Any, number: int) -> Any:
    """What the bot answers where this is the full state."""
    assert game.decision is not None
    seen = game.system.view(state, seat)
    return bot_named(bot)(seen, game.decision.seen_by(seat), seat, Stream(number, "test"))
