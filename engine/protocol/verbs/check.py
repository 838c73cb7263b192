"""`check`: what is wrong with a document."""

from __future__ import annotations

from engine.content.checks.document_checks import check_document
from engine.protocol.connection import Connection
from engine.protocol.fields import NameOrObject
from engine.protocol.request import Answer, Request
from engine.session.documents import declarations, find_document
from engine.session.problem_json import problem_json


class Check(Request):
    """Lists everything wrong with a document; nothing, if it is sound."""

    gives = ("findings",)

    document: NameOrObject
    """A name, or the document."""

    def answer(self, connection: Connection) -> Answer:
        data = find_document(connection.context, self.document, "$.document")
        told = check_document(
            data, declarations(connection.context.systems.values()), connection.context.resolve
        ).problems
        return {"findings": [problem_json(each, self.lang) for each in told]}


REQUEST = Check
