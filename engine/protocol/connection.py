"""A connection with one client: the games and documents available to it, and the game that it plays."""

from __future__ import annotations

from engine.content.references.resolver import ResolveDocument
from engine.kernel.data.message import message
from engine.session.context import GameContext
from engine.session.refusal import Refusal
from engine.session.session import GameSession


class Connection:
    """The current game, if there is one; verbs replace it."""

    def __init__(self, resolve: ResolveDocument, *, with_probes: bool = False) -> None:
        self.context = GameContext(resolve, with_probes=with_probes)
        self.current: GameSession | None = None

    @property
    def session(self) -> GameSession:
        """The current game; raises an error if there is none."""
        if self.current is None:
            raise Refusal("no-game", message("protocol-no-game"))
        return self.current
