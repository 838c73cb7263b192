"""`hello`: the program, the version of the protocol, and the games that can be played."""

from __future__ import annotations

from engine.bots.bot import bots
from engine.protocol.connection import Connection
from engine.protocol.request import Request, Response
from engine.version import VERSION
from engine.words import languages

PROTOCOL = 1


class Hello(Request):
    """Introduces the engine."""

    gives = ("name", "version", "protocol", "systems")

    def answer(self, connection: Connection) -> Response:
        return {
            "name": "Hexsmith",
            "version": VERSION,
            "protocol": PROTOCOL,
            "systems": list(connection.context.systems),
            "bots": list(bots()),
            "languages": list(languages()),
        }


REQUEST = Hello
