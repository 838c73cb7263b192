"""difference: one number minus another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, ClassVar

from engine.abilities.context import AbilityContext
from engine.abilities.fields import Between, Key
from engine.abilities.kinds import Amount, HowMany, Whole
from engine.abilities.runtime.ability_compiler import counter
from engine.kernel.data.record import record
from engine.kernel.state.step import S


@record(frozen=True, slots=True, kw_only=True)
class Difference(Amount[S]):
    """The first amount minus the second; it may be negative."""

    looks_at: ClassVar = "pieces"
    start: Annotated[HowMany, Between(-99, 99), Key("from")]
    """The number to subtract from."""
    less: Whole
    """The amount to subtract."""

    def compiled(self) -> Callable[[AbilityContext[S]], int]:
        start, less = counter(self.start), counter(self.less)
        return lambda context: start(context) - less(context)


OP = Difference
