"""most: the pieces with the highest or lowest value of a number."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from engine.abilities.context import AbilityContext
from engine.abilities.fields import Binds, Key
from engine.abilities.kinds import Selector, Who, Whole
from engine.abilities.runtime.ability_compiler import counter, finder, one_by_one
from engine.kernel.data.record import record
from engine.kernel.state.step import S


@record(frozen=True, slots=True, kw_only=True)
class WithMost(Selector[S]):
    """Selects the pieces with the highest value of a number; all of them if there is a tie."""

    several = False
    asked_of_each = ("by",)
    of: Who
    """The pieces to select from."""
    by: Whole
    """The number that is compared."""
    name: Annotated[str, Binds("piece"), Key("as")] = "it"
    """The name of each piece in that number."""
    least: bool = False
    """Whether the lowest value is selected."""

    def compiled(self) -> Callable[[AbilityContext[S]], tuple[str, ...]]:
        find, number, name, best = finder(self.of), counter(self.by), self.name, min if self.least else max

        def pick(context: AbilityContext[S]) -> tuple[str, ...]:
            numbers = {piece: number(its) for piece, its in one_by_one(context, name, find(context))}
            extreme = best(numbers.values(), default=0)
            return tuple([piece for piece, has in numbers.items() if has == extreme])

        return pick


OP = WithMost
