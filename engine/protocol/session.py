"""One conversation with a peer: which documents and games it can name, and the game on its table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine import registry
from engine.content.resolve import Resolve
from engine.kernel.system import GameSystem
from engine.kernel.word import word
from engine.protocol.refusal import Refusal
from engine.protocol.table import Table


class Session:
    """Holds the table, if a game was set up; verbs put another one in its place."""

    def __init__(self, resolve: Resolve, *, with_probes: bool = False) -> None:
        self.resolve = resolve
        self.with_probes = with_probes
        self.laid: Table | None = None

    @property
    def systems(self) -> Mapping[str, GameSystem[Any]]:
        """The games that the peer may know of."""
        return {**registry.systems(), **(registry.probes() if self.with_probes else {})}

    @property
    def table(self) -> Table:
        """The table with its game; there must be one."""
        if self.laid is None:
            raise Refusal("no-game", word("protocol-no-game"))
        return self.laid
