"""A peer that talks to the engine and holds every answer to the published schema."""

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from jsonschema import Draft202012Validator

from editor.services.document_resolver import DocumentResolver
from engine.protocol.connection import Connection
from engine.protocol.schema import protocol_schema
from engine.protocol.server import answer_to

Answer = dict[str, Any]


@cache
def validator(line: str) -> Draft202012Validator:
    """Checks lines of one kind: `request-new`, `answer-new`, `error`."""
    whole = protocol_schema()
    return Draft202012Validator({"$defs": whole["$defs"], "$ref": f"#/$defs/{line}"})


class Conversation:
    """Requests in, answers out, in this process."""

    def __init__(self, *, with_probes: bool = True) -> None:
        self.connection = Connection(DocumentResolver(with_probes=with_probes), with_probes=with_probes)

    def line(self, line: bytes) -> Answer:
        """The answer to any line."""
        answer: Answer = json.loads(answer_to(self.connection, line))
        validator("error" if not answer["ok"] else f"answer-{json.loads(line)['do']}").validate(answer)
        return answer

    def send(self, do: str, **fields: Any) -> Answer:
        """The answer to a request; `seat` is sent as `as`."""
        if "seat" in fields:
            fields["as"] = fields.pop("seat")
        return self.line(json.dumps({"do": do, **fields}).encode())

    def ask(self, do: str, **fields: Any) -> Answer:
        """The answer to a request that is right."""
        answer = self.send(do, **fields)
        assert answer["ok"], answer["error"]
        return answer

    def refused(self, do: str, **fields: Any) -> Answer:
        """The error that answers a request that is wrong; the game is as it was before."""
        before = self.position()
        answer = self.send(do, **fields)
        assert not answer["ok"], answer
        assert self.position() == before
        error: Answer = answer["error"]
        return error

    def position(self) -> Answer | None:
        """Everything, if there is a game."""
        answer = self.send("position")
        return answer["position"] if answer["ok"] else None

    def new(self, probe: str, **fields: Any) -> Answer:
        """Begin the scenario of a probe; returns the decision."""
        decision: Answer = self.ask("new", scenario=f"{probe}/probe", **fields)["decision"]
        return decision

    def choose(self, kind: str, seat: str = "referee", **data: Any) -> Answer:
        """Give an answer."""
        return self.ask("choose", choice={"kind": kind, **data}, seat=seat)


def code_and_path(error: Mapping[str, Any]) -> tuple[str, str | None]:
    """What a program looks at in an error."""
    return error["code"], error["path"]
