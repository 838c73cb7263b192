"""`position`: everything at this moment, as a document that `new` takes back."""

from __future__ import annotations

from engine.protocol.request import Answer, Request
from engine.protocol.session import Session


class Place(Request):
    """Writes the position down."""

    gives = ("position",)
    referee_only = True

    def answer(self, session: Session) -> Answer:
        return {"position": session.table.position()}


REQUEST = Place
