"""`view`: the state of the game as a seat sees it."""

from __future__ import annotations

from engine.kernel.codec import written
from engine.protocol.request import Answer, Request
from engine.protocol.session import Session


class View(Request):
    """What the seat may know; the referee knows everything."""

    gives = ("view",)

    def answer(self, session: Session) -> Answer:
        game = session.table.game
        return {"view": written(session.table.system, self.peer(game).sees(game))}


REQUEST = View
