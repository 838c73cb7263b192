"""`choose`: answer the current decision."""

from __future__ import annotations

from typing import Any

from engine.kernel.data.choice import Choice
from engine.kernel.play.errors import IllegalChoice
from engine.kernel.play.game import Game
from engine.kernel.state.event import Event
from engine.protocol.connection import Connection
from engine.protocol.fields import ChoiceOrId
from engine.protocol.peer import Peer
from engine.protocol.request import Request, Response, read_choice
from engine.protocol.request_refusals import of_choice


class Choose(Request):
    """Makes one of the offered choices, or a legal one of the same form."""

    gives = ("events", "decision")
    for_chance = True

    choice: ChoiceOrId
    """The id of a choice, or its kind and fields; fields may be omitted as long as only one choice matches."""

    def answer(self, connection: Connection) -> Response:
        session = connection.session.copy()
        peer = self.peer(session.game)
        answer = self.choice if isinstance(self.choice, str) else read_choice(self.choice, "$.choice")
        events = _applied(session.game, peer, answer)
        connection.current = session
        return {"events": peer.events(events), "decision": peer.decision(session.game)}


def _applied(game: Game[Any], peer: Peer, answer: Choice | str) -> tuple[Event[Any], ...]:
    """The events of the choice."""
    try:
        return game.apply(answer, peer.seat)
    except IllegalChoice as error:
        raise of_choice(error, "$.choice") from None


REQUEST = Choose
