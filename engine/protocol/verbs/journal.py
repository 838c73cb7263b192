"""`journal`: where the game began and everything that was answered and thrown since."""

from __future__ import annotations

from engine.protocol.connection import Connection
from engine.protocol.request import Answer, Request


class WriteJournal(Request):
    """Writes the journal down, which `replay` takes back."""

    gives = ("journal",)
    referee_only = True

    def answer(self, connection: Connection) -> Answer:
        return {"journal": connection.session.journal()}


REQUEST = WriteJournal
