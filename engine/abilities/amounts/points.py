"""points: the victory points of a player."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Literal

from engine.abilities.context import AbilityContext
from engine.abilities.kinds import Amount
from engine.kernel.data.record import record
from engine.kernel.state.step import S


@record(frozen=True, slots=True, kw_only=True)
class Points(Amount[S]):
    """Victory points; of several opponents, the highest score."""

    written_as: ClassVar[str] = "of"
    looks_at: ClassVar = "pieces"
    of: Literal["own", "other"]
    """The player whose points are counted, relative to the ability's player."""

    def compiled(self) -> Callable[[AbilityContext[S]], int]:
        own = self.of == "own"

        def count(context: AbilityContext[S]) -> int:
            seats = (context.cast.seat,) if own else context.table.rivals(context.state, context.cast.seat)
            return max((context.table.points(context.state, seat) for seat in seats), default=0)

        return count


OP = Points
