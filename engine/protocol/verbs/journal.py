"""`journal`: the start of the game, and all answers and random results since."""

from __future__ import annotations

from engine.protocol.connection import Connection
from engine.protocol.request import Request, Response


class WriteJournal(Request):
    """Writes the journal, which `replay` reads."""

    gives = ("journal",)
    referee_only = True

    def answer(self, connection: Connection) -> Response:
        return {"journal": connection.session.journal()}


REQUEST = WriteJournal
