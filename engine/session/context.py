"""The context of a game session: a resolver for the ids of documents, and the game systems that may be played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine import registry
from engine.content.declarations import Declarations
from engine.content.references.resolver import ResolveDocument
from engine.kernel.rules.game_system import GameSystem


class GameContext:
    """The documents and games that a session can use; probes only on request."""

    def __init__(self, resolve: ResolveDocument, *, with_probes: bool = False) -> None:
        self.resolve = resolve
        self.with_probes = with_probes

    @property
    def declarations(self) -> Declarations:
        """The declarations of these games on their documents."""
        return registry.declarations(with_probes=self.with_probes)

    @property
    def systems(self) -> Mapping[str, GameSystem[Any]]:
        """The games that can be played."""
        return {**registry.systems(), **(registry.probes() if self.with_probes else {})}
