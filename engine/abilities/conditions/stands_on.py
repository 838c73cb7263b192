"""stands-on: a piece stands on a kind of ground."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from engine.abilities.context import AbilityContext
from engine.abilities.fields import Listed
from engine.abilities.kinds import Condition, Who
from engine.abilities.runtime.ability_compiler import of_each
from engine.kernel.data.record import record
from engine.kernel.state.step import S


@record(frozen=True, slots=True, kw_only=True)
class StandsOn(Condition[S]):
    """The piece stands on this ground."""

    who: Who
    """The piece; of several, all must stand there."""
    ground: Annotated[str, Listed("grounds")]
    """The ground."""

    def compiled(self) -> Callable[[AbilityContext[S]], bool]:
        ground = self.ground
        return of_each(self.who, lambda context, table, piece: table.is_on(context.state, piece, ground))


OP = StandsOn
