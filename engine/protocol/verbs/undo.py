"""`undo`: take answers back."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from engine.kernel.data.message import message
from engine.protocol.connection import Connection
from engine.protocol.limits import MAX_UNDO
from engine.protocol.request import Request, Response
from engine.protocol.request_refusals import bad_field


class Undo(Request):
    """Takes back answers, including those of `chance`; the same answers then get the same dice."""

    gives = ("decision",)

    count: Annotated[int, Field(ge=0, le=MAX_UNDO)] = 1
    """The number of choices taken back."""

    def answer(self, connection: Connection) -> Response:
        session = connection.session.copy()
        peer = self.peer(session.game)
        if self.count > session.game.answers:
            raise bad_field("$.count", message("protocol-undo-too-many", count=self.count, most=session.game.answers))
        session.game.undo(self.count)
        connection.current = session
        return {"decision": peer.decision(session.game)}


REQUEST = Undo
