"""`decision`: what is asked now, or how the game ended."""

from __future__ import annotations

from engine.protocol.request import Answer, Request
from engine.protocol.session import Session


class Decide(Request):
    """The open question, both by itself and as every other verb tells it, under `decision`."""

    gives = ("decision",)
    for_chance = True

    def answer(self, session: Session) -> Answer:
        game = session.table.game
        told = self.peer(game).decision(game)
        return {**told, "decision": told}


REQUEST = Decide
