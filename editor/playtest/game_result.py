"""The result of a game as text: who won, by which rule, with which points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from editor.game_text.display_names import DisplayNames
from editor.view_model.side_panel import SheetLine
from engine.kernel.state.outcome import Outcome


@dataclass(frozen=True, slots=True)
class GameResult:
    """Content of the result screen."""

    kind: Literal["win", "draw", "loss"]
    headline: str
    rule: str
    """The rule that ended the game."""
    winners: tuple[str, ...]
    points: tuple[SheetLine, ...]
    """The points of each seat, in order; none in a game without points."""


def result_of(outcome: Outcome, naming: DisplayNames) -> GameResult:
    """The result of a game."""
    if outcome.winners:
        headline = naming.say("result-won", winners=outcome.winners, number=len(outcome.winners))
    elif outcome.result == "draw":
        headline = naming.say("result-drawn")
    else:
        headline = naming.say("result-lost")
    points = tuple(SheetLine(naming.name(seat), str(scored)) for seat, scored in outcome.points.items())
    return GameResult(outcome.result, headline, outcome.why, outcome.winners, points)
