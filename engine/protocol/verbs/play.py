"""`play`: let bots continue the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

from pydantic import Field

from engine.bots.autoplay import play_on
from engine.bots.bot import Bot, UnknownBot, bot_named
from engine.content.problems import nearest, shown
from engine.kernel.data.message import message
from engine.protocol.connection import Connection
from engine.protocol.fields import Players
from engine.protocol.limits import MAX_DECISIONS
from engine.protocol.request import Request, Response
from engine.protocol.request_refusals import bad_field


class Play(Request):
    """Bots answer for their seats until the game is over, another seat must answer, or the limit is reached."""

    gives = ("result", "decisions", "decision")

    players: Players
    """The name of a bot for each seat, in the order of the seats or by seat."""
    until: Annotated[int, Field(ge=0, le=MAX_DECISIONS)] = MAX_DECISIONS
    """The limit of decisions."""

    def answer(self, connection: Connection) -> Response:
        session = connection.session.copy()
        peer = self.peer(session.game)
        seated = _seated(self.players, session.game.state.seats)
        bots = {seat: _bot(seat, name) for seat, name in seated.items()}
        taken = play_on(session.game, bots, session.luck.seed, self.until)
        connection.current = session
        outcome = session.game.outcome
        journal: Response = {"journal": session.journal()} if peer.seat is None else {}
        return {
            "result": outcome.to_json() if outcome else None,
            "decisions": taken,
            "decision": peer.decision(session.game),
            **journal,
        }


def _seated(players: Sequence[str] | Mapping[str, str], seats: Sequence[str]) -> dict[str, str]:
    """The bot of each seat that has one; raises an error for unknown ones."""
    if not isinstance(players, Mapping):
        if len(players) != len(seats):
            raise bad_field("$.players", message("protocol-players-and-seats", players=len(players), seats=len(seats)))
        players = dict(zip(seats, players, strict=True))
    for seat in players:
        if seat not in seats:
            raise bad_field("$.players", message("protocol-no-such-seat", seat=seat), nearest(seat, seats))
    return dict(players)


def _bot(seat: str, name: str) -> Bot:
    try:
        return bot_named(name)
    except UnknownBot as error:
        raise bad_field(f"$.players.{seat}", message("protocol-no-such-bot", name=shown(name)), error.nearest) from None


REQUEST = Play
