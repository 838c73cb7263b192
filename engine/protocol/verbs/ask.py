"""`ask`: a query about the rules or the map, such as which places see each other."""

from __future__ import annotations

from pydantic import ConfigDict, JsonValue

from engine.content.problems import nearest, shown
from engine.kernel.data.message import message
from engine.protocol.connection import Connection
from engine.protocol.fields import Name
from engine.protocol.queries import answer_query
from engine.protocol.request import Request, Response
from engine.protocol.request_refusals import bad_field


class Ask(Request):
    """Sends a query to the game; the fields other than `what` are those of the query."""

    model_config = ConfigDict(extra="allow")
    __pydantic_extra__: dict[str, JsonValue]

    what: Name
    """The name of the query."""

    def answer(self, connection: Connection) -> Response:
        session = connection.session
        state = self.peer(session.game).sees(session.game)
        asks = session.system.asks
        if self.what not in asks:
            problem = message("protocol-no-such-question", what=shown(self.what), system=session.system.id)
            raise bad_field("$.what", problem, nearest(self.what, asks))
        return answer_query(asks[self.what], state, self.__pydantic_extra__, session.system.known)


REQUEST = Ask
