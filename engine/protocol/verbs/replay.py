"""`replay`: play a journal again from its start."""

from __future__ import annotations

from engine.content.kinds.journal import Journal
from engine.protocol.documents import playable
from engine.protocol.fields import NameOrObject
from engine.protocol.request import Answer, Request
from engine.protocol.session import Session
from engine.protocol.setting_up import replayed


class Replay(Request):
    """Lays the game of a journal on the table, as it stood at the end of it."""

    gives = ("events", "decision")
    referee_only = True

    journal: NameOrObject
    """A name, or the document that `journal` or `play` gave."""

    def answer(self, session: Session) -> Answer:
        table = replayed(session, playable(session, self.journal, Journal, "$.journal"), "$.journal")
        peer = self.peer(table.game)
        session.laid = table
        return {"events": peer.events(table.game.events), "decision": peer.decision(table.game)}


REQUEST = Replay
