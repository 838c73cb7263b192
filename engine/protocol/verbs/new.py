"""`new`: start a game, from a scenario or in the middle from a position."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from engine.content.fields import Many, Seed
from engine.content.kinds.position import Position
from engine.content.limits import MAX_DICE, MAX_FACE
from engine.kernel.data.message import message
from engine.protocol.connection import Connection
from engine.protocol.fields import Name, NameOrObject
from engine.protocol.limits import MAX_OPTIONS
from engine.protocol.request import Request, Response
from engine.protocol.request_refusals import bad_field
from engine.session.documents import load_playable
from engine.session.luck import Luck
from engine.session.session import GameSession
from engine.session.start_game import start_of_position, start_of_scenario, start_session


class New(Request):
    """Starts a game. Where no seed or dice are given, those of the position are used, otherwise seed 0."""

    gives = ("decision",)

    scenario: NameOrObject | None = None
    """The scenario to start: an id, or the document."""
    position: NameOrObject | None = None
    """The position to continue: an id, or the document. The past of a saved game is left out."""
    seed: Seed | None = None
    """The seed of all results that are not scripted."""
    dice: Annotated[Many[Annotated[int, Field(ge=1, le=MAX_FACE)]], Field(max_length=MAX_DICE)] | None = None
    """The faces of the next dice, in the order of the throws."""
    strict: bool | None = None
    """Whether it is an error if these dice run out."""
    ask: bool | None = None
    """Whether the seat `chance` is asked for results that are not scripted."""
    profile: Annotated[dict[str, Name], Field(max_length=MAX_OPTIONS)] | None = None
    """The rule options that differ from the scenario's."""

    def answer(self, connection: Connection) -> Response:
        session = self._session(connection)
        decision = self.peer(session.game).decision(session.game)
        connection.current = session
        return {"decision": decision}

    def _session(self, connection: Connection) -> GameSession:
        if self.scenario is not None and self.position is None:
            start = start_of_scenario(connection.context, self.scenario, self.profile or {}, "$.scenario")
            return start_session(start, self._luck(Luck()))
        if self.position is None or self.scenario is not None:
            raise bad_field("$.scenario", message("protocol-one-start"))
        if self.profile:
            raise bad_field("$.profile", message("protocol-profile-of-position"))
        position = load_playable(connection.context, self.position, Position, "$.position", in_play=True)
        start, luck = start_of_position(connection.context, position, "$.position")
        return start_session(start, self._luck(luck), "$.position.state")

    def _luck(self, before: Luck) -> Luck:
        """The requested luck; values that were not given stay as they were."""
        asked: dict[str, Any] = {
            "seed": self.seed,
            "dice": self.dice,
            "strict": self.strict,
            "ask": self.ask,
        }
        return before.but(**{name: value for name, value in asked.items() if value is not None})


REQUEST = New
