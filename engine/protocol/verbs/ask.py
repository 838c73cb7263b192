"""`ask`: a question about the rules or the map that changes nothing, such as what sees what."""

from __future__ import annotations

from pydantic import ConfigDict, JsonValue

from engine.content.errors import nearest, shown
from engine.kernel.word import word
from engine.protocol.fields import Name
from engine.protocol.questions import answer_of
from engine.protocol.refusal import bad_field
from engine.protocol.request import Answer, Request
from engine.protocol.session import Session


class Ask(Request):
    """Asks the system one of its questions; the fields besides `what` are the question's own."""

    model_config = ConfigDict(extra="allow")
    __pydantic_extra__: dict[str, JsonValue]

    what: Name
    """Which question."""

    def answer(self, session: Session) -> Answer:
        table = session.table
        state = self.peer(table.game).sees(table.game)
        asks = table.system.asks
        if self.what not in asks:
            problem = word("protocol-no-such-question", what=shown(self.what), system=table.system.id)
            raise bad_field("$.what", problem, nearest(self.what, asks))
        return answer_of(asks[self.what], state, self.__pydantic_extra__)


REQUEST = Ask
