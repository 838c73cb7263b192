"""How a game ended."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from engine.kernel.value import Json


@dataclass(frozen=True, slots=True)
class Outcome:
    """Won by some seats, lost by all (against the game itself), or drawn; `why` is the rule that ended it."""

    result: Literal["win", "draw", "loss"]
    why: str
    winners: tuple[str, ...] = ()
    points: Mapping[str, int] = field(default_factory=dict)

    def to_json(self) -> dict[str, Json]:
        """As the protocol writes it; `winner` names a lone winner."""
        return {
            "result": self.result,
            "winner": self.winners[0] if len(self.winners) == 1 else None,
            "winners": list(self.winners),
            "why": self.why,
            "points": dict(self.points),
        }
