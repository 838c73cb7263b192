"""has: the counter of a piece is within bounds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, ClassVar

from engine.abilities.context import AbilityContext
from engine.abilities.fields import Between, Listed
from engine.abilities.game_interface import GameInterface
from engine.abilities.kinds import MOST, Condition, HowMany, Who
from engine.abilities.runtime.ability_compiler import counter, of_each
from engine.kernel.data.record import record
from engine.kernel.state.step import S


@record(frozen=True, slots=True, kw_only=True)
class Has(Condition[S]):
    """The counter of the piece is within the bounds."""

    looks_at: ClassVar = "pieces"
    who: Who
    """The piece; of several, all must have it."""
    counter: Annotated[str, Listed("counters")]
    """The counter."""
    least: Annotated[HowMany | None, Between(0, 99)] = None
    """The lowest value; one if it is left out."""
    most: Annotated[HowMany | None, Between(0, 99)] = None
    """The highest value."""

    def compiled(self) -> Callable[[AbilityContext[S]], bool]:
        name, most = self.counter, MOST if self.most is None else self.most
        least = int(self.most is None) if self.least is None else self.least
        if isinstance(least, int) and isinstance(most, int):
            return of_each(
                self.who, lambda context, table, piece: least <= table.counter(context.state, piece, name) <= most
            )
        fewest, most_of_all = counter(least), counter(most)

        def has(context: AbilityContext[S], table: GameInterface[S], piece: str) -> bool:
            return fewest(context) <= table.counter(context.state, piece, name) <= most_of_all(context)

        return of_each(self.who, has)


OP = Has
