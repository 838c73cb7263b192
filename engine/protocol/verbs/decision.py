"""`decision`: what is asked now, or how the game ended."""

from __future__ import annotations

from engine.protocol.connection import Connection
from engine.protocol.request import Answer, Request


class Decide(Request):
    """The open question, both by itself and as every other verb tells it, under `decision`."""

    gives = ("decision",)
    for_chance = True

    def answer(self, connection: Connection) -> Answer:
        game = connection.session.game
        decision = self.peer(game).decision(game)
        return {**decision, "decision": decision}


REQUEST = Decide
