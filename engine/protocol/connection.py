"""A connection with one peer: the games and documents that it can name, and the game that it plays."""

from __future__ import annotations

from engine.content.references.resolver import Resolve
from engine.kernel.data.message import message
from engine.session.context import GameContext
from engine.session.refusal import Refusal
from engine.session.session import GameSession


class Connection:
    """Holds the current game, if one was set up; verbs put another one in its place."""

    def __init__(self, resolve: Resolve, *, with_probes: bool = False) -> None:
        self.context = GameContext(resolve, with_probes=with_probes)
        self.current: GameSession | None = None

    @property
    def session(self) -> GameSession:
        """The current game; there must be one."""
        if self.current is None:
            raise Refusal("no-game", message("protocol-no-game"))
        return self.current
