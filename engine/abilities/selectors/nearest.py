"""nearest: the pieces at the smallest distance in hexes."""

from __future__ import annotations

from collections.abc import Callable

from engine.abilities.context import OWNER, AbilityContext
from engine.abilities.kinds import MeasuredFrom, Selector, Who
from engine.abilities.runtime.ability_compiler import finder, place_finder
from engine.kernel.data.record import record
from engine.kernel.state.step import S


@record(frozen=True, slots=True, kw_only=True)
class Nearest(Selector[S]):
    """The nearest pieces; several if there is a tie."""

    several = False
    of: Who
    """The pieces to select from."""
    to: MeasuredFrom = OWNER
    """The pieces to measure to; of several, any will do."""

    def compiled(self) -> Callable[[AbilityContext[S]], tuple[str, ...]]:
        find, start = finder(self.of), place_finder(self.to)

        def pick(context: AbilityContext[S]) -> tuple[str, ...]:
            table, state, from_where = context.table, context.state, start(context)
            if not from_where:
                return ()
            found = find(context)
            context.look(len(found) * len(from_where))
            away = {piece: min(table.steps_apart(state, one, piece) for one in from_where) for piece in found}
            least = min(away.values(), default=0)
            return tuple([piece for piece, steps in away.items() if steps == least])

        return pick


OP = Nearest
