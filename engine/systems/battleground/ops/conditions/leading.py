"""leading: whether the owner's army has more victory points than the other one (BG-WIN-1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, ClassVar

from engine.abilities.context import AbilityContext
from engine.abilities.fields import Between
from engine.abilities.kinds import Condition
from engine.kernel.data.record import record
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class Leads(Condition[Battle]):
    """The lead is at least so large; a negative lead is the greatest allowed deficit."""

    written_as: ClassVar[str] = "by"
    looks_at: ClassVar = "pieces"
    by: Annotated[int, Between(-200, 200)]
    """The size of the lead."""
    so: bool = True
    """Whether it must hold, or must not."""

    def compiled(self) -> Callable[[AbilityContext[Battle]], bool]:
        least, expected = self.by, self.so

        def holds(context: AbilityContext[Battle]) -> bool:
            state, seat = context.state, context.cast.seat
            table = context.table
            return (table.points(state, seat) - table.points(state, state.opponent(seat)) >= least) == expected

        return holds


OP = Leads
