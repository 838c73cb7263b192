"""`replay`: replay a journal from its start."""

from __future__ import annotations

from engine.content.kinds.journal import Journal
from engine.protocol.connection import Connection
from engine.protocol.fields import NameOrObject
from engine.protocol.request import Request, Response
from engine.session.documents import load_playable
from engine.session.start_game import replay_journal


class Replay(Request):
    """Makes the game of a journal the current game, as it was at the end of the journal."""

    gives = ("events", "decision")
    referee_only = True

    journal: NameOrObject
    """An id, or the document returned by `journal` or `play`."""

    def answer(self, connection: Connection) -> Response:
        journal = load_playable(connection.context, self.journal, Journal, "$.journal")
        session = replay_journal(connection.context, journal, "$.journal")
        peer = self.peer(session.game)
        connection.current = session
        return {"events": peer.events(session.game.events), "decision": peer.decision(session.game)}


REQUEST = Replay
