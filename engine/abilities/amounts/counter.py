"""counter: the value of a counter of a piece."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, ClassVar

from engine.abilities.context import AbilityContext
from engine.abilities.fields import Listed
from engine.abilities.kinds import Amount, Who
from engine.abilities.runtime.ability_compiler import sum_over_pieces
from engine.kernel.data.record import record
from engine.kernel.state.step import S


@record(frozen=True, slots=True, kw_only=True)
class CounterOf(Amount[S]):
    """The value of a counter of a piece, or the sum over several pieces."""

    looks_at: ClassVar = "pieces"
    of: Who
    """The pieces with the counter."""
    name: Annotated[str, Listed("counters")]
    """The counter."""

    def compiled(self) -> Callable[[AbilityContext[S]], int]:
        name = self.name
        return sum_over_pieces(self.of, lambda context, table, piece: table.counter(context.state, piece, name))


OP = CounterOf
