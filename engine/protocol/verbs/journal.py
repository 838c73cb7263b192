"""`journal`: where the game began and everything that was answered and thrown since."""

from __future__ import annotations

from engine.protocol.request import Answer, Request
from engine.protocol.session import Session


class WriteJournal(Request):
    """Writes the journal down, which `replay` takes back."""

    gives = ("journal",)
    referee_only = True

    def answer(self, session: Session) -> Answer:
        return {"journal": session.table.journal()}


REQUEST = WriteJournal
