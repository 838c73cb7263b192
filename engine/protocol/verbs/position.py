"""`position`: the complete state at this moment, as a document that `new` reads."""

from __future__ import annotations

from engine.protocol.connection import Connection
from engine.protocol.request import Request, Response


class Place(Request):
    """Writes the position, without its past, which `journal` writes."""

    gives = ("position",)
    referee_only = True

    def answer(self, connection: Connection) -> Response:
        return {"position": connection.session.position()}


REQUEST = Place
