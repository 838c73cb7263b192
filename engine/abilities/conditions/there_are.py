"""there-are: a number of pieces exist."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, ClassVar

from engine.abilities.context import AbilityContext
from engine.abilities.fields import Between
from engine.abilities.kinds import MOST, Condition, HowMany, Who
from engine.abilities.runtime.ability_compiler import counter, finder
from engine.kernel.data.record import record
from engine.kernel.state.step import S


@record(frozen=True, slots=True, kw_only=True)
class ThereAre(Condition[S]):
    """A condition that such pieces exist."""

    looks_at: ClassVar = "pieces"
    who: Who
    """The pieces."""
    least: Annotated[HowMany, Between(0, 99)] = 1
    """The lowest number of them."""
    most: Annotated[HowMany | None, Between(0, 99)] = None
    """The highest number of them."""

    def compiled(self) -> Callable[[AbilityContext[S]], bool]:
        find, least, most = finder(self.who), self.least, MOST if self.most is None else self.most
        if isinstance(least, int) and isinstance(most, int):
            return lambda context: least <= len(find(context)) <= most
        fewest, most_of_all = counter(least), counter(most)
        return lambda context: fewest(context) <= len(find(context)) <= most_of_all(context)


OP = ThereAre
