"""The cache of a bot during a game; it never changes the bot's answers."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Any


@dataclass(slots=True)
class Memory:
    """A cache of evaluations, by everything they depend on.

    `known` is valid in every position of the game; `imagined` only in those examined for one decision.
    """

    known: dict[Hashable, Any] = field(default_factory=dict)
    imagined: dict[Hashable, float] = field(default_factory=dict)

    def only_known(self) -> Memory:
        """The cache without `imagined`, for the next decision."""
        return Memory(self.known)
