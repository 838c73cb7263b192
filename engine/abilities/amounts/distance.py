"""distance: the number of hexes between two pieces."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from engine.abilities.context import AbilityContext
from engine.abilities.fields import Key
from engine.abilities.kinds import Amount, MeasuredFrom
from engine.abilities.runtime.ability_compiler import place_finder
from engine.kernel.data.record import record
from engine.kernel.state.step import S


@record(frozen=True, slots=True, kw_only=True)
class Distance(Amount[S]):
    """The distance in hexes between the nearest of the pieces; zero if there are none."""

    start: Annotated[MeasuredFrom, Key("from")]
    """The pieces to measure from."""
    to: MeasuredFrom
    """The pieces to measure to."""

    def compiled(self) -> Callable[[AbilityContext[S]], int]:
        here, there = place_finder(self.start), place_finder(self.to)

        def count(context: AbilityContext[S]) -> int:
            table, state, some, others = context.table, context.state, here(context), there(context)
            context.look(len(some) * len(others))
            return min((table.steps_apart(state, one, other) for one in some for other in others), default=0)

        return count


OP = Distance
