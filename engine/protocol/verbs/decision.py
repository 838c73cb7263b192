"""`decision`: the current decision, or how the game ended."""

from __future__ import annotations

from engine.protocol.connection import Connection
from engine.protocol.request import Request, Response


class Decide(Request):
    """Returns the current decision, in the same form as the field `decision` of other answers."""

    gives = ("decision",)
    for_chance = True

    def answer(self, connection: Connection) -> Response:
        game = connection.session.game
        decision = self.peer(game).decision(game)
        return {**decision, "decision": decision}


REQUEST = Decide
