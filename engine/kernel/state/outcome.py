"""The outcome of a game: who won, or a draw, and the points."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Literal

from engine.kernel.data.record import record
from engine.kernel.data.value import Json


@record(frozen=True, slots=True)
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


def win(why: str, *winners: str) -> Outcome:
    """Won by these seats, by this rule."""
    return Outcome("win", why, winners)


def draw(why: str) -> Outcome:
    """Drawn, by this rule."""
    return Outcome("draw", why)


def by_points(why: str, points: Mapping[str, int]) -> Outcome:
    """Won by the seat with most points; drawn where several have them."""
    best = tuple(seat for seat, scored in points.items() if scored == max(points.values()))
    return Outcome("win", why, best, points) if len(best) == 1 else Outcome("draw", why, (), points)
