"""`undo`: take answers back."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from engine.kernel.word import word
from engine.protocol.limits import MAX_UNDO
from engine.protocol.refusal import bad_field
from engine.protocol.request import Answer, Request
from engine.protocol.session import Session


class Undo(Request):
    """Takes back answers, those of chance too; the same answers then meet the same dice."""

    gives = ("decision",)

    count: Annotated[int, Field(ge=0, le=MAX_UNDO)] = 1
    """How many."""

    def answer(self, session: Session) -> Answer:
        table = session.table.copy()
        peer = self.peer(table.game)
        if self.count > table.game.answers:
            raise bad_field("$.count", word("protocol-undo-too-many", count=self.count, most=table.game.answers))
        table.game.rewind(self.count)
        session.laid = table
        return {"decision": peer.decision(table.game)}


REQUEST = Undo
