"""bounded: a number kept within bounds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, ClassVar

from engine.abilities import kinds
from engine.abilities.context import AbilityContext
from engine.abilities.fields import Between
from engine.abilities.kinds import MOST, Amount, HowMany, Whole
from engine.abilities.runtime.ability_compiler import counter
from engine.kernel.data.record import record
from engine.kernel.state.step import S


@record(frozen=True, slots=True, kw_only=True)
class Bounded(Amount[S]):
    """The number, or the bound that it exceeds."""

    looks_at: ClassVar = "pieces"
    of: Whole
    """The number."""
    least: Annotated[HowMany | None, Between(-99, 99)] = None
    """The lower bound."""
    most: Annotated[HowMany | None, Between(-99, 99)] = None
    """The upper bound."""

    def compiled(self) -> Callable[[AbilityContext[S]], int]:
        of = counter(self.of)
        least = counter(-MOST if self.least is None else self.least)
        most = counter(MOST if self.most is None else self.most)
        return lambda context: kinds.bounded(of(context), least(context), most(context))


OP = Bounded
