"""`explain`: whether a choice is legal, and if not, why not."""

from __future__ import annotations

from engine.content.fields import Data
from engine.protocol.connection import Connection
from engine.protocol.request import Request, Response, read_choice


class Explain(Request):
    """Judges a choice by what the seat may know."""

    gives = ("legal", "reasons")

    action: Data
    """The choice, legal or not."""

    def answer(self, connection: Connection) -> Response:
        game = connection.session.game
        peer = self.peer(game)
        reasons = game.why_not(read_choice(self.action, "$.action"), peer.seat)
        return {"legal": not reasons, "reasons": peer.reasons(reasons)}


REQUEST = Explain
