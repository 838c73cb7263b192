"""sees: a piece has a line of sight to another one."""

from __future__ import annotations

from collections.abc import Callable

from engine.abilities.context import AbilityContext
from engine.abilities.game_interface import GameInterface
from engine.abilities.kinds import Condition, Who
from engine.abilities.runtime.ability_compiler import finder, of_each
from engine.kernel.data.record import record
from engine.kernel.state.step import S


@record(frozen=True, slots=True, kw_only=True)
class Sees(Condition[S]):
    """The piece sees another one."""

    who: Who
    """The pieces that see; of several, all must."""
    whom: Who
    """The pieces that are seen; of several, any will do."""

    def compiled(self) -> Callable[[AbilityContext[S]], bool]:
        find = finder(self.whom)

        def sees(context: AbilityContext[S], table: GameInterface[S], piece: str) -> bool:
            return any(table.sees(context.state, piece, other) for other in find(context))

        return of_each(self.who, sees)


OP = Sees
