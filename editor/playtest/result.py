"""How a game ended, in words: who won, by which rule, with which points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from editor.board.panel import Fact
from editor.playtest.naming import Naming
from engine.kernel.state.outcome import Outcome


@dataclass(frozen=True, slots=True)
class Result:
    """What the last screen says."""

    kind: Literal["win", "draw", "loss"]
    headline: str
    rule: str
    """The rule that ended the game."""
    winners: tuple[str, ...]
    points: tuple[Fact, ...]
    """The points of each seat, in their order; none in a game without points."""


def result_of(outcome: Outcome, naming: Naming) -> Result:
    """The end of a game."""
    if outcome.winners:
        headline = naming.say("result-won", winners=outcome.winners, number=len(outcome.winners))
    elif outcome.result == "draw":
        headline = naming.say("result-drawn")
    else:
        headline = naming.say("result-lost")
    points = tuple(Fact(naming.name(seat), str(scored)) for seat, scored in outcome.points.items())
    return Result(outcome.result, headline, outcome.why, outcome.winners, points)
