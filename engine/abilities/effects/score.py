"""score: a player scores victory points."""

from __future__ import annotations

from typing import Annotated, Literal

from engine.abilities.context import Now
from engine.abilities.fields import Between
from engine.abilities.kinds import Effect, HowMany, many
from engine.kernel.data.record import record
from engine.kernel.state.step import Do, S


@record(frozen=True, slots=True, kw_only=True)
class Score(Effect[S]):
    """Victory points."""

    once = True
    needs_piece = False
    points: Annotated[HowMany, Between(1, 99)]
    """How many."""
    whose: Literal["own", "other"] = "own"
    """Who scores them: the player of the ability, or the other one."""

    def happen(self, now: Now[S]) -> Do[S]:
        points, seat = many(now, self.points), now.cast.seat
        scores = seat if self.whose == "own" else now.table.rival(now.state, seat)
        return now.table.scored(now.state, scores, points) if points else Do()


OP = Score
