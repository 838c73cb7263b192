"""The outcome of a game: who won, or a draw, and the points."""

from __future__ import annotations

from collections.abc import Callable, Mapping
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
        """The outcome in the notation of the protocol; `winner` is there if a single seat won."""
        return {
            "result": self.result,
            "winner": self.winners[0] if len(self.winners) == 1 else None,
            "winners": list(self.winners),
            "why": self.why,
            "points": dict(self.points),
        }


def win(why: str, *winners: str) -> Outcome:
    """A win for these seats, by this rule."""
    return Outcome("win", why, winners)


def draw(why: str) -> Outcome:
    """A draw, by this rule."""
    return Outcome("draw", why)


def own_team(seat: str) -> str:
    """The name of the team of a seat that plays for itself."""
    return seat


def by_points(why: str, points: Mapping[str, int], team_of: Callable[[str], str] = own_team) -> Outcome:
    """A win for all seats of the team with most points in total; a draw if several teams have them."""
    scored = dict[str, int]()
    for seat, number in points.items():
        scored[team_of(seat)] = scored.get(team_of(seat), 0) + number
    best = [team for team, number in scored.items() if number == max(scored.values())]
    if len(best) != 1:
        return Outcome("draw", why, (), points)
    return Outcome("win", why, tuple(seat for seat in points if team_of(seat) == best[0]), points)
