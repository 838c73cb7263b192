"""`ask`: a question about the rules or the map that changes nothing, such as what sees what."""

from __future__ import annotations

from pydantic import ConfigDict, JsonValue

from engine.content.errors import nearest, shown
from engine.kernel.choice import Choice
from engine.kernel.value import from_json
from engine.kernel.word import word
from engine.protocol.fields import Name
from engine.protocol.refusal import Refusal, bad_field
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
        peer = self.peer(table.game)
        asks = table.system.asks
        if self.what not in asks:
            problem = word("protocol-no-such-question", what=self.what, system=table.system.id)
            raise bad_field("$.what", problem, nearest(self.what, asks))
        try:
            question = Choice(self.what, {name: from_json(value) for name, value in self.__pydantic_extra__.items()})
            return dict(asks[self.what](peer.sees(table.game), question))
        except (LookupError, TypeError, ValueError) as error:
            # A question reads its fields as it goes, and so stumbles over what is missing or makes no sense in it.
            raise Refusal("bad-field", word("protocol-bad-question", problem=shown(str(error))), path="$") from error


REQUEST = Ask
