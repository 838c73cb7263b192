"""`check`: what is wrong with a document."""

from __future__ import annotations

from engine.content.examine import examined
from engine.protocol.checking import finding
from engine.protocol.connection import Connection
from engine.protocol.documents import declarations, found
from engine.protocol.fields import NameOrObject
from engine.protocol.request import Answer, Request


class Check(Request):
    """Lists everything wrong with a document; nothing, if it is sound."""

    gives = ("findings",)

    document: NameOrObject
    """A name, or the document."""

    def answer(self, connection: Connection) -> Answer:
        data = found(connection.context, self.document, "$.document")
        told = examined(data, declarations(connection.context.systems.values()), connection.context.resolve).problems
        return {"findings": [finding(each, self.lang) for each in told]}


REQUEST = Check
