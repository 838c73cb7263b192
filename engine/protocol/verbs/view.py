"""`view`: the state of the game as a seat sees it."""

from __future__ import annotations

from engine.kernel.positions.codec import written
from engine.protocol.connection import Connection
from engine.protocol.request import Request, Response


class View(Request):
    """The view of a seat; the referee sees everything."""

    gives = ("view",)

    def answer(self, connection: Connection) -> Response:
        game = connection.session.game
        return {"view": written(connection.session.system, self.peer(game).sees(game))}


REQUEST = View
