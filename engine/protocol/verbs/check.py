"""`check`: the problems of a document."""

from __future__ import annotations

from engine.content.checks.document_checks import check_document
from engine.protocol.connection import Connection
from engine.protocol.fields import NameOrObject
from engine.protocol.request import Request, Response
from engine.session.documents import find_document
from engine.session.problem_json import problem_json


class Check(Request):
    """Lists the problems of a document, and in `more` the minimum number of further ones, if there are any."""

    gives = ("findings",)
    may_give = ("more",)

    document: NameOrObject
    """The id of a document, or the document."""

    def answer(self, connection: Connection) -> Response:
        data = find_document(connection.context, self.document, "$.document")
        checked = check_document(data, connection.context.declarations, connection.context.resolve, thorough=True)
        more: Response = {"more": checked.more} if checked.more else {}
        return {"findings": [problem_json(each, self.lang) for each in checked.problems], **more}


REQUEST = Check
