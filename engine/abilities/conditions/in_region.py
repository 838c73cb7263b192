"""in-region: a piece stands in a named region of the map."""

from __future__ import annotations

from collections.abc import Callable

from engine.abilities.context import AbilityContext
from engine.abilities.fields import SlugText
from engine.abilities.kinds import Condition, Who
from engine.abilities.runtime.ability_compiler import of_each
from engine.kernel.data.record import record
from engine.kernel.state.step import S


@record(frozen=True, slots=True, kw_only=True)
class InRegion(Condition[S]):
    """The piece stands in the region."""

    who: Who
    """The piece; of several, all must stand there."""
    region: SlugText
    """The region."""

    def compiled(self) -> Callable[[AbilityContext[S]], bool]:
        region = self.region
        return of_each(self.who, lambda context, table, piece: table.is_in(context.state, piece, region))


OP = InRegion
