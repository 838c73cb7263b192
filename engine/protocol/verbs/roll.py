"""`roll`: answer for `chance`, with the results of real dice or cards."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from engine.content.fields import Many
from engine.kernel.chance.rolls import Chance
from engine.kernel.data.message import message
from engine.kernel.play.errors import IllegalChoice
from engine.kernel.state.decision import CHANCE
from engine.kernel.state.event import Event
from engine.protocol.connection import Connection
from engine.protocol.fields import Result
from engine.protocol.limits import MAX_RESULTS
from engine.protocol.peer import REFEREE
from engine.protocol.request import Request, Response
from engine.protocol.request_refusals import of_choice
from engine.session.refusal import Refusal
from engine.session.session import GameSession


class Roll(Request):
    """Gives results to the seat `chance`, in the order of the throws; all are accepted or none."""

    gives = ("events", "decision")
    for_chance = True

    results: Annotated[Many[Result], Field(min_length=1, max_length=MAX_RESULTS)]
    """Faces of dice, or cards."""

    def answer(self, connection: Connection) -> Response:
        if self.seat not in (REFEREE, CHANCE):
            raise Refusal("referee-only", message("protocol-referee-only", verb=self.do), path="$.as")
        session = connection.session.copy()
        peer = self.peer(session.game)
        events: list[Event[Any]] = []
        for number, result in enumerate(self.results):
            events.extend(_throw(session, result, f"$.results[{number}]"))
        connection.current = session
        return {"events": peer.events(events), "decision": peer.decision(session.game)}


def _throw(session: GameSession, result: int | str, path: str) -> tuple[Event[Any], ...]:
    """The events of one result."""
    game = session.game
    top = game.state.agenda[-1] if game.decision is not None else None
    if not isinstance(top, Chance):
        raise Refusal("not-on-offer", message("protocol-no-throw"), path=path)
    try:
        return game.apply(top.answer(result), CHANCE)
    except IllegalChoice as error:
        raise of_choice(error, path) from None


REQUEST = Roll
