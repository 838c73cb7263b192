"""`check`: what is wrong with a document."""

from __future__ import annotations

from engine.content.examine import examined
from engine.protocol.checking import finding
from engine.protocol.documents import declarations, found
from engine.protocol.fields import NameOrObject
from engine.protocol.request import Answer, Request
from engine.protocol.session import Session


class Check(Request):
    """Lists everything wrong with a document; nothing, if it is sound."""

    gives = ("findings",)

    document: NameOrObject
    """A name, or the document."""

    def answer(self, session: Session) -> Answer:
        data = found(session, self.document, "$.document")
        told = examined(data, declarations(session.systems.values()), session.resolve).problems
        return {"findings": [finding(each, self.lang) for each in told]}


REQUEST = Check
