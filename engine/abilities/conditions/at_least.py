"""at-least: a number is greater than or equal to another."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from engine.abilities.context import AbilityContext
from engine.abilities.kinds import Condition, Whole
from engine.abilities.runtime.ability_compiler import counter
from engine.kernel.data.record import record
from engine.kernel.state.step import S


@record(frozen=True, slots=True, kw_only=True)
class AtLeast(Condition[S]):
    """A number is at least so large."""

    looks_at: ClassVar = "pieces"
    value: Whole
    """The number."""
    least: Whole
    """The lower bound."""

    def compiled(self) -> Callable[[AbilityContext[S]], bool]:
        value, bound = counter(self.value), self.least
        if isinstance(bound, int):
            return lambda context: value(context) >= bound
        return lambda context: value(context) >= bound.count(context)


OP = AtLeast
