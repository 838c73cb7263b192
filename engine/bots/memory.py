"""The cache of a bot during a game; it never changes what the bot answers."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Any


@dataclass(slots=True)
class Memory:
    """A cache of evaluations, by everything they depend on.

    What is `known` holds in every position of the game; what is `imagined` only in those that are looked at for one
    decision, where much stays as it is.
    """

    known: dict[Hashable, Any] = field(default_factory=dict)
    imagined: dict[Hashable, float] = field(default_factory=dict)

    def only_known(self) -> Memory:
        """The memory without what was imagined: with it another decision begins."""
        return Memory(self.known)
