"""score: a player scores victory points."""

from __future__ import annotations

from typing import Annotated, Literal

from engine.abilities.context import Now
from engine.abilities.fields import Between
from engine.abilities.kinds import Effect, HowMany, resolved_number
from engine.kernel.data.record import record
from engine.kernel.state.step import Do, S


@record(frozen=True, slots=True, kw_only=True)
class Score(Effect[S]):
    """Victory points."""

    once = True
    needs_piece = False
    points: Annotated[HowMany, Between(1, 99)]
    """The number."""
    whose: Literal["own", "other"] = "own"
    """The player who scores: the ability's player, or each opponent."""

    def happen(self, now: Now[S]) -> Do[S]:
        points, seat = resolved_number(now, self.points), now.cast.seat
        if not points:
            return Do()
        seats = (seat,) if self.whose == "own" else now.table.rivals(now.state, seat)
        done = [now.table.scored(now.state, each, points) for each in seats]
        events = tuple(event for each in done for event in each.events)
        return Do(events, tuple(step for each in done for step in each.then))


OP = Score
