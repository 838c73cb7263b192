"""`replay`: play a journal again from its start."""

from __future__ import annotations

from engine.content.kinds.journal import Journal
from engine.protocol.connection import Connection
from engine.protocol.fields import NameOrObject
from engine.protocol.request import Answer, Request
from engine.session.documents import load_playable
from engine.session.start_game import replay_journal


class Replay(Request):
    """Lays the game of a journal on the table, as it stood at the end of it."""

    gives = ("events", "decision")
    referee_only = True

    journal: NameOrObject
    """A name, or the document that `journal` or `play` gave."""

    def answer(self, connection: Connection) -> Answer:
        journal = load_playable(connection.context, self.journal, Journal, "$.journal")
        session = replay_journal(connection.context, journal, "$.journal")
        peer = self.peer(session.game)
        connection.current = session
        return {"events": peer.events(session.game.events), "decision": peer.decision(session.game)}


REQUEST = Replay
