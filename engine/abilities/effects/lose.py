"""lose: the counter of a piece decreases."""

from __future__ import annotations

from typing import Annotated

from engine.abilities.context import Now
from engine.abilities.fields import Listed
from engine.abilities.kinds import Effect, Quantity, resolved_number
from engine.kernel.data.record import record
from engine.kernel.state.step import Do, S


@record(frozen=True, slots=True, kw_only=True)
class Lose(Effect[S]):
    """A counter of a piece decreases, to zero at most."""

    causes = ("loses",)
    counter: Annotated[str, Listed("changeable")]
    """The counter."""
    amount: Quantity = 1
    """The amount."""

    def happen(self, now: Now[S]) -> Do[S]:
        return now.table.changed(now.state, now.cast, now.figure, self.counter, -resolved_number(now, self.amount))

    def matters(self, now: Now[S]) -> bool:
        done = self.happen(now)
        return bool(done.events or done.then)


OP = Lose
